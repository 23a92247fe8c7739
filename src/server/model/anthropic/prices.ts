import type { Price } from '../spending.ts';

/** As of November 2026, from the provider's price list, for short prompts. */
const prices: readonly [family: string, price: Price][] = [
  ['claude-haiku-5-5', { input: 0.1, output: 0.5 }],
  ['claude-haiku', { input: 1, output: 5 }],
  ['claude-sonnet-5', { input: 2, output: 10 }],
  ['claude-sonnet', { input: 3, output: 15 }],
  ['claude-opus-5-5', { input: 4, output: 20 }],
  ['claude-opus-5', { input: 5, output: 25 }],
];

/** The price of an unlisted model: the highest of the list, so that a ceiling is never exceeded unnoticed. */
const unknown: Price = { input: 15, output: 75 };

export function anthropicPrice(model: string): Price {
  return prices.find(([family]) => model.startsWith(family))?.[1] ?? unknown;
}
