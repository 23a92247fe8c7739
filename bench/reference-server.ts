import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';

// The most that node:http can do: a prepared buffer for every request, nothing looked at, nothing logged.
const body = randomBytes(Number(process.env.SIZE));
const server = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length });
  response.end(body);
});
server.listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));
