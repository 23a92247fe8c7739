// The last step of a build: starts the product, waits until its assistant is ready, and stops it. This fills the caches of
// compiled code, parsed content and encoder weights in build/, which may be read-only later (in an image). Errors are ignored,
// because a real start reports them.
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
// A build on a slow machine succeeds without full caches.
const timeoutMs = AbortSignal.timeout(30_000);
const asks = async () => (await fetch(`http://127.0.0.1:${port}/readyz`, { signal: timeoutMs })).ok;
while (!(await asks())) await new Promise((later) => setTimeout(later, 100));
await stop();
process.exit();
