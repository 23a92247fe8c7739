import { execFile, spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

/** The results of a load generator. */
export interface Load {
  requests: number;
  perSecond: number;
  /** 99th percentile of response times in milliseconds. */
  p99: number;
}

export const connections = 32;
const run = promisify(execFile);

/** wrk if it is installed, otherwise the built-in generator, which uses more of the machine; the report names it. */
export const generator = spawnSync('wrk', ['--version']).error ? 'own' : 'wrk';

/** Requests one address repeatedly on persistent connections. */
export function load(address: string, seconds: number): Promise<Load> {
  return generator === 'wrk' ? loadByWrk(address, seconds) : loadByUs(address, seconds);
}

async function loadByWrk(address: string, seconds: number): Promise<Load> {
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: br', address];
  const { stdout } = await run('wrk', options);
  const found = (pattern: RegExp) => pattern.exec(stdout)?.slice(1) ?? [];
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${address} was not always answered:\n${stdout}`);
  const [p99 = '', unit = ''] = found(/99%\s+([\d.]+)(us|ms|s)\b/);
  return {
    requests: Number(found(/(\d+) requests in/)[0]),
    perSecond: Number(found(/Requests\/sec:\s+([\d.]+)/)[0]),
    p99: Number(p99) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN),
  };
}

/** Counts replies by their bytes, because all have the same length; parsing them would load the client. */
async function loadByUs(address: string, seconds: number): Promise<Load> {
  const { hostname, port, pathname, host } = new URL(address);
  const message = `GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`;
  const length = await lengthOfAnswer(Number(port), hostname, message);
  const times: number[] = [];
  let failure: Error | undefined;
  const sockets = Array.from({ length: connections }, () => {
    let received = 0;
    let sent = 0;
    const socket = connect(Number(port), hostname, ask);
    function ask() {
      sent = performance.now();
      socket.write(message);
    }
    socket.setNoDelay(true);
    socket.on('error', (error) => (failure ??= error));
    socket.on('data', (chunk) => {
      received += chunk.length;
      if (received < length) return;
      received -= length;
      times.push(performance.now() - sent);
      ask();
    });
    return socket;
  });
  await wait(seconds * 1000);
  for (const socket of sockets) socket.destroy();
  if (failure) throw failure;
  const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
  return { requests: times.length, perSecond: times.length / seconds, p99 };
}

function lengthOfAnswer(port: number, hostname: string, message: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, hostname, () => socket.write(message));
    let head = '';
    socket.on('error', reject);
    socket.setEncoding('latin1').on('data', (chunk) => {
      head += chunk;
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      socket.destroy();
      resolve(end + 4 + Number(/^content-length: (\d+)/im.exec(head)?.[1]));
    });
  });
}
