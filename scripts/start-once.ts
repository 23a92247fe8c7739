// The end of a build: starts the product once, until its assistant reads messages, and ends it. What Node makes of the program, what
// is made of the content and the encoder's weights lie in build/ from then on, for every start, also where that cannot be
// written any more (an image). Whatever is wrong, a real start says.
const program = new URL('../build/program/main.js', import.meta.url);
const { start } = (await import(program.href)) as typeof import('../src/server/main.ts');
const { server, stop } = await start({
  ...process.env,
  PORT: '0',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'silent',
});
const address = server.address();
const port = typeof address === 'object' ? address?.port : undefined;
// Half a minute: a machine that takes longer starts all the same.
const timeoutMs = AbortSignal.timeout(30_000);
const asks = async () => (await fetch(`http://127.0.0.1:${port}/readyz`, { signal: timeoutMs })).ok;
while (!(await asks())) await new Promise((later) => setTimeout(later, 100));
await stop();
process.exit();
