import { fileURLToPath } from 'node:url';

/** Where the product lies, which brings the pack with it: a clinic's own folder needs none. */
export const product = fileURLToPath(new URL('../..', import.meta.url));
