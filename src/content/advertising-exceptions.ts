import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { ContentReader } from './read.ts';

/** Where a clinic lists the passages that stand although the check stops at them. */
export const exceptionsFile = 'advertising-exceptions.yaml';

const schema = z.array(
  z.strictObject({
    /** Such as posts/sleep.md. */
    file: z.string().min(1),
    passage: z.string().min(1),
    reason: z.string().min(10, { error: 'write why the passage may stand, in ten characters or more' }),
  }),
);

export type AdvertisingException = z.infer<typeof schema>[number];

/** The passages that a clinic lets stand; none where it has no such file. */
export function readExceptions(reader: ContentReader): AdvertisingException[] {
  return existsSync(join(reader.folder, exceptionsFile)) ? (reader.record(exceptionsFile, schema) ?? []) : [];
}

/** Whether an exception is about a passage of a file. */
export function isExcepted(each: AdvertisingException, file: string, passage: string): boolean {
  return each.file === file && each.passage.toLowerCase() === passage.toLowerCase();
}
