import { run } from '#server/main.ts';

// The server as `npm start` runs it, without the build: the tests have built the site already.
await run();
