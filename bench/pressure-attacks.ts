import { connect } from 'node:net';

// Four attacks on a site of this machine at the same time, until the time is over: run by pressure.ts as a program of its own, so
// that the attackers do not slow the clock of the visitors. Usage: pressure-attacks.ts <port> <seconds>

const port = Number(process.argv[2]);
const end = performance.now() + Number(process.argv[3]) * 1000;
const isOver = () => performance.now() > end;

const get = (path: string, address: string) =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\n\r\n`;

/** Opens a connection, sends, and resolves once it is closed or the time is over. */
function send(text: string, reads: boolean): Promise<void> {
  return new Promise((resolve) => {
    if (isOver()) return resolve();
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
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

async function again(attack: (round: number) => Promise<void>): Promise<void> {
  for (let round = 0; !isOver(); round += 1) {
    await attack(round);
    // Closed at once: a moment, or this program would only open connections.
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

let number = 0;
const search = (address: string) => get(`/blog?search=attack${number++}`, address);
const many = (count: number, make: (at: number) => Promise<void>) =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)));

const chat = JSON.stringify({ message: 'My knee hurts when I walk up the stairs in the morning. '.repeat(35) });
const chatRequest = `POST /functions/v1/claude-chat HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 10.9.0.4\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(chat)}\r\nConnection: close\r\n\r\n${chat}`;

await Promise.all([
  // Pipelined searches: 55 kB on each of five connections.
  many(5, () => again(() => send(Array.from({ length: 1400 }, () => search('10.9.0.1')).join(''), true))),
  // 4,000 searches of one address, each on a connection of its own.
  many(4000, () => again(() => send(search('10.9.0.2').replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'), true))),
  // A cached page 2,400 times on each of 70 connections that read nothing.
  many(70, () => again(() => send(get('/', '10.9.0.3').repeat(2400), false))),
  // Six long messages of one address.
  many(6, () => again(() => send(chatRequest, true))),
]);
process.exit(0);
