import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCalculatorInputs } from '#tests/support/calculator.ts';
import { explain } from './explanations.ts';
import * as inputs from './inputs.ts';
import { projectionNote, projectWeeks } from './projection.ts';
import { safePlan } from './safety.ts';

/** Fact sheet, section 3.2: brands, substances, class, nicknames and substitute terms. */
const barred = [
  /ozempic|wegovy|mounjaro|saxenda|trulicity|contrave|duromine/i,
  /glutide|tirzepatide|retatrutide|phentermine|orlistat|metformin|insulin/i,
  /glp[\s-]*1|incretin|receptor agonist/i,
  /\bpens?\b|\bjabs?\b|\bshots?\b|\binject/i,
  /appetite[\s-]suppress|medicated program/i,
];

/** The two internal identifiers that never reach a page: `onGlp1` anywhere, `glp1` as a key or quoted value. */
const withoutIdentifiers = (text: string) => text.replace(/\bonGlp1\b/g, '').replace(/'glp1'|\bglp1:/g, '');

const folder = import.meta.dirname;
const files = readdirSync(folder).filter((name) => name !== 'words.test.ts');

describe('[CALC-02] no medicine and no class of medicines is named', () => {
  test.each(files)('in %s', (name) => {
    const text = withoutIdentifiers(readFileSync(join(folder, name), 'utf8'));
    for (const pattern of barred) expect(text).not.toMatch(pattern);
  });

  test('the patterns find what they are for', () => {
    for (const name of ['Ozempic', 'semaglutide', 'GLP-1', 'GLP 1', 'glp1', 'weight loss injections', 'the jab']) {
      expect(
        barred.some((pattern) => pattern.test(withoutIdentifiers(name))),
        name,
      ).toBe(true);
    }
  });

  test('nor do identifiers leak into any text that is shown', () => {
    const { activityOptions, fields, flagOptions, goalOptions } = inputs;
    const options = [...activityOptions, ...goalOptions, ...flagOptions, ...Object.values(fields)];
    const shown = options.flatMap(({ label, hint }) => [label, hint]);
    fc.assert(
      fc.property(anyCalculatorInputs, (person) => {
        const { calculation, notices } = safePlan(person);
        const texts = [
          ...shown,
          projectionNote(projectWeeks(calculation)),
          ...notices.flatMap(({ title, text }) => [title, ...text]),
          ...explain(calculation).flatMap(({ title, formula, worked, note, sources }) => [
            ...[title, formula, note, ...worked],
            ...sources.flatMap(({ text, gives }) => [text, gives]),
          ]),
        ];
        for (const text of texts) {
          expect(text).not.toMatch(/\bglp|undefined|\bNaN\b|\bnull\b|\[object/i);
          for (const pattern of barred) expect(text).not.toMatch(pattern);
        }
      }),
    );
  });
});
