import { run } from '../src/server/main.ts';

// What `npm start` becomes, once it is bundled (bundle-server.ts).
await run();
