import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { product } from './product.ts';

const header = z.object({ answers: z.array(z.string()) });

/** Ids of the answers that the classifier of the product finds by itself, as its file names them. */
export function learntAnswers(root: string = product): ReadonlySet<string> {
  const bytes = readFileSync(join(root, 'assistant-pack/classifier/answers.bin'));
  const length = bytes.readUInt32LE(0);
  return new Set(header.parse(JSON.parse(bytes.toString('utf8', 4, 4 + length))).answers);
}
