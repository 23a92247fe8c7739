import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { endsWithUs } from './children.ts';

// Ten visitors who read a cached page, two who send 'I want to die' to the chat and one who searches. Each has its own address and
// opens a new connection for each request.

export interface Answer {
  status: number;
  text: string;
  /** Milliseconds until the reply was complete or the connection was refused. */
  ms: number;
}

export interface Seen {
  pages: Answer[];
  chats: Answer[];
  searches: Answer[];
}

export function ask(port: number, path: string, localAddress: string, body?: object): Promise<Answer> {
  const began = performance.now();
  return new Promise((resolve) => {
    const done = (status: number, text: string) => resolve({ status, text, ms: performance.now() - began });
    const requested = request({
      agent: new Agent(),
      host: '127.0.0.1',
      port,
      path,
      method: body ? 'POST' : 'GET',
      localAddress,
      headers: body ? { 'content-type': 'application/json' } : {},
    });
    requested.on('error', (error) => done(0, String(error)));
    requested.on('response', async (response) => {
      let text = '';
      for await (const part of response.setEncoding('utf8')) text += part;
      done(response.statusCode ?? 0, text);
    });
    requested.end(body && JSON.stringify(body));
  });
}

export async function visits(port: number, isOver: () => boolean): Promise<Seen> {
  const seen: Seen = { pages: [], chats: [], searches: [] };
  /** Repeats a request with a short pause. */
  const visitor = async (answers: Answer[], last: number, path: () => string, body?: object) => {
    while (!isOver()) {
      answers.push(await ask(port, path(), `127.1.0.${last}`, body));
      await wait(100);
    }
  };
  const chat = () => '/functions/v1/claude-chat';
  let number = 0;
  await Promise.all([
    ...Array.from({ length: 10 }, (_, at) => visitor(seen.pages, at + 1, () => '/')),
    ...[20, 21].map((last) => visitor(seen.chats, last, chat, { message: 'I want to die' })),
    visitor(seen.searches, 30, () => `/blog?search=visitor${number++}`),
  ]);
  return seen;
}

export function until(ms: number): () => boolean {
  const end = performance.now() + ms;
  return () => performance.now() > end;
}

/** Response times of the visitors while the named attacks of pressure-attacks.ts, or all, run for some seconds. */
export async function attackedVisits(port: number, seconds: number, attacks: readonly string[]): Promise<Seen> {
  const program = fileURLToPath(new URL('pressure-attacks.ts', import.meta.url));
  const attack = endsWithUs(
    spawn(process.execPath, [program, String(port), String(seconds), ...attacks], {
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  );
  let isOver = false;
  void once(attack, 'exit').then(() => {
    isOver = true;
  });
  await wait(1000);
  return visits(port, () => isOver);
}

/** A percentile of the response times in milliseconds. */
export const percentile = (answers: readonly Answer[], part: number) =>
  answers.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.ceil(answers.length * part) - 1] ?? Number.NaN;
