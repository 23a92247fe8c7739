import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { product } from '#content/product.ts';

/** Australian places in the form of `normalise`; longer names come before names that they contain. */
export const places: readonly string[] = readFileSync(join(product, 'assistant-pack/places.txt'), 'utf8')
  .split('\n')
  .filter(Boolean);
