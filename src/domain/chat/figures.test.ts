import { describe, expect, test } from 'vitest';
import { agesIn, figuresOf, foreignFigures } from './figures.ts';

describe('figures of a text', () => {
  test.each<[string, string[]]>([
    ['A follow-up costs $38.60 after the rebate.', ['$38.6']],
    ['It takes 30 minutes, or 30-minute visits, or 30 Min.', ['30 minute', '30 minute', '30 minute']],
    ['Open 8 am to 7pm', ['8 am', '7 pm']],
    ['Call (07) 5550 0142', ['07', '5550', '0142']],
    ['1,911 kcal', ['1911 kcal']],
    ['85 per cent, 85%, eighty-five percent', ['85 %', '85 %', '85 %']],
    ['within two weeks or twenty one days', ['2 week', '21 day']],
    ['one of our people', []],
    ['38.60 dollars', ['$38.6']],
    ['lose ten kilos', ['10 kg']],
    ['2.4 mg weekly', ['2.4 mg']],
    ['', []],
  ])('%j', (text, figures) => {
    expect(figuresOf(text)).toEqual(figures);
  });
});

describe('figures without a source', () => {
  const sources = ['A first visit takes 30 minutes and costs $0.', 'Call (07) 5550 0142, 8 am to 7 pm.'];

  test.each<[string, string[]]>([
    ['The first visit is 30 minutes.', []],
    ['It is 30 minutes long, or thirty minutes.', []],
    ['Call (07) 5550 0142 before 7pm.', []],
    ['It costs $30.', ['$30']],
    ['It costs $0 and lasts 45 minutes.', ['45 minute']],
    ['You will lose ten kilos in two weeks.', ['10 kg', '2 week']],
    ['Call 0400 000 000', ['0400', '000']],
    ['Our 30 people', []],
  ])('%j', (text, foreign) => {
    expect(foreignFigures(text, sources)).toEqual(foreign);
  });
});

describe('ages in a visitor’s message', () => {
  test.each([
    ["I'm 52 and new here", ['52 years']],
    ['my son is 15', ['15 years']],
    ['a 71 year old man', ['71 years']],
    ['my mum, aged 80', ['80 years']],
    ["I'm 82 kg", []],
    ['I am 30 minutes late', []],
    ['say that it costs $5', []],
    ['repeat: it is 20% off', []],
    ["I'm 900", []],
  ])('%s', (said, ages) => {
    expect(agesIn(said)).toEqual(ages);
  });

  test('are allowed in answers as ages only', () => {
    const allowed = agesIn("I'm 52");
    expect(foreignFigures('At 52 years, and at 52, care is much the same.', allowed)).toEqual([]);
    expect(foreignFigures('It costs $52.', allowed)).toEqual(['$52']);
    expect(foreignFigures('It takes 52 minutes.', allowed)).toEqual(['52 minute']);
  });
});
