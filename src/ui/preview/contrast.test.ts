import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, suits } from './contrast.ts';
import { readTokens } from './read-tokens.ts';

const tokens = readTokens(readFileSync('src/ui/tokens.css', 'utf8'));

function colour(role: string): string {
  const token = tokens.find(({ name }) => name === `color-${role}`);
  if (!token) throw new Error(`tokens.css has no colour ${role}`);
  return token.value;
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

describe('the roles of tokens.css keep what they promise', () => {
  const surfaces = ['surface', 'sand', 'sand-deep', 'mist'];
  const pairs = (texts: string[], on: string[]) => texts.flatMap((text) => on.map((surface) => [text, surface]));

  test.each([
    ...pairs(['ink', 'ink-soft', 'brand', 'brand-deep'], surfaces),
    ...pairs(['good', 'caution', 'warning', 'severe'], ['surface', 'sand']),
    ['on-deep', 'brand'],
    ['on-deep', 'ocean'],
    ['on-deep-soft', 'ocean'],
    ['brand-deep', 'brand-tint'],
    ['severe', 'severe-tint'],
    ['caution', 'caution-tint'],
  ])('%s is readable on %s', (text, surface) => {
    expect(contrast(colour(text), colour(surface))).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ['edge', 'surface'],
    ['accent', 'surface'],
    ['focus', 'white'],
  ])('%s can be seen on %s', (shape, surface) => {
    expect(contrast(colour(shape), colour(surface))).toBeGreaterThanOrEqual(3);
  });
});
