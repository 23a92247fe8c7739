// The server as `npm start` runs it, without the check for a stale build. The assistant is loaded at the first message, because
// most tests do not use it and start some hundred sites.
const program = new URL('../../build/program/main.js', import.meta.url);
const { run } = (await import(program.href)) as typeof import('#server/main.ts');
await run({ warm: false });
