import { expect, test } from 'vitest';
import type { AnswerBank } from '#content/assistant.ts';
import { answerWords, createCoverage } from './coverage.ts';

const answer = (id: string, asks: string[], says: string) => ({
  id,
  asks,
  says: { html: `<p>${says}</p>`, inline: false },
  pages: [],
  care: false,
});

const covering = (answers: readonly unknown[]) => createCoverage(answerWords(answers as AnswerBank['answers']));

const covers = covering([
  answer('visit/parking', ['parking near you', 'visit by car'], 'There is a <strong>garage</strong>.'),
  answer('visit/lunch', ['visit at lunch'], 'Bring a sandwich.'),
  answer('visit/late', ['visit late'], 'Parking is free after six.'),
]);

test('an answer that only says a word counts under `says`, not under `asks`; one that asks it, the other way round', () => {
  const { asks, says } = covers('parking');
  expect([...asks]).toEqual([1, 0, 0]);
  expect([...says]).toEqual([0, 0, 1]);
});

test('what an answer is called counts as said, and marks of its text do not', () => {
  expect([...covers('late').asks]).toEqual([0, 0, 1]);
  expect([...covers('garage').says]).toEqual([1, 0, 0]);
  expect([...covers('strong').says]).toEqual([0, 0, 0]);
  const [, called = 0] = covering([
    answer('visit/lunch', ['sandwich'], 'Bring one.'),
    answer('visit/quiet-room', ['rest here'], 'There is one.'),
  ])('quiet').says;
  expect(called).toBe(1);
});

test('a rare word is a larger share of a text than a common one, and the shares of a text are no more than 1', () => {
  const { asks } = covers('visit lunch');
  const [parking = 0, lunch = 0, late = 0] = asks;
  expect(lunch).toBeCloseTo(1);
  // 'visit' is in each of them.
  expect(parking).toBeCloseTo(late);
  expect(parking).toBeGreaterThan(0);
  expect(parking).toBeLessThan(0.5);
});

test('a word that no answer holds leaves the rest uncovered', () => {
  const { asks } = covers('lunch zebra');
  expect(asks[1]).toBeGreaterThan(0);
  expect(asks[1]).toBeLessThan(0.5);
});

test('a text of no words that count is covered by nothing', () => {
  const { asks, says } = covers('what is it');
  expect([...asks, ...says]).toEqual([0, 0, 0, 0, 0, 0]);
});
