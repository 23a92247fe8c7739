import source from '#ui/tokens.css?raw';
import { readTokens } from './read-tokens.ts';

/** Every token of src/ui/tokens.css, so that this page is never out of date. */
export const designTokens = readTokens(source);
