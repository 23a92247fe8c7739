import { expect, test } from 'vitest';
import { instruments } from '#domain/screeners/instruments.ts';
import { groupName, pickedAnswers } from './picked-answers.ts';

const { epworth, asrs } = instruments;

test('checked buttons become answers, numbers as numbers and 0 as an answer', () => {
  const checked = [
    { name: groupName('epworth', 'reading'), value: '0' },
    { name: groupName('epworth', 'car_traffic'), value: '3' },
  ];
  expect(pickedAnswers('epworth', epworth.items, checked)).toEqual({ reading: 0, car_traffic: 3 });
});

test('what is no option, or belongs to another questionnaire, is no answer', () => {
  const checked = [
    { name: groupName('asrs', 'trouble_wrapping'), value: 'always' },
    { name: groupName('epworth', 'reading'), value: '2' },
    { name: groupName('asrs', 'fidget_restless'), value: 'very_often' },
  ];
  expect(pickedAnswers('asrs', asrs.items, checked)).toEqual({ fidget_restless: 'very_often' });
});

test('no two groups of a page share a name', () => {
  const names = Object.values(instruments).flatMap(({ id, items }) => items.map((item) => groupName(id, item.id)));
  expect(new Set(names).size).toBe(names.length);
});
