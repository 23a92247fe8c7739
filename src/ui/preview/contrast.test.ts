import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, suits } from './contrast.ts';
import { readTokens } from './read-tokens.ts';

const tokens = readTokens(readFileSync('src/ui/tokens.css', 'utf8'));

function colour(role: string, theme: 'light' | 'dark'): string {
  const token = tokens.find(({ name }) => name === `color-${role}`);
  if (!token) throw new Error(`tokens.css has no colour ${role}`);
  return theme === 'light' ? token.value : token.dark;
}

describe('contrast', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
  ])('of %s and %s is %d', (first, second, expected) => {
    expect(contrast(first, second)).toBeCloseTo(expected, 2);
    expect(contrast(second, first)).toBeCloseTo(expected, 2);
  });

  test.each([
    [4.5, 'any text'],
    [4.49, 'large text and shapes'],
    [3, 'large text and shapes'],
    [2.99, 'decoration only'],
  ])('of %d suits %s', (ratio, use) => {
    expect(suits(ratio)).toBe(use);
  });
});

const surfaces = ['surface', 'sand', 'sand-deep', 'mist'];
const results = ['good', 'caution', 'warning', 'severe'];
const pairs = (texts: string[], on: string[]) => texts.flatMap((text) => on.map((surface) => [text, surface] as const));

/** Pairs for text: 4.5 to 1. */
const texts = [
  ...pairs(['ink', 'ink-soft', 'brand', 'brand-deep'], surfaces),
  ...pairs(results, ['surface', 'sand', 'mist']),
  ...pairs(['on-strong'], ['brand', 'brand-deep', 'ink', ...results]),
  ...pairs(['on-deep', 'on-deep-soft'], ['ocean', 'deep']),
  ...pairs(['deep'], ['on-deep', 'on-deep-soft']),
  ...pairs(['ink', 'brand-deep'], ['brand-tint']),
  ...pairs(['ink', 'severe'], ['severe-tint']),
  ...pairs(['ink', 'caution'], ['caution-tint']),
];

/** Large letters, shapes and essential borders: 3 to 1. */
const shapes = [
  ...pairs(['edge', 'accent', 'focus'], ['surface', 'sand', 'mist']),
  ...pairs(results, ['sand-deep', 'brand-tint']),
  ['brand', 'brand-tint'] as const,
];

describe.each(['light', 'dark'] as const)('[ACCESS-03] the roles of tokens.css keep what they promise: %s', (theme) => {
  test.each(texts)('%s is readable on %s', (text, surface) => {
    expect(contrast(colour(text, theme), colour(surface, theme))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(shapes)('%s can be seen on %s', (shape, surface) => {
    expect(contrast(colour(shape, theme), colour(surface, theme))).toBeGreaterThanOrEqual(3);
  });
});

test('[ACCESS-03] every role of a colour has one for dark surroundings, and is measured', () => {
  const measured = new Set([...texts, ...shapes].flat());
  for (const { name, value, dark } of tokens.filter((token) => token.name.startsWith('color-'))) {
    expect(dark, `${name} in the dark`).not.toBe(value);
    // Hairlines only decorate.
    if (name !== 'color-line') expect(measured).toContain(name.slice('color-'.length));
  }
});
