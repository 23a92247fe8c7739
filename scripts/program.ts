import { run } from '../src/server/main.ts';
import { holdBuild } from './build-in-use.ts';

// What `npm start` becomes, once it is bundled (bundle-server.ts).
holdBuild(new URL('../in-use.sqlite', import.meta.url));
await run();
