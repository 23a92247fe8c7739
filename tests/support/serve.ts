import { run } from '#server/main.ts';

// The server as `npm start` runs it, without the build: the tests have built the site already. Most of them ask the assistant
// nothing, and some hundred sites are started: it is made ready with the first message.
await run({ warm: false });
