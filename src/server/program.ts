import { run } from './main.ts';

// What `npm start` runs, once it is bundled (scripts/bundle-server.ts).
await run();
