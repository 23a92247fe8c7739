import { describe, expect, test } from 'vitest';
import { contentFolder, problemsAfter } from '#tests/support/content-folder.ts';

const closure = { id: 'break', kind: 'closure', from: "'2026-12-24'", to: "'2027-01-04'", title: 'Closed' };

const fileOf = (...notices: Record<string, string>[]) =>
  `notices:\n${notices
    .map(
      (one) =>
        `  - ${Object.entries(one)
          .map(([key, value]) => `${key}: ${value}`)
          .join('\n    ')}\n`,
    )
    .join('')}`;

describe('[DESK-06] content/notices.yaml', () => {
  test('may be missing, and is read with tokens and Markdown', () => {
    expect(contentFolder().load().notices).toEqual([]);
    const folder = contentFolder();
    folder.write('notices.yaml', fileOf({ ...closure, text: '"Ask {{clinic.shortName}}: [help](/faq)"' }));
    const [notice] = folder.load().notices;
    expect(notice?.words).toBe('We are closed from Thursday 24 December 2026 to Monday 4 January 2027.');
    expect(notice?.text?.html).toContain('Ask Mallee: <a href="/faq"');
    // Midnight at the second clinic, which has daylight saving.
    expect(new Date(notice?.from ?? 0).toISOString()).toBe('2026-12-23T13:00:00.000Z');
  });

  test.each([
    [{ from: "'2026-02-30'" }, 'notices[0].from', /no such day/],
    [{ from: 'soon' }, 'notices[0].from', /write a day/],
    [{ from: "'2026-12-24T24:00'" }, 'notices[0].from', /write a day/],
    [{ to: "'2026-12-23'" }, 'notices[0].to', /ends before it begins/],
    [{ from: "'2026-12-24T12:00'", to: "'2026-12-24T12:00'" }, 'notices[0].to', /ends before it begins/],
    [{ announced: "'2026-12-25'" }, 'notices[0].announced', /after its beginning/],
    [{ hours: '9 am to noon' }, 'notices[0].hours', /the other kinds have none/],
    [{ kind: 'changed hours' }, 'notices[0].hours', /need their hours/],
    [{ kind: 'changed hours', hours: 'mornings' }, 'notices[0].hours', /8 am to 7 pm/],
    [{ kind: 'holiday' }, 'notices[0].kind', /notice, closure, changed hours/],
    [{ title: '"{{clinic.motto}}"' }, 'notices[0].title', /stands for nothing/],
    [{ text: '"[more](/nowhere)"' }, 'notices[0].text', /no page is at/],
    [{ text: 'Prescriptions by post' }, 'notices[0].text', /prescription-delivery, which is not shown/],
  ])('%j is named with its fix', (fields, field, fix) => {
    expect(problemsAfter((folder) => folder.write('notices.yaml', fileOf({ ...closure, ...fields })))).toContainEqual({
      file: 'notices.yaml',
      field,
      fix: expect.stringMatching(fix),
    });
  });

  test('two notices have ids of their own', () => {
    const problems = problemsAfter((folder) => folder.write('notices.yaml', fileOf(closure, closure)));
    expect(problems).toEqual([{ file: 'notices.yaml', field: 'notices', fix: expect.stringMatching(/share an id/) }]);
  });
});

test.each([
  ['days: Tuesday to Thursday', 'days: Weekdays', 'hours[0].days', /Monday to Friday/],
  ['hours: 9 am to 4 pm', 'hours: by arrangement', 'hours[0].hours', /8 am to 7 pm/],
])('[DESK-01] opening hours in other words are named with their fix: %s as %s', (from, to, field, fix) => {
  expect(problemsAfter((folder) => folder.edit('site.yaml', from, to))).toEqual([
    { file: 'site.yaml', field, fix: expect.stringMatching(fix) },
  ]);
});
