import { expect, test } from 'vitest';
import { capitalsIn } from './heading-case.ts';

test.each([
  ['a.md', '\n## Our Team'],
  ['a.yaml', '\ntitle: Sleep And weight'],
  ['a.tsx', '\n<Button onClick={() => save()}>Save Draft</Button>'],
  ['a.ts', "\nconst said = { title: 'Nothing Saved' };"],
])('a heading in title case is found: %s %s', (file, text) => {
  expect(capitalsIn(file, text)).toEqual([expect.stringMatching(/^a\.\w+:2: .*sentence case/)]);
});

test.each([
  ['a.md', '## What Medicare pays. Ask Marnie Keogh {#Fees}'],
  ['a.yaml', 'title: "Weight Loss Clinic Perth: telehealth"\nlabel: Initial First Appointment'],
  ['a.tsx', '<h2>Body mass index (BMI) for GP letters</h2><Button onClick={() => page(1)}>Newer</Button>'],
])('sentences, names and fixed wordings pass: %s %s', (file, text) => {
  expect(capitalsIn(file, text, ['Marnie Keogh', 'Perth'])).toEqual([]);
});
