import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Assessment, assess } from './answers.ts';
import type { Instrument } from './instrument.ts';
import { instruments } from './instruments.ts';
import { emailCaution, emailToGp, longestMailto, reportFileName, reportText, shareText } from './report.ts';

const completion = {
  product: 'Saltbush',
  completedAt: new Date('2026-11-20T04:05:09Z'),
  timeZone: 'Australia/Sydney',
};
const everyInstrument = Object.values(instruments);

/** Any completed assessment of any instrument. */
const someAssessment = fc
  .constantFrom(...everyInstrument)
  .chain((instrument) =>
    fc
      .record(
        Object.fromEntries(
          instrument.items.map((item) => [item.id, fc.constantFrom(...item.options.map(({ value }) => value))]),
        ),
      )
      .map((answers) => completed(instrument, answers)),
  );

function completed(instrument: Instrument, answers: Record<string, string | number>): Assessment {
  const assessment = assess(instrument, answers);
  if (!assessment) throw new Error('unanswered');
  return assessment;
}

/** Every item answered with its option at this index, or its last one. */
function answeredAt(instrument: Instrument, place: number): Assessment {
  const answers = instrument.items.map(({ id, options }) => [id, (options[place] ?? options.at(-1))?.value ?? '']);
  return completed(instrument, Object.fromEntries(answers));
}

/** Assessments that together show every band and every notice. */
const oneOfEach = everyInstrument.flatMap((instrument) => {
  const found = new Map<string, Assessment>();
  fc.sample(someAssessment, { numRuns: 6000, seed: 7 })
    .concat([0, 1, 2, 3, 4, 5].map((place) => answeredAt(instrument, place)))
    .filter((assessment) => assessment.instrument === instrument)
    .forEach((each) => {
      found.set(`${each.result.band} ${each.result.notices.map(({ title }) => title)}`, each);
    });
  return [...found.values()];
});

const severe = answeredAt(instruments.epworth, 2);
const adhd = completed(instruments.asrs, {
  trouble_wrapping: 'very_often',
  difficulty_organising: 'often',
  problems_remembering: 'often',
  avoid_requiring_thinking: 'often',
  fidget_restless: 'sometimes',
  feel_overly_active: 'rarely',
});

describe('[SCREEN-09] the downloaded report', () => {
  test.each([
    ['epworth', 'Saltbush-Health-Epworth-Assessment-2026-11-20.txt'],
    ['beds-7', 'Saltbush-Health-BEDS-7-Assessment-2026-11-20.txt'],
    ['audit-c', 'Saltbush-Health-AUDIT-C-Assessment-2026-11-20.txt'],
    ['asrs', 'Saltbush-Health-ASRS-v1.1-Assessment-2026-11-20.txt'],
    ['stop-bang', 'Saltbush-Health-STOP-BANG-Assessment-2026-11-20.txt'],
  ] as const)('%s is saved as %s', (id, name) => {
    expect(reportFileName(instruments[id], completion)).toBe(name);
  });

  test.each([
    ['2026-11-20T04:05:09Z', 'Australia/Sydney', '2026-11-20', '20 November 2026', '3:05 pm'],
    ['2026-11-20T04:05:09Z', 'Australia/Brisbane', '2026-11-20', '20 November 2026', '2:05 pm'],
    ['2026-11-20T16:30:00Z', 'Australia/Sydney', '2026-11-21', '21 November 2026', '3:30 am'],
    ['2026-11-20T15:30:00Z', 'Australia/Perth', '2026-11-20', '20 November 2026', '11:30 pm'],
    ['2026-12-31T13:00:00Z', 'Australia/Sydney', '2027-01-01', '1 January 2027', '12:00 am'],
    // Daylight saving begins in Sydney, and not in Brisbane.
    ['2026-10-03T15:59:00Z', 'Australia/Sydney', '2026-10-04', '4 October 2026', '1:59 am'],
    ['2026-10-03T16:00:00Z', 'Australia/Sydney', '2026-10-04', '4 October 2026', '3:00 am'],
    ['2026-10-03T16:00:00Z', 'Australia/Brisbane', '2026-10-04', '4 October 2026', '2:00 am'],
  ])('%s in %s is dated %s', (instant, timeZone, fileDate, date, time) => {
    const there = { ...completion, completedAt: new Date(instant), timeZone };
    expect(reportFileName(instruments.epworth, there)).toContain(`-Assessment-${fileDate}.txt`);
    expect(reportText(severe, there)).toContain(`Date completed: ${date}\nTime completed: ${time}\n`);
  });

  test.each([
    ['Salt bush & Co.', 'Salt-bush-Co-Health-Epworth-Assessment-2026-11-20.txt'],
    ['../etc/passwd', 'etc-passwd-Health-Epworth-Assessment-2026-11-20.txt'],
    ['Wattle\u202e\r\n"', 'Wattle-Health-Epworth-Assessment-2026-11-20.txt'],
    ['Eucalyptus Café', 'Eucalyptus-Café-Health-Epworth-Assessment-2026-11-20.txt'],
    ['!', 'Health-Epworth-Assessment-2026-11-20.txt'],
    ['A'.repeat(300), `${'A'.repeat(60)}-Health-Epworth-Assessment-2026-11-20.txt`],
  ])('a clinic called %j gets a safe file name', (product, name) => {
    expect(reportFileName(instruments.epworth, { ...completion, product })).toBe(name);
  });

  test('any clinic name gives a file name that every system takes', () => {
    const codePoint = fc.oneof(fc.integer({ min: 0x20, max: 0x17f }), fc.integer({ min: 0, max: 0x10ffff }));
    const anyName = fc.array(codePoint, { maxLength: 200 }).map((points) => String.fromCodePoint(...points));
    fc.assert(
      fc.property(anyName, (product) => {
        const name = reportFileName(instruments.epworth, { ...completion, product });
        expect(name).toMatch(/^[\p{L}\p{M}\p{N}-]*Health-Epworth-Assessment-2026-11-20\.txt$/u);
        expect([...name].length).toBeLessThanOrEqual(61 + 'Health-Epworth-Assessment-2026-11-20.txt'.length);
        expect(name.isWellFormed()).toBe(true);
      }),
    );
  });

  test('holds everything that it must, in order', () => {
    expect(reportText(severe, completion)).toBe(`Saltbush Health: self-assessment report

Assessment: Epworth Sleepiness Scale
Date completed: 20 November 2026
Time completed: 3:05 pm

RESULT
Score: 16/24
Result: Severe Excessive Daytime Sleepiness
Your answers suggest severe daytime sleepiness. It needs medical attention, whatever the cause.

YOUR ANSWERS
Recent times
1. Settled in a seat with something to read
   Answer: Moderate chance of dozing
2. In front of the television
   Answer: Moderate chance of dozing
3. Keeping still among other people, such as at a film or in a meeting
   Answer: Moderate chance of dozing
4. Being driven for an hour with no stop
   Answer: Moderate chance of dozing
5. Having a lie-down in the afternoon, on a day when you can
   Answer: Moderate chance of dozing
6. In a chair, having a conversation
   Answer: Moderate chance of dozing
7. Resting in a chair once lunch is over, with no alcohol
   Answer: Moderate chance of dozing
8. In a car, while the traffic stands still for a few minutes
   Answer: Moderate chance of dozing

NEXT STEPS
- Immediate medical evaluation is recommended. Ask for an urgent consultation with a GP or another clinician, and do not drive until you have been assessed.
- Please do not drive until you have been assessed. Australian fitness-to-drive guidance counts a score of 16 or more as high risk. Do not drive until a clinician has assessed your sleepiness and it is treated. Stricter rules apply to commercial drivers.
- Take this report with you when you see a GP or another clinician, and go sooner if you feel worse than it says.
- In an emergency call 000. To talk to somebody at any hour, call Lifeline on 13 11 14.

ABOUT THIS TOOL
- The scale's author counts 0 to 10 as normal, 11 and 12 as mild, and 13 to 15 as moderate sleepiness. This page says Mild from 6 and Moderate from 11; both say severe from 16.
Reference: Johns MW. The Epworth Sleepiness Scale. Sleep, 1991;14:540-5; revised 1997.
Reference: Austroads. Assessing Fitness to Drive, section 8: sleep disorders.
The Epworth Sleepiness Scale is copyright M W Johns 1990-1997. The situations here are in our own words.

DISCLAIMER
This is screening, not a diagnosis. Only a clinician who talks with you can say what a result means for you.
This report was worked out from your own answers, by rule, on your device. It is general information and does not replace medical advice. Do not start, change or put off treatment because of it.
`);
  });

  test('gives back every answer of any assessment, with its result and its notices', () => {
    fc.assert(
      fc.property(someAssessment, (assessment) => {
        const { instrument, responses, result } = assessment;
        const text = reportText(assessment, completion);
        const read = [...text.matchAll(/^(\d+)\. (.+)\n {3}Answer: (.+)$/gm)].map(([, number, question, answer]) => {
          const item = instrument.items.find((candidate) => candidate.text === question);
          return [Number(number), item?.id, item?.options.find(({ label }) => label === answer)?.value];
        });
        expect(read).toEqual(responses.map(({ item, option }, index) => [index + 1, item.id, option.value]));
        expect(text).toContain(
          `\n${instrument.scale.name}: ${result.score}/${result.max}\nResult: ${result.title}\n${result.message}\n`,
        );
        for (const { text: said, phone } of result.notices)
          expect(text).toContain(said + (phone ? ` ${phone.name}: ${phone.number}.` : ''));
        // Plain text on every system: no unusual spaces, no control characters.
        expect(text).toMatch(/^[\n\x20-\x7e]+$/);
      }),
    );
  });

  test('the ASRS-v1.1 variant has its six answers, never to very often', () => {
    const text = reportText(adhd, completion);
    expect(text).toContain('Assessment: ADHD self-check (ASRS-v1.1, Part A)');
    expect(text).toContain('Positive Responses: 4/6\nResult: ADHD Assessment Recommended\n');
    expect([...text.matchAll(/Answer: (.+)/g)].map(([, answer]) => answer)).toEqual([
      'Very often',
      'Often',
      'Often',
      'Often',
      'Sometimes',
      'Rarely',
    ]);
  });
});

describe('[SCREEN-08] sharing', () => {
  test('shared text says what was found and that it is screening', () => {
    expect(shareText(severe)).toEqual({
      title: 'Epworth Sleepiness Scale: my result',
      text: [
        'Epworth Sleepiness Scale',
        'Score: 16/24 - Severe Excessive Daytime Sleepiness',
        'Your answers suggest severe daytime sleepiness. It needs medical attention, whatever the cause.',
        'Immediate medical evaluation is recommended. Ask for an urgent consultation with a GP or another clinician, and do not drive until you have been assessed.',
        'Please do not drive until you have been assessed. Australian fitness-to-drive guidance counts a score of 16 or more as high risk. Do not drive until a clinician has assessed your sleepiness and it is treated. Stricter rules apply to commercial drivers.',
        'This is screening, not a diagnosis. Only a clinician who talks with you can say what a result means for you.',
      ].join('\n'),
    });
  });

  test('[SAFE-04] shared text names the help line that its advice speaks of', () => {
    expect(shareText(answeredAt(instruments['audit-c'], 99)).text).toContain(
      'National Alcohol and Other Drug Hotline: 1800 250 015.',
    );
    expect(shareText(answeredAt(instruments['beds-7'], 0)).text).toContain(
      'Butterfly National Helpline: 1800 33 4673.',
    );
    expect(shareText(answeredAt(instruments['audit-c'], 0)).text).not.toContain('NHMRC');
  });

  test('[SCREEN-03] the ASRS-v1.1 variant shares its six answers; the others keep single answers private', () => {
    const { text } = shareText(adhd);
    expect(text).toContain('Positive Responses: 4/6 - ADHD Assessment Recommended');
    expect(text.match(/Answer: /g)).toHaveLength(6);
    for (const assessment of oneOfEach.filter(({ instrument }) => instrument.id !== 'asrs')) {
      expect(shareText(assessment).text).not.toContain('Answer:');
    }
  });
});

describe('[SCREEN-08] e-mail to a GP', () => {
  test('has no recipient, and says score, result, recommendation and where the name goes', () => {
    const { subject, body, href } = emailToGp(adhd);
    expect(subject).toBe('ADHD self-check (ASRS-v1.1, Part A): self-check result to discuss');
    expect(body.split('\r\n')).toEqual([
      'Dear Doctor,',
      '',
      'I filled in a self-check online and would like to talk about the result.',
      '',
      'Self-check: ADHD self-check (ASRS-v1.1, Part A)',
      'Positive Responses: 4/6',
      'Result: ADHD Assessment Recommended',
      'Recommendation: A full evaluation with a psychiatrist or other authorised clinician is recommended. You can share this result with a GP for referral.',
      '',
      'This is screening, not a diagnosis.',
      '',
      'Kind regards,',
      '[Your name]',
    ]);
    expect(href).toMatch(/^mailto:\?subject=ADHD%20self-check%20/);
  });

  test('survives the address, for any assessment', () => {
    fc.assert(
      fc.property(someAssessment, (assessment) => {
        const { subject, body, href } = emailToGp(assessment);
        const address = new URL(href);
        expect(address.protocol).toBe('mailto:');
        expect(address.pathname).toBe('');
        expect(address.hash).toBe('');
        expect([...address.searchParams]).toEqual([
          ['subject', subject],
          ['body', body],
        ]);
        // As a mail program reads it: percent-encoding only, where + is a plus and every line break is CR LF.
        const fields = href
          .slice('mailto:?'.length)
          .split('&')
          .map((field) => field.split('=').map(decodeURIComponent));
        expect(fields).toEqual([
          ['subject', subject],
          ['body', body],
        ]);
        expect(href).toMatch(/^[!-~]+$/);
        expect(href.replace(/%0D%0A/g, '')).not.toMatch(/%0[AD]|[+"<>\\^`{|}]/);
        expect(subject).not.toMatch(/[\r\n]/);
      }),
    );
  });

  test('no character of a text can end a field of the address or start another', () => {
    const name = 'A&cc=x@example.com #1 + 100% = "50/50"? \u00e9';
    const { subject, body, href } = emailToGp({ ...adhd, instrument: { ...adhd.instrument, name } });
    expect([...new URL(href).searchParams]).toEqual([
      ['subject', subject],
      ['body', body],
    ]);
    expect(href).not.toMatch(/[#+"@]|cc=/);
    expect(body).toContain(`Self-check: ${name}\r\n`);
  });

  test('stays within the length that browsers and mail programs take, for every band and every notice', () => {
    expect(longestMailto).toBeLessThanOrEqual(1600);
    for (const assessment of oneOfEach) expect(emailToGp(assessment).href.length).toBeLessThanOrEqual(longestMailto);
  });

  test('passes on the safety advice that the answers called for, and not what everybody is shown', () => {
    expect(emailToGp(severe).body).toContain(
      'Safety advice I was shown: Please do not drive until you have been assessed.',
    );
    expect(emailToGp(answeredAt(instruments['audit-c'], 4)).body).toContain(
      'Safety advice I was shown: Do not stop suddenly if you drink heavily every day.',
    );
    expect(emailToGp(answeredAt(instruments['beds-7'], 0)).body).not.toContain('Safety advice');
    expect(emailToGp(adhd).body).not.toContain('Safety advice');
  });
});

describe('what no text says', () => {
  const everyText = [
    JSON.stringify(instruments),
    emailCaution,
    ...oneOfEach.flatMap((each) => [reportText(each, completion), shareText(each).text, emailToGp(each).body]),
  ];

  test('the samples show every band and every kind of notice', () => {
    expect(new Set(oneOfEach.map(({ instrument, result }) => `${instrument.id} ${result.band}`)).size).toBe(
      everyInstrument.reduce((count, { scale }) => count + scale.bands.length, 0),
    );
    expect(new Set(oneOfEach.flatMap(({ result }) => result.notices.map(({ title }) => title))).size).toBe(
      3 + 4 + 1 + 2 + 2,
    );
  });

  test('no medicine is named, and no prescription is promised', () => {
    const medicines = [
      // Weight: names, ingredients, classes and substitutes that regulators treat as names.
      /ozempic|wegovy|mounjaro|saxenda|trulicity|victoza|rybelsus|zepbound|duromine|contrave|xenical|\w+glutide|tirzepatide/i,
      /retatrutide|phentermine|orlistat|bupropion|topiramate|glp|incretin|injection|inject|\bpens?\b|\bjabs?\b|skinny|appetite.suppress/i,
      // Attention, alcohol, sleep and mood.
      /\w*amfetamine|\w*amphetamine|methylphenidate|ritalin|concerta|vyvanse|adderall|atomoxetine|strattera|guanfacine|stimulant/i,
      /naltrexone|acamprosate|disulfiram|antabuse|\w+azepam|valium|thiamine|modafinil|melatonin|zolpidem|stilnox|solriamfetol/i,
      /fluoxetine|sertraline|\w+oxetine|antidepressant|sedative|\w+statin\b|metformin|insulin/i,
      /medicat|medicine\b|prescri|\bdrugs\b|\bdose|tablet|\bpills?\b|\d\s?mg\b/i,
    ];
    // Journals that references name.
    const allowed = /(Internal|Psychological|Sleep) Medicine/g;
    for (const text of everyText)
      for (const medicine of medicines) expect(text.replace(allowed, '')).not.toMatch(medicine);
  });

  test('no markup, no dash that a plain-text reader garbles, no calorie target beside an eating result', () => {
    for (const text of everyText) {
      expect(text).not.toMatch(/<|[\u2013\u2014]/);
      expect(text).not.toMatch(/calorie|kilojoule|kcal/i);
    }
  });
});
