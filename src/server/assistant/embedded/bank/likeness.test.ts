import { expect, test } from 'vitest';
import { meaningSize } from '../../meaning/encoder.ts';
import { createLikeness } from './likeness.ts';
import { indexTexts } from './text-index.ts';

/** A meaning that lies in one direction; without one, a text means nothing and words alone count. */
function meaning(direction?: number): Float32Array {
  const vector = new Float32Array(meaningSize);
  if (direction !== undefined) vector[direction] = 1;
  return vector;
}

/** How alike a text is to each of the texts by its words. */
function byWords(text: string, texts: readonly string[]): number[] {
  const likeness = createLikeness(
    indexTexts(
      texts,
      texts.map(() => meaning()),
    ),
  );
  return [...likeness.toEach(text, meaning())];
}

test('a text that stands there counts 1, and so does each of its twins, even of words that say nothing', () => {
  expect(byWords('parking outside', ['parking outside', 'lunch time'])).toEqual([1, 0]);
  expect(byWords('thanks', ['parking outside', 'thanks', 'thanks'])).toEqual([0, 1, 1]);
});

test('a rare word counts more than one that many texts hold', () => {
  const texts = ['visit parking', 'visit lunch', 'visit weekend', 'visit kitchen', 'rebate kitchen'];
  const [, , , ofVisit = 0, ofRebate = 0] = byWords('visit rebate', texts);
  expect(ofRebate).toBeGreaterThan(ofVisit);
  expect(ofVisit).toBeGreaterThan(0);
});

test('a synonym counts less than the word itself, and more than nothing', () => {
  const [same = 0, synonym = 0, other] = byWords('a zoom', ['zoom now', 'camera now', 'kitchen now']);
  expect(same).toBeGreaterThan(synonym);
  expect(synonym).toBeGreaterThan(0);
  expect(other).toBe(0);
});

test('how a text asks counts, though its words alone would say nothing', () => {
  const [asksHow = 0, asksWhere = 0] = byWords('how parking', ['how is parking', 'where is parking']);
  expect(asksHow).toBeGreaterThan(asksWhere);
});

test('meaning finds what shares no word, and weighs more than words', () => {
  const texts = ['parking outside', 'kitchen bench'];
  const [near = 0, far] = createLikeness(indexTexts(texts, [meaning(0), meaning(1)])).toEach('lunch', meaning(0));
  expect(near).toBeGreaterThan(0.5);
  expect(near).toBeLessThan(1);
  expect(far).toBe(0);
  const [meant = 0, worded = 0] = createLikeness(indexTexts(texts, [meaning(0), meaning(1)])).toEach(
    'bench kitchen',
    meaning(0),
  );
  expect(meant).toBeGreaterThan(worded);
});
