import { connect } from 'node:net';

// Runs four attacks at once on a local site for some seconds. pressure.ts starts it as a separate process, so that the attackers do
// not distort the visitors' times.
// Usage: pressure-attacks.ts <port> <seconds> [pipelined] [searches] [unread] [chats]; all four by default.

const port = Number(process.argv[2]);
const end = performance.now() + Number(process.argv[3]) * 1000;
const named = process.argv.slice(4);
const isOver = () => performance.now() > end;

const get = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n');

/** Opens a connection, sends, and resolves when it is closed or the time is over. */
function send(localAddress: string, text: string, reads: boolean): Promise<void> {
  return new Promise((resolve) => {
    if (isOver()) return resolve();
    const socket = connect({ port, host: '127.0.0.1', localAddress }, () => socket.write(text));
    const stop = setTimeout(() => socket.destroy(), Math.max(0, end - performance.now()));
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(stop);
      resolve();
    });
    if (reads) socket.resume();
    else socket.pause();
  });
}

async function again(name: string, attack: () => Promise<unknown>): Promise<void> {
  let rounds = 0;
  while (!isOver()) {
    await attack();
    if (!isOver()) rounds += 1;
    // A pause, so that this program does not only open connections.
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  console.log(`${name}: ${rounds} rounds`);
}

let number = 0;
const search = (...headers: string[]) => get(`/blog?search=attack${number++}`, ...headers);
const many = (count: number, make: (at: number) => Promise<void>) =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)));

const chat = JSON.stringify({ message: 'My knee hurts when I walk up the stairs in the morning. '.repeat(35) });
const chatRequest = [
  'POST /functions/v1/claude-chat HTTP/1.1',
  'Host: localhost',
  'Content-Type: application/json',
  `Content-Length: ${Buffer.byteLength(chat)}`,
  'Connection: close',
  '',
  chat,
].join('\r\n');

const attacks: Record<string, () => Promise<unknown>> = {
  // 55 kB on each of five connections.
  pipelined: () => many(5, () => send('127.9.0.1', Array.from({ length: 1400 }, () => search()).join(''), true)),
  // 4,000 searches from one address at once, each on its own connection.
  searches: () => many(4000, () => send('127.9.0.2', search('Connection: close'), true)),
  // 2,400 requests for a cached page on each of 70 connections that never read.
  unread: () => many(70, () => send('127.9.0.3', get('/').repeat(2400), false)),
  // Six long messages from one address.
  chats: () => many(6, () => send('127.9.0.4', chatRequest, true)),
};

/** Runs an attack in rounds; a round begins when all connections of the previous one are closed. */
await Promise.all(
  Object.entries(attacks)
    .filter(([name]) => named.length === 0 || named.includes(name))
    .map(([name, attack]) => again(name, attack)),
);
process.exit(0);
