import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkOutput, figuresIn } from './output-check.ts';

describe('[CHAT-05] a model’s text', () => {
  test.each([
    ['We can start you on Ozempic.', 'medicine'],
    ['The usual start is 0.25 mg.', 'dose'],
    ['You can double your dose.', 'dose'],
    ['You will lose weight with us.', 'promise'],
    ['Most people lose 10 kg in three months.', 'promise'],
    ['It sounds like you have diabetes.', 'diagnosis'],
    ['You probably have sleep apnoea.', 'diagnosis'],
    ['Our patients love us.', 'praise'],
  ] as const)('%s: %s', (text, problem) => {
    expect(checkOutput(text)).toContain(problem);
  });

  test('may contain amounts from a food label, which are no doses', () => {
    expect(checkOutput('Below 120 mg per 100 g is low.', new Set(figuresIn('120 mg per 100 g')))).toEqual([]);
    expect(checkOutput('Begin with 120 mg per day.')).toContain('dose');
  });

  test('may contain the figures of its sources in any spelling, and those of the help lines', () => {
    const figures = new Set(figuresIn('The fee is $85, of which $46.40 comes back; 1,000 patients; (07) 5550 0142'));
    expect(
      checkOutput(
        'You pay $85.00. The rebate is $46.4. 1000 people. Ring (07) 5550 0142, or <a href="tel:131114">13 11 14</a>.',
        figures,
      ),
    ).toEqual([]);
    expect(checkOutput('You pay $84.', figures)).toEqual(['figure']);
  });
});

test('[CHAT-05] the clinic’s own pages pass', () => {
  const folder = 'content/pages';
  for (const file of readdirSync(folder))
    for (const paragraph of readFileSync(join(folder, file), 'utf8').split(/\n\s*\n/))
      expect(
        checkOutput(paragraph).filter((problem) => problem !== 'promise'),
        paragraph,
      ).toEqual([]);
});
