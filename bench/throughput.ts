import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { median, printTable, saveResults } from './report.ts';
import { freePort, type RunningServer, start, startSite } from './server.ts';

// How fast a page comes from the cache, beside a bare node:http server that answers a prepared buffer of the same
// size. Both take short turns in the same run, so that whatever
// else the machine does meets both; only the ratio counts.

const rounds = 15;
const roundLength = 600;
const connections = 32;
const path = '/weight-loss-clinic-sydney';

const site = await startSite();
const pageBytes = await bodyLength(site, path);
const reference = await start('bench/reference-server.ts', await freePort(), '/', { SIZE: String(pageBytes) });

const rates: { site: number; reference: number }[] = [];
try {
  // Unmeasured: both compile what they run often.
  await requestsPerSecond(site, path);
  await requestsPerSecond(reference, path);
  for (let round = 0; round < rounds; round += 1) {
    rates.push({ site: await requestsPerSecond(site, path), reference: await requestsPerSecond(reference, path) });
  }
} finally {
  await site.stop();
  await reference.stop();
}

const ratio = median(rates.map((rate) => rate.site / rate.reference));
printTable(
  rates.map((rate, index) => ({
    round: index + 1,
    'cached page, requests/s': Math.round(rate.site),
    'prepared buffer, requests/s': Math.round(rate.reference),
    ratio: (rate.site / rate.reference).toFixed(2),
  })),
);
console.log(
  `\nA cached page of ${pageBytes} bytes reaches ${ratio.toFixed(2)} of what a prepared buffer does (median of ${rounds} rounds, ${connections} connections).`,
);
saveResults('throughput', { pageBytes, connections, ratio, rates });

function requestText(port: number, target: string): string {
  return `GET ${target} HTTP/1.1\r\nHost: localhost:${port}\r\nAccept-Encoding: br\r\n\r\n`;
}

async function bodyLength({ port }: RunningServer, target: string): Promise<number> {
  const { head } = await firstAnswer(port, target);
  if (!/^content-encoding: br\r?$/im.test(head)) throw new Error(`${target} came uncompressed`);
  return Number(/^content-length: (\d+)/im.exec(head)?.[1]);
}

/** The length of one whole answer and its head. */
function firstAnswer(port: number, target: string): Promise<{ head: string; length: number }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(requestText(port, target)));
    let received = Buffer.alloc(0);
    socket.on('error', reject);
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      const end = received.indexOf('\r\n\r\n');
      if (end < 0) return;
      const head = received.toString('latin1', 0, end);
      if (!head.startsWith('HTTP/1.1 200 ')) reject(new Error(`${target}: ${head.split('\r\n')[0]}`));
      const length = end + 4 + Number(/^content-length: (\d+)/im.exec(head)?.[1]);
      if (received.length < length) return;
      socket.destroy();
      resolve({ head, length });
    });
  });
}

/**
 * Asks for the same address over and over on connections that stay open. Every answer has the same length, so
 * counting bytes counts answers: a client that reads them would measure itself.
 */
async function requestsPerSecond({ port }: RunningServer, target: string): Promise<number> {
  const { length } = await firstAnswer(port, target);
  const message = requestText(port, target);
  let answers = 0;
  let failure: Error | undefined;
  const sockets = Array.from({ length: connections }, () => {
    let received = 0;
    const socket = connect(port, '127.0.0.1', () => socket.write(message));
    socket.setNoDelay(true);
    socket.on('error', (error) => (failure ??= error));
    socket.on('data', (chunk) => {
      received += chunk.length;
      if (received < length) return;
      received -= length;
      answers += 1;
      socket.write(message);
    });
    return socket;
  });
  const started = performance.now();
  await wait(roundLength);
  const seconds = (performance.now() - started) / 1000;
  for (const socket of sockets) socket.destroy();
  if (failure) throw failure;
  return answers / seconds;
}
