import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const root = fileURLToPath(new URL('../..', import.meta.url));
const file = new URL('../../build/dates.json', import.meta.url);

/**
 * When the project's files last changed, by their path in it. The build writes this down from the version control
 * (scripts/content-dates.ts): a file's own time is that of a copy or a clone. Empty where nothing was written down, and
 * without the content where another folder holds it.
 */
export function readDates(contentFolder: string): ReadonlyMap<string, string> {
  if (!existsSync(file)) return new Map();
  const dates = z.record(z.string(), z.iso.date()).parse(JSON.parse(readFileSync(file, 'utf8')));
  const isOwn = resolve(contentFolder) === resolve(root, 'content');
  return new Map(Object.entries(dates).filter(([path]) => isOwn || !path.startsWith('content/')));
}
