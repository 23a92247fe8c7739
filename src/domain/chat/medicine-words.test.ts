import { expect, test } from 'vitest';
import { namesMedicine } from './medicine-words.ts';

test.each([
  'Ozempic',
  'ozempick',
  'oz empic',
  'O-z-e-m-p-i-c',
  '0zempic',
  'оzempic',
  'wegovy',
  'wegovi',
  'mounjaro',
  'Monjaro',
  'saxenda',
  'GLP-1',
  'GLP\u20111',
  'glp1s',
  'semaglutide',
  'tirzepatide',
  'terzepatide',
  'skinny jab',
  'fat jab',
  'the jab',
  'weight loss injections',
  'weight-loss medication',
  'diet pills',
  'duromine',
  'retatrutide',
  'metformin',
  'appetite suppressant',
])('[CHAT-05] %s names a medicine', (text) => {
  expect(namesMedicine(`Do you have ${text}?`)).toBe(true);
});

test.each([
  'weight management',
  'a pen and your questions',
  'a list of your medicines',
  'Treatment options are discussed individually',
  'A prescription is only written after a real-time consultation',
  'I take prescribed medicine',
  'retail',
  'semantic',
  'a pensioner card',
  'take a screenshot',
])('[CHAT-05] %s names no medicine', (text) => {
  expect(namesMedicine(text)).toBe(false);
});
