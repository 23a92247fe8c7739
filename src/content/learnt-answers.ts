import { closeSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { product } from './product.ts';

const header = z.object({ encoder: z.string(), answers: z.array(z.string()) });

/**
 * Which answers the classifier of the product finds, in the order of its scores, and which weights of the encoder it was
 * learnt with. Only the head of its file is read: the weights are for the thread that scores.
 */
export function learntAnswers(root: string = product): z.infer<typeof header> {
  const file = openSync(join(root, 'assistant-pack/classifier/answers.bin'), 'r');
  try {
    const length = Buffer.alloc(4);
    readSync(file, length);
    const bytes = Buffer.alloc(length.readUInt32LE());
    readSync(file, bytes, 0, bytes.length, 4);
    return header.parse(JSON.parse(bytes.toString()));
  } finally {
    closeSync(file);
  }
}
