import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { deskRecords } from '#domain/desk/records.ts';
import { splicedYaml } from './splice.ts';

const source = `# The clinic.
name: Saltbush
hours: # as on the door
  - days: Monday to Friday
    hours: 8 am to 7 pm # summer
  # The weekend.
  - days: Saturday and Sunday
    hours: "9 am to 4 pm"
fees:
  initial: { fee: 47.55, rebate: 47.55 }
  followup:
    fee: 85
    note: >-
      A folded text
      of two lines
phone:
  display: (07) 5550 0142
`;

test('[DESK-10] a changed text or number is written in its place, and no other byte changes', () => {
  const hours = [
    { days: 'Monday to Friday', hours: '9 am to 5 pm' },
    { days: 'Saturday and Sunday', hours: 'closed' },
  ];
  expect(splicedYaml(source, 'hours', hours)).toBe(
    source.replace('8 am to 7 pm', '9 am to 5 pm').replace('"9 am to 4 pm"', '"closed"'),
  );
  const fees = { ...parse(source).fees, initial: { fee: 50, rebate: 47.55 } };
  expect(splicedYaml(source, 'fees', fees)).toBe(source.replace('fee: 47.55', 'fee: 50'));
  expect(splicedYaml(source, 'name', 'Saltbush')).toBe(source);
});

test('[DESK-10] fields and items are added and taken away, and comments elsewhere stay', () => {
  const { fees } = parse(source) as { fees: { followup: object } };
  const added = splicedYaml(source, 'fees', { ...fees, followup: { fee: 92, asAt: '2026-07-01' }, gp: { fee: 60 } });
  expect(added).toContain('# summer\n  # The weekend.');
  expect(added).toContain('  followup:\n    fee: 92\n    asAt: 2026-07-01\n  gp:\n    fee: 60\nphone:');
  const hours = splicedYaml(source, 'hours', [{ days: 'Monday', hours: 'closed' }]);
  expect(hours).toContain('hours: # as on the door');
  expect(hours.slice(hours.indexOf('fees:'))).toBe(source.slice(source.indexOf('fees:')));
  expect(splicedYaml('# None yet.\nnotices: []\n', 'notices', [{ id: 'christmas' }])).toBe(
    '# None yet.\nnotices:\n  - id: christmas\n',
  );
  expect(parse(splicedYaml(source, 'redirects', [{ from: '/a', to: '/b' }])).redirects).toHaveLength(1);
});

/** Random changes of a value: other texts and numbers, missing and further fields and items. */
function changed(value: unknown): fc.Arbitrary<unknown> {
  const text = fc.oneof(
    fc.constantFrom(
      'yes',
      '12',
      "it's: #1",
      '- dash',
      '{{fees.asAt}}',
      '',
      ' padded ',
      'two\n\nparagraphs\n',
      '“curly”',
    ),
    fc.string({ maxLength: 200, unit: 'grapheme-ascii' }),
  );
  const leaf = typeof value === 'number' ? fc.integer({ min: 0, max: 99_999 }).map((cents) => cents / 100) : text;
  if (Array.isArray(value)) {
    if (value.length === 0)
      return fc.array(fc.oneof(text, fc.record({ id: text, count: fc.nat(9) })), { maxLength: 3 });
    const items = fc.tuple(
      ...value.map((item) => fc.oneof({ weight: 3, arbitrary: fc.constant(item) }, changed(item))),
    );
    return fc.oneof(
      items,
      items.map((all) => all.slice(1)),
      items.map((all) => [...all, all[0]]),
    );
  }
  if (typeof value !== 'object' || value === null) return typeof value === 'boolean' ? fc.boolean() : leaf;
  const fields = Object.entries(value).map(([name, field]) =>
    fc.oneof(
      { weight: 4, arbitrary: fc.constant([name, field] as const) },
      { weight: 2, arbitrary: changed(field).map((other) => [name, other] as const) },
      { weight: 1, arbitrary: fc.constant(undefined) },
    ),
  );
  return fc
    .tuple(fc.option(text, { nil: undefined }), ...fields)
    .map(([more, ...others]) =>
      Object.fromEntries([...others.filter((field) => field !== undefined), ...(more ? [['further', more]] : [])]),
    )
    .filter((fieldsLeft) => Object.keys(fieldsLeft).length > 0);
}

test('[DESK-10] whatever changes in a record of the clinic, the file reads back as the value, and the rest of it stays', () => {
  for (const { file, part } of deskRecords) {
    const text = readFileSync(`content/${file}`, 'utf8');
    const present = parse(text) as Record<string, unknown>;
    fc.assert(
      fc.property(changed(present[part]), (value) => {
        const written = splicedYaml(text, part, value);
        expect(parse(written)).toEqual({ ...present, [part]: value });
        // No comment outside the record is lost.
        const comments = (source: string) => source.split('\n').filter((line) => line.startsWith('#'));
        expect(comments(written)).toEqual(expect.arrayContaining(comments(text)));
      }),
      { numRuns: 30 },
    );
  }
});
