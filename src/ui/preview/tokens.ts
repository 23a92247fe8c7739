import source from '#ui/tokens.css?raw';
import { readTokens } from './read-tokens.ts';

/** Every token as src/ui/tokens.css declares it, so that this page cannot fall behind. */
export const designTokens = readTokens(source);
