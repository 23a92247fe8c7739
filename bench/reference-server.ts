import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

// The most that node:http can do: the same bytes under the same headers for every request, nothing looked at or logged.
const body = readFileSync(process.env.BODY ?? '');
const headers = JSON.parse(process.env.HEADERS ?? '[]') as string[];
const server = createServer((_, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));
