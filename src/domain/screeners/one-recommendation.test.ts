import { describe, expect, test } from 'vitest';
import { type Assessment, assess } from './answers.ts';
import type { Instrument, InstrumentId } from './instrument.ts';
import { instruments } from './instruments.ts';
import { emailToGp, reportText, shareText } from './report.ts';

/*
 * These tests read the texts that leave the page, whatever code makes them: the recommendation in the e-mail must be in the
 * others word for word, and no text beside it may advise less.
 */

const completion = {
  product: 'Saltbush',
  completedAt: new Date('2026-11-20T04:05:09Z'),
  timeZone: 'Australia/Sydney',
};

/** Every answer set of an instrument: 128, 125 (by points), 15,625, 256 and 65,536. */
function* everyAssessment(instrument: Instrument): Generator<Assessment> {
  const { items } = instrument;
  const places = items.map(() => 0);
  for (;;) {
    const answers = Object.fromEntries(items.map(({ id, options }, at) => [id, options[places[at] ?? 0]?.value]));
    const assessment = assess(instrument, answers);
    if (!assessment) throw new Error('unanswered');
    yield assessment;
    const next = places.findIndex((place, at) => place + 1 < (items[at]?.options.length ?? 0));
    if (next < 0) return;
    places[next] = (places[next] ?? 0) + 1;
    places.fill(0, 0, next);
  }
}

const points = ({ responses }: Assessment) => responses.map(({ option }) => option.points);
const sum = (assessment: Assessment) => points(assessment).reduce((total, each) => total + each, 0);
const yes = (assessment: Assessment, ...ids: string[]) =>
  assessment.responses.filter(({ item, option }) => ids.includes(item.id) && option.points > 0).length;

interface Rule {
  when: (assessment: Assessment) => boolean;
  /** Every output contains these. */
  says: readonly RegExp[];
  /** No output contains these. */
  never?: readonly RegExp[];
}

/** Advises nothing, or less than an assessment. */
const soothing = [
  /nothing (?:more )?(?:to do|needs to change)/i,
  /no need/i,
  /if (?:it|sleepiness|your eating) (?:worries|bothers|troubles) you/i,
  /at your next visit/i,
  /look at your hours of sleep first/i,
  /compare your week/i,
];

const rules: Readonly<Record<InstrumentId, readonly Rule[]>> = {
  epworth: [
    {
      when: (all) => sum(all) >= 16,
      says: [/do not drive until you have been assessed/i, /urgent consultation/],
      never: soothing,
    },
    {
      when: (all) => sum(all) < 16 && (points(all)[7] ?? 0) > 0,
      says: [/do not drive while you are sleepy/i, /see a GP or another clinician soon/i],
      never: [...soothing, /avoid or limit/],
    },
    {
      when: (all) => sum(all) >= 11 && sum(all) < 16,
      says: [/do not drive while you are sleepy/i, /a GP or another clinician/],
      never: soothing,
    },
  ],
  'audit-c': [
    {
      when: (all) => sum(all) >= 7 || points(all)[2] === 4,
      says: [/do not stop suddenly/i, /1800 250 015/, /soon/],
      never: [...soothing, /(?:talk to .+ about cutting back|keep within the drinking guideline)/i],
    },
    { when: (all) => sum(all) >= 3, says: [/talk to a GP or another clinician/i], never: soothing.slice(0, 4) },
  ],
  'beds-7': [
    { when: () => true, says: [/1800 33 4673/, /vomit/, /laxatives/, /soon/] },
    { when: (all) => sum(all) >= 3, says: [/make a time with a GP/i], never: soothing },
    {
      when: (all) => yes(all, 'largeAmounts', 'distressed') === 2 && sum(all) < 3,
      says: [/published scale/i, /make a time with a GP/i],
      never: soothing,
    },
  ],
  'stop-bang': [
    {
      when: (all) =>
        sum(all) >= 5 ||
        (yes(all, 'snoring', 'tired', 'observed', 'pressure') >= 2 && yes(all, 'bmi', 'neck', 'gender') > 0),
      says: [/sleep study is strongly recommended/i, /soon/],
      never: soothing,
    },
    { when: (all) => sum(all) >= 3, says: [/a GP or another clinician/], never: soothing },
    {
      when: (all) => yes(all, 'observed') > 0,
      says: [/breathing pause/, /clinician soon/, /do not drive while you are sleepy/i],
      never: soothing,
    },
  ],
  asrs: [
    {
      when: (all) =>
        points(all).filter((each) => each >= 3).length >= 4 ||
        points(all).filter((each, at) => each >= (at < 3 ? 2 : 3)).length >= 4,
      says: [/full evaluation/i, /psychiatrist or other authorised clinician/],
      never: [...soothing, /makes daily life hard/],
    },
    { when: () => true, says: [], never: [/(?<!not )rules? (?:it|ADHD) out/i, /you do not have/i] },
  ],
};

const counts = { 'beds-7': 128, 'audit-c': 150, asrs: 15_625, 'stop-bang': 256, epworth: 65_536 };

describe.each(Object.values(instruments))('[SAFE-04] every answer set of $name', (instrument) => {
  test('gets one recommendation in report, shared text and e-mail, the most careful that applies', () => {
    const wrong: string[] = [];
    // Dates make a report slow to write, and its advice depends on the result: one report for each different result.
    const reports = new Map<string, string>();
    let count = 0;
    for (const assessment of everyAssessment(instrument)) {
      count += 1;
      const result = JSON.stringify(assessment.result);
      const report = reports.get(result) ?? reportText(assessment, completion);
      reports.set(result, report);
      const outputs = {
        report,
        shared: shareText(assessment).text,
        email: emailToGp(assessment).body,
      };
      const recommendation = /^Recommendation: (.+)$/m.exec(outputs.email.replaceAll('\r', ''))?.[1] ?? 'none given';
      const applying = rules[instrument.id].filter(({ when }) => when(assessment));
      for (const [name, text] of Object.entries(outputs)) {
        const lacks = [
          ...(text.split(recommendation).length === 2 ? [] : ['the recommendation, once']),
          ...applying.flatMap(({ says }) => says.filter((words) => !words.test(text)).map(String)),
        ];
        const soothes = applying.flatMap(({ never = [] }) => never.filter((words) => words.test(text)).map(String));
        if (lacks.length + soothes.length > 0)
          wrong.push(`${points(assessment)} ${name} lacks [${lacks.join(', ')}] and says [${soothes.join(', ')}]`);
      }
    }
    expect(count).toBe(counts[instrument.id]);
    expect(wrong.slice(0, 12), `${wrong.length} outputs`).toEqual([]);
  }, 120_000);

  test('preserves the band’s title and score for every recommendation', () => {
    const titles = new Map<number, string>();
    for (const { result } of everyAssessment(instrument)) {
      expect(titles.get(result.score) ?? result.title).toBe(result.title);
      titles.set(result.score, result.title);
    }
    expect(titles.size).toBe(instrument.scale.max + 1);
  }, 120_000);
});

test('[SAFE-04] advice on alcohol-free days always includes advice not to stop suddenly', () => {
  for (const assessment of everyAssessment(instruments['audit-c'])) {
    for (const text of [...assessment.result.notices.map((each) => each.text), reportText(assessment, completion)])
      if (/alcohol-free days/.test(text)) expect(text).toMatch(/heavily every day[^.]+not (?:all at once|suddenly)/);
  }
});
