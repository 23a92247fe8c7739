import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { product } from './product.ts';

export const datesFile = join(product, 'build/dates.json');

/**
 * When the project's files last changed, by their path in it. The build writes this down from the version control
 * (scripts/content-dates.ts): a file's own time is that of a copy or a clone. Empty where nothing was written down, and
 * without the content where another folder holds it.
 */
export function readDates(contentFolder: string): ReadonlyMap<string, string> {
  if (!existsSync(datesFile)) return new Map();
  const dates = z.record(z.string(), z.iso.date()).parse(JSON.parse(readFileSync(datesFile, 'utf8')));
  const isOwn = resolve(contentFolder) === resolve(product, 'content');
  return new Map(Object.entries(dates).filter(([path]) => isOwn || !path.startsWith('content/')));
}
