import { describe, expect, test } from 'vitest';
import { problemsAfter } from '#tests/support/content-folder.ts';
import { hiddenClaimIn, hiddenClaims, hiddenClaimsSaid } from './hidden-claims.ts';

const soon = { key: 'soon' as const, phrases: ['24-48 hours', 'same-day'] };

describe('[DESK-01] a phrase of a hidden claim', () => {
  test.each([
    ['Most appointments within 24-48 hours.', '24-48 hours'],
    ['within 24–48\u00a0hours', '24-48 hours'],
    ['a SAME‑DAY\ntime', 'same-day'],
    ['**same-day** times', 'same-day'],
  ])('is found in %j', (text, phrase) => {
    expect(hiddenClaimIn(text, [soon])).toEqual({ key: 'soon', phrase });
  });

  test.each(['See a doctor the same day.', '124-48 hours', 'same-days'])('is not found in %j', (text) => {
    expect(hiddenClaimIn(text, [soon])).toBeUndefined();
  });

  test('is found in every text of a record, and not in names, addresses and hidden parts', () => {
    const record = {
      id: 'booking/same-day',
      lead: { markdown: 'A same-day time' },
      items: [{ text: 'Calm' }, { text: 'A same-day visit', href: '/same-day' }],
      claims: ['same-day'],
      other: { text: 'same-day', shown: false },
    };
    expect(hiddenClaimsSaid(record, [soon]).map(({ field }) => field)).toEqual(['lead', 'items[1].text']);
    expect(hiddenClaimsSaid(record, [])).toEqual([]);
  });
});

test('[DESK-01] a claim that is not shown is made by its own words too, wherever a token says them', () => {
  const claim = { text: 'Visits soon', badge: 'Soon', phrases: ['at once'], benefit: true, asAt: '2026-10-01' };
  const claims = { soon: { ...claim, shown: false }, evidence: { ...claim, shown: true } };
  expect(hiddenClaims({ claims } as Parameters<typeof hiddenClaims>[0])).toEqual([
    { key: 'soon', phrases: ['Visits soon', 'Soon', 'at once'] },
  ]);
  const problems = problemsAfter((folder) => {
    folder.edit(
      'claims.yaml',
      '    text: Most visits within a week\n',
      '    text: Most visits within a week\n    shown: false\n',
    );
    folder.edit('about.yaml', 'heading: A clinic for people far from one', 'heading: "{{claims.soon}}"');
    folder.edit('faq.yaml', 'question: What if I am late?', 'question: Are most visits within a week?');
  });
  expect(problems.map(({ file, field }) => [file, field])).toEqual([
    ['about.yaml', 'heading'],
    ['faq.yaml', expect.stringMatching(/^items\[\d\]\.question$/)],
  ]);
});
