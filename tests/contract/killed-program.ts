import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import type { DatabasePlace } from '#server/db/place.ts';

/**
 * Runs a program of tests/support, which writes into a database, until a random moment.
 *
 * @param end What ends it: a kill of the process, or of the server that it writes to.
 * @returns The lines that it printed, one for each write that was acknowledged.
 */
export async function linesUntil(
  end: 'killed' | (() => Promise<void>),
  program: string,
  place: DatabasePlace,
  name: string,
): Promise<string[]> {
  const file = fileURLToPath(new URL(`../support/${program}`, import.meta.url));
  const child = spawn(process.execPath, [file, JSON.stringify(place), name], { stdio: ['ignore', 'pipe', 'pipe'] });
  const closed = once(child, 'close');
  let output = '';
  let failed = '';
  const first = once(child.stdout.setEncoding('utf8'), 'data');
  child.stdout.on('data', (text: string) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    failed += text;
  });
  await Promise.race([first, closed]);
  await wait(Math.random() * 60);
  if (end === 'killed') child.kill('SIGKILL');
  else await end();
  await closed;
  if (end === 'killed') {
    expect(failed).toBe('');
    expect(child.signalCode).toBe('SIGKILL');
  }
  const lines = output.split('\n').slice(0, -1);
  expect(lines.length).toBeGreaterThan(0);
  return lines;
}
