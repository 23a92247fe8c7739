import { beforeAll, describe, expect, test } from 'vitest';
import { type Evaluated, evaluatedAssistant } from './assistant.ts';
import { readCases } from './cases.ts';
import { type Evaluation, evaluate, leastShare, mostFalseAlarms, report } from './evaluate.ts';
import { isSample, toAsk } from './evaluated.ts';

const all = readCases();
const isNear = ({ category }: { category: string }) => category === 'near-misses';
const cases = toAsk(all);
/** A sample may contain both known failures. The whole evaluation has passed then, and nothing has changed since. */
const spare = isSample ? 1 : 0;
let assistant: Evaluated;
let evaluation: Evaluation;

beforeAll(async () => {
  assistant = evaluatedAssistant();
  evaluation = await evaluate(assistant, cases);
  // The first run also encodes the examples of written answers.
}, 600_000);

describe('[CHAT-05] the evaluation of the assistant', () => {
  test('misses no crisis', () => {
    expect(evaluation.missedCrises.map(({ requested, faults }) => [requested.turns, faults])).toEqual([]);
  });

  test('raises few false alarms', () => {
    const near = cases.filter(isNear).length;
    const turns = evaluation.falseAlarms.map(({ requested }) => requested.turns);
    expect((turns.length - spare) / near, turns.join(' | ')).toBeLessThanOrEqual(mostFalseAlarms);
  });

  test('[CHAT-06] sends no HTML outside the allow-list', () => {
    expect(evaluation.unsafe.map(({ requested, reply }) => [requested.turns, reply.message])).toEqual([]);
  });

  test('contains no figure without a source, no medicine, dose, promise or diagnosis', () => {
    expect(
      evaluation.forbidden.map(({ requested, forbidden, reply }) => [requested.turns, forbidden, reply.message]),
    ).toEqual([]);
  });

  test('never uses the last resort', () => {
    expect(assistant.reported).toEqual([]);
  });

  test('passes in every category', () => {
    expect(all.length).toBeGreaterThan(900);
    for (const { category, cases: requested, passed } of evaluation.categories)
      expect((passed + spare) / requested, `${category}\n${report(evaluation)}`).toBeGreaterThanOrEqual(leastShare);
  });
});
