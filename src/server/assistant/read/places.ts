import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { product } from '#content/product.ts';

/** Australian places that visitors name, as `normalise` writes them; longer names stand before those that they hold. */
export const places: readonly string[] = readFileSync(join(product, 'assistant-pack/places.txt'), 'utf8')
  .split('\n')
  .filter(Boolean);
