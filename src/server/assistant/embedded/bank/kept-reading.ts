import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import type { AnswerBank } from '#content/assistant.ts';
import type { BankReading } from './reading.ts';

/** The code that reads a bank: what it changes, no file keeps. */
export const readBy = [
  new URL('.', import.meta.url),
  new URL('../../knowledge/', import.meta.url),
  new URL('../../meaning/', import.meta.url),
  new URL('../../../../domain/chat/', import.meta.url),
].map((folder) => fileURLToPath(folder));

/** Of so many banks a reading stays: those of this site, and of one that was edited or is tested beside it. */
const mostKept = 4;

/**
 * Keeps what was read of a bank in a folder, for reading it takes seconds and is the same until the bank or the code
 * changes. A file that is missing or broken, or a folder that cannot be written, only costs that time.
 *
 * @param weights Those of the encoder, by which the meanings were made.
 */
export async function keptReading(
  folder: string,
  { answers, followUps, asked }: AnswerBank,
  weights: string,
  read: () => Promise<BankReading>,
): Promise<BankReading> {
  const of = JSON.stringify([process.version, weights, answers, followUps, asked]);
  const hash = createHash('sha256').update(of);
  for (const file of readBy.flatMap(sourcesBelow).sort()) hash.update(readFileSync(file)).update('\0');
  const file = join(folder, `reading-${hash.digest('hex').slice(0, 16)}.bin`);
  try {
    return deserialize(readFileSync(file)) as BankReading;
  } catch {
    const reading = await read();
    keep(folder, file, reading);
    return reading;
  }
}

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(?:ts|json)$/.test(entry.name) && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Under a name of its own until it is whole: two processes may write it at once. */
function keep(folder: string, file: string, reading: BankReading): void {
  const part = `${file}.${randomUUID()}`;
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(part, serialize(reading));
    renameSync(part, file);
    const kept = readdirSync(folder)
      .filter((name) => /^reading-.*\.bin$/.test(name))
      .map((name) => join(folder, name))
      .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
    for (const old of kept.slice(mostKept)) rmSync(old, { force: true });
  } catch {
    if (existsSync(part)) rmSync(part);
  }
}
