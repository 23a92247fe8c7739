import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createContentCache } from './content-cache.ts';

/** Where the product lies, which brings the pack with it: a clinic's own folder needs none. */
export const product = fileURLToPath(new URL('../..', import.meta.url));

const stamp = join(product, 'build/sources.sha256');
/** Vite says so in what it bundles. What runs from its source may change from one start to the next. */
const isBundled = import.meta.env?.PROD && existsSync(stamp);

/** Reads files, or takes what was made of them at an earlier start: see `createContentCache`. */
export const readThroughCache: ReturnType<typeof createContentCache> = isBundled
  ? createContentCache(join(product, 'build/readings'), readFileSync(stamp, 'utf8'))
  : (_name, _places, read) => read();
