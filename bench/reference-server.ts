import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

// The upper bound of node:http: sends the same bytes and headers for every request, without routing or logging.
const body = readFileSync(process.env.BODY ?? '');
const headers = JSON.parse(process.env.HEADERS ?? '[]') as string[];
const server = createServer((_, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));
