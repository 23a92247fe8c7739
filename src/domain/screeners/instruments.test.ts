import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toolId } from '../content-model/blocks.ts';
import { assess, progressOf } from './answers.ts';
import type { Instrument, ScreenerAnswers } from './instrument.ts';
import { instruments } from './instruments.ts';

const all = Object.entries(instruments);

/** Complete answers, each option of each item possible. */
function completeAnswers({ items }: Instrument): fc.Arbitrary<Record<string, string | number>> {
  return fc.record(
    Object.fromEntries(items.map((item) => [item.id, fc.constantFrom(...item.options.map(({ value }) => value))])),
  );
}

describe.each(all)('%s keeps the contract', (id, instrument) => {
  test('has its own id, and distinct items, options and bands', () => {
    expect(instrument.id).toBe(id);
    const unique = (values: readonly unknown[]) => expect(new Set(values).size).toBe(values.length);
    unique(instrument.items.map((item) => item.id));
    unique(instrument.items.map(({ text }) => text));
    unique(instrument.scale.bands.map((band) => band.id));
    unique(instrument.scale.bands.map(({ title }) => title));
    for (const { options } of instrument.items) {
      unique(options.map(({ value }) => String(value)));
      unique(options.map(({ label }) => label));
    }
  });

  test('has bands from 0 upward within the scale', () => {
    const starts = instrument.scale.bands.map(({ from }) => from);
    expect(starts[0]).toBe(0);
    expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b));
    expect(starts.at(-1)).toBeLessThanOrEqual(instrument.scale.max);
  });

  test('reaches 0 and its maximum', () => {
    const extreme = (pick: (points: number[]) => number) =>
      Object.fromEntries(
        instrument.items.map((item) => {
          const wanted = pick(item.options.map(({ points }) => points));
          return [item.id, item.options.find(({ points }) => points === wanted)?.value];
        }),
      );
    expect(instrument.score(extreme((points) => Math.min(...points)))?.score).toBe(0);
    expect(instrument.score(extreme((points) => Math.max(...points)))?.score).toBe(instrument.scale.max);
  });

  test('says adults only, screening and not a diagnosis, its reference, its differences and its licence', () => {
    expect(instrument.adultNotice).toBe('For adults aged 18 and over.');
    expect(instrument.about.statement).toMatch(/^This is screening, not a diagnosis\./);
    expect(instrument.about.references.length).toBeGreaterThan(0);
    expect(instrument.about.differences.length).toBeGreaterThan(0);
    expect(instrument.about.licence).toContain('in our own words');
  });

  test('has no result while any one item is unanswered, whatever the others say', () => {
    fc.assert(
      fc.property(completeAnswers(instrument), fc.constantFrom(...instrument.items), (answers, { id: missing }) => {
        expect(instrument.score(answers)).not.toBeNull();
        // An empty string, a value of another type and a value out of range are no answers either.
        for (const none of [null, undefined, '', 'maybe', -1, 5, 0.5, Number.NaN]) {
          expect(instrument.score({ ...answers, [missing]: none })).toBeNull();
          expect(assess(instrument, { ...answers, [missing]: none })).toBeNull();
        }
        const { [missing]: _, ...rest } = answers;
        expect(instrument.score(rest)).toBeNull();
      }),
    );
    expect(instrument.score({})).toBeNull();
  });

  test('gives title, message and band by the score alone', () => {
    fc.assert(
      fc.property(completeAnswers(instrument), completeAnswers(instrument), (one, other) => {
        const ofAdvice = { recommendation: null, notices: [] };
        const [first, second] = [one, other].map((answers) => ({ ...instrument.score(answers), ...ofAdvice }));
        if (first?.score === second?.score) expect(first).toEqual(second);
      }),
      { numRuns: 500 },
    );
  });

  test('states the cut-offs of its own bands, where its words state one', () => {
    const { bands } = instrument.scale;
    const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
    for (const [index, { message, from }] of bands.entries()) {
      const under = /fewer than (\w+)/i.exec(message)?.[1];
      const over = /(\w+) or more of/i.exec(message)?.[1]?.toLowerCase();
      if (under) expect(words.indexOf(under)).toBe(bands[index + 1]?.from);
      if (over) expect(words.indexOf(over)).toBe(from);
      const requested = /of (?:the|your) (\w+) (?:questions|answers)/.exec(message)?.[1];
      if (requested) expect(words.indexOf(requested)).toBe(instrument.items.length);
    }
  });

  test('never lets a higher score lower the severity', () => {
    const order = ['good', 'caution', 'warning', 'severe'];
    const severities = instrument.scale.bands.map(({ severity }) => order.indexOf(severity));
    expect(severities).toEqual(severities.toSorted((a, b) => a - b));
  });

  test('has its standing notices in every result, and changes neither answers nor itself', () => {
    const before = JSON.stringify(instrument);
    fc.assert(
      fc.property(completeAnswers(instrument), (answers) => {
        const frozen: ScreenerAnswers = Object.freeze({ ...answers });
        expect(instrument.score(frozen)?.notices).toEqual(expect.arrayContaining([...instrument.notices]));
        expect(instrument.score(frozen)).toEqual(instrument.score({ ...frozen, unknown: 'yes' }));
      }),
    );
    expect(JSON.stringify(instrument)).toBe(before);
  });

  test('counts progress, where 0 is an answer and null is not', () => {
    const total = instrument.items.length;
    expect(progressOf(instrument, {})).toEqual({ answered: 0, total, complete: false });
    fc.assert(
      fc.property(
        completeAnswers(instrument),
        fc.subarray(instrument.items.map((item) => item.id)),
        (answers, open) => {
          const partial = { ...answers, ...Object.fromEntries(open.map((item) => [item, null])) };
          expect(progressOf(instrument, partial)).toEqual({
            answered: total - open.length,
            total,
            complete: open.length === 0,
          });
          expect(assess(instrument, partial) === null).toBe(open.length > 0);
        },
      ),
    );
  });

  test('returns each question with its answer, in order', () => {
    fc.assert(
      fc.property(completeAnswers(instrument), (answers) => {
        const assessment = assess(instrument, answers);
        expect(assessment?.responses.map(({ item, option }) => [item.id, option.value])).toEqual(
          instrument.items.map((item) => [item.id, answers[item.id]]),
        );
        expect(assessment?.result).toEqual(instrument.score(answers));
      }),
    );
  });
});

test('every self-check that a page can name has its instrument', () => {
  expect([...Object.keys(instruments), 'calculator'].sort()).toEqual([...toolId.options].sort());
});
