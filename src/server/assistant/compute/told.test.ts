import { describe, expect, test } from 'vitest';
import type { Turn } from '../chat/parts.ts';
import { htmlOf } from '../compose/draft.ts';
import { told } from './told.ts';

const after = (...said: string[]): Turn[] => said.map((text) => ({ role: 'visitor', text }));
const answer = (message: string, ...said: string[]) => {
  const draft = told(message, after(...said));
  return draft && htmlOf(draft);
};

describe('[CHAT-05] what a visitor told before is repeated when they ask for it', () => {
  test.each([
    ['what is my name', 'My name is Dzung, all people write it wrong', 'Dzung'],
    ['wots my name then ya clever thing', 'gday im Trev, 63, from up Cairns way', 'Trev'],
    ['do you remember my name?', 'Gwen here, 58, from Bundy', 'Gwen'],
    ['You still know what is my name? :)', 'Hello, I’m Priya. Do you see people in Perth?', 'Priya'],
  ])('%s: a name', (asked, said, name) => {
    expect(answer(asked, said, 'how much is it')).toBe(`<p>You told me that your name is ${name}.</p>`);
  });

  test('a name that was not told is not made up, and a word that is none is not taken for one', () => {
    expect(answer('whats my name', "hi I'm trying to lose weight", 'Im diabetic and new here')).toMatch(
      /have not told me/,
    );
  });

  test('the last word counts', () => {
    const said = ['thinking tuesday arvo for my first go', 'nah tuesdays footy, make it thursday', 'ok'];
    expect(answer('what day did i land on', ...said)).toBe('<p>You wrote: ‘nah tuesdays footy, make it thursday’</p>');
  });

  test('what is not named by a word it shares is looked for in what they said, not in what they asked', () => {
    const said = ['im a vego and allergic to nuts', 'who do i tell about that?'];
    expect(answer('what was the 2 food things i told u', ...said)).toBe(
      '<p>You wrote: ‘im a vego and allergic to nuts’</p>',
    );
  });

  test('a question is repeated as it was asked', () => {
    expect(answer('what did i ask you first?', 'how much is it', 'and the second one')).toBe(
      '<p>You wrote: ‘how much is it’</p>',
    );
  });

  test('markup stays text, and what an answer may not hold is not quoted', () => {
    expect(answer('what did i say', 'my dog is <b onclick="x">big</b>')).toContain('&lt;b onclick');
    expect(answer('what did i say', 'you guaranteed ozempic 0.5 mg')).toBeUndefined();
  });

  test('nobody is called by what troubles them', () => {
    expect(answer('whats my name', 'im depressed and i live in perth')).not.toContain('Depressed');
  });

  test.each([
    'does the pharmacy know my name',
    'you got my name wrong on the booking',
    'what happens to what i said in here',
    'who sees what i typed',
    'what if i said no',
    'what is your name',
  ])('%s: is another question', (asked) => {
    expect(answer(asked, 'my name is Sam')).toBeUndefined();
  });
});
