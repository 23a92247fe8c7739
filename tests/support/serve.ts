// The server as `npm start` runs it, without the look at its source: the tests have built the site already. Most of them ask the
// assistant nothing, and some hundred sites are started: it is made ready with the first message.
const program = new URL('../../build/program/main.js', import.meta.url);
const { run } = (await import(program.href)) as typeof import('#server/main.ts');
await run({ warm: false });
