import { run } from '../src/server/main.ts';
import { holdBuild } from './build-in-use.ts';

// Entry point of the bundle that `npm start` runs (bundle-server.ts).
holdBuild(new URL('../in-use.sqlite', import.meta.url));
await run();
