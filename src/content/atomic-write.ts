import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file under a name of its own until it is whole: several starts may write it at once.
 *
 * @returns Whether it is there; not where the folder cannot be written or the disk is full, and then nothing is left of it.
 */
export function writeWhole(file: string, contents: () => string | Buffer): boolean {
  const part = `${file}.${randomUUID()}`;
  const steps = [
    () => mkdirSync(dirname(file), { recursive: true }),
    () => writeFileSync(part, contents()),
    () => renameSync(part, file),
  ];
  const isThere = steps.every(succeeds);
  if (!isThere) succeeds(() => rmSync(part, { force: true }));
  return isThere;
}

/** Whether a step that may fail did not. */
export function succeeds(step: () => unknown): boolean {
  try {
    step();
    return true;
  } catch {
    return false;
  }
}
