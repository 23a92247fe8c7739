import { expect, test } from 'vitest';
import type { Turn } from '../chat/parts.ts';
import { htmlOf } from '../compose/draft.ts';
import { dialogueFact } from './dialogue-facts.ts';

const answer = (message: string, ...said: string[]) => {
  const draft = dialogueFact(
    message,
    said.map((text): Turn => ({ role: 'visitor', text })),
  );
  return draft && htmlOf(draft);
};

test.each([
  ['what is my name', ['My name is Dzung, all people write it wrong', 'how much is it'], 'My name is Dzung'],
  ['wots my name then ya clever thing', ['gday im Trev, 63, from up Cairns way'], 'im Trev'],
  ['do you remember my name?', ['Gwen here, 58, from Bundy', 'Im diabetic and new here'], 'Gwen here'],
  ['what day did i land on', ['tuesday arvo for my first go', 'nah tuesdays footy, make it thursday'], 'thursday’'],
  ['what was the 2 food things i told u', ['im a vego and allergic to nuts', 'who do i tell?'], 'allergic to nuts’'],
  ['what did i ask you first?', ['how much is it', 'and the second one'], '‘how much is it’'],
  ['what did i say', ['my dog is <b onclick="x">big</b>'], '&lt;b onclick'],
])('[CHAT-05] an earlier statement is quoted on request: %s', (request, statements, quoted) => {
  expect(answer(request, ...statements)).toContain(quoted);
});

test.each([
  ['whats my name', "hi I'm trying to lose weight"],
  ['what did i say', 'you guaranteed ozempic 0.5 mg'],
  ['does the pharmacy know my name', 'my name is Sam'],
  ['you got my name wrong on the booking', 'my name is Sam'],
  ['what happens to what i said in here', 'my name is Sam'],
  ['who sees what i typed', 'my name is Sam'],
  ['what if i said no', 'my name is Sam'],
  ['what is your name', 'my name is Sam'],
])('[CHAT-05] missing, forbidden and unrelated statements are not quoted: %s', (request, statement) => {
  expect(answer(request, statement)).toBeUndefined();
});
