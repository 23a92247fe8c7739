import { describe, expect, test } from 'vitest';
import { loadContent } from '#content/load.ts';
import type { Turn } from '../chat/parts.ts';
import { htmlOf } from '../compose/draft.ts';
import { createFacts } from '../compose/facts.ts';
import { ownScore, scoreFromBefore } from './tool-scores.ts';

const facts = createFacts(loadContent('content'), []);
const turns = (said: readonly string[]) => said.map((text): Turn => ({ role: 'visitor', text }));
const fromBefore = (message: string, ...said: string[]) => {
  const draft = scoreFromBefore(message, turns(said), facts);
  return draft && htmlOf(draft);
};
const told = (message: string, ...said: string[]) => {
  const draft = ownScore(message, turns(said), facts);
  return draft && htmlOf(draft);
};

describe('[CHAT-05] a score of a self-check', () => {
  test.each([
    [
      'Intermediate Risk',
      'my wife answered for me and i got 4',
      'which one is the sleep apnoea quiz',
      'how many questions in it',
    ],
    ['Intermediate Risk', 'Did the snoring one with eight questions. Four yeses. Explain it to me'],
    ['High Risk', 'it came up 8. what does that mean', 'did that three question drinking thing on your page'],
    ['Lower Likelihood of ADHD', 'i got 2 of 6 so thats a no', 'tell me about the adhd test'],
  ])('is told as %s: %s', (band, message, ...said) => {
    expect(told(message, ...said)).toContain(band);
  });

  test('proves nothing, and is said to prove nothing where that is asked', () => {
    expect(told('i got 2 of 6 so thats a no', 'tell me about the adhd test')).toContain('nor rules one out');
  });

  test.each([
    ['i got 4 kids at home', 'is there a sleep apnoea quiz'],
    ['i got 4'],
    ['i got 4', 'i snore like a train'],
    ['i got 40', 'is there a sleep apnoea quiz'],
    ['got 2 weeks off, can i come', 'is there a sleep apnoea quiz'],
    ['how long is the snoring quiz'],
    ['does the snoring quiz have 8 yes or no questions'],
    ['my son is 12, did the snoring quiz, four yeses'],
    ['my daughter is 9 and she got 5', 'is there an adhd test'],
    ['booked for friday, says 9 on the email', 'can i drink water before my blood test'],
    ['my partner says 5 is too many', 'can i drink water before my blood test'],
  ])('is none: %s', (message, ...said) => {
    expect(told(message, ...said)).toBeUndefined();
  });
});

describe('[CHAT-05] a score that was told before', () => {
  test.each([
    ['Moderate', 'is that bad', 'did the dozing off quiz on your sleep page and got 13'],
    ['Please do not drive', 'what should i do', 'i did the epworth and scored 9', 'sorry thats a typo i mean 19'],
    [
      'Lower Likelihood of ADHD',
      'so that means i dont have it?',
      'my asrs came out 3 out of 6',
      'i thought itd be higher',
    ],
    ['Moderate Risk', 'that quiz, is 3 ok or not', 'did the drinking quiz, got 3', 'how do i book', 'ok thanks'],
    ['Normal Daytime Alertness', 'should i worry', 'the snoring one was 5', 'and im a 4 on the epworth'],
  ])('is told as %s: %s', (band, message, ...said) => {
    expect(fromBefore(message, ...said)).toContain(band);
  });

  test.each(['actually 3 of those i wasnt sure about', 'sorry 1 more thing', 'can i come at 3 sorry 4'])(
    'a number beside it puts nothing right: %s',
    (said) => {
      const html = fromBefore('is that bad', 'i got 19 on the epworth', said);
      expect(html ?? 'Please do not drive').toContain('Please do not drive');
    },
  );

  test('of a self-check that was named before it', () => {
    expect(fromBefore('so is that bad', 'whats that stop bang thing', 'got 4 out of 8 on it')).toContain(
      'Intermediate',
    );
  });

  test('who helps with it is said with the line for it', () => {
    const html = fromBefore('who can i talk to about it', 'whats the audit c', 'i got 8');
    expect(html).toContain('1800 250 015');
    expect(html).toContain('GP');
  });

  test('whether to drive is answered by how sleepy somebody is', () => {
    const said = ['got 17 on the sleepy quiz', 'what does that mean', 'thing is i drive a delivery truck'];
    expect(fromBefore('so should i be off the road till i see someone?', ...said)).toContain('Please do not drive');
    expect(fromBefore('who should i see', 'got 21 on the epworth')).toContain('Please do not drive');
    // A low score answers no such question: what somebody took or drank may.
    expect(fromBefore('can i still drive', 'i got 4 on the epworth')).toBeUndefined();
    expect(fromBefore('can i drive there', 'got 4 on the audit c')).toBeUndefined();
  });

  test.each([
    ['is that high', 'whats the stop bang', 'my potassium came back at 6'],
    ['is that ok', 'whats the audit c quiz', 'on the edinburgh i got 9'],
    ['is that bad', 'tell me about the epworth', 'my pain score is 8'],
  ])('is not that of another test: %s', (message, ...said) => {
    expect(fromBefore(message, ...said)).toBeUndefined();
  });

  test('both bands, where both are asked about', () => {
    const html = fromBefore('so is either one a worry?', 'my epworth was 8', 'and the stop bang one was 2');
    expect(html).toContain('Mild');
    expect(html).toContain('Low Risk');
  });

  test('a low one rules nothing out, and no score is a verdict', () => {
    const html = fromBefore('so that means im just lazy', 'got 2 on the adhd test');
    expect(html).toContain('rule anything out');
    expect(html).toContain('no verdict on you');
  });

  test.each([
    ['is that bad', 'how much is a visit'],
    ['is that bad', 'i snore 5 nights a week'],
    ['is that bad', 'my son is 12 and got 5 on the snoring quiz'],
    ['is that ok', 'got 13 on the epworth', 'how long is a visit', 'do you open sundays'],
    ['what does the appointment cost', 'got 13 on the epworth'],
    // Something else is meant, or somebody else, or the number is none.
    ['is it ok to stop my tablets', 'i got 5 on the adhd test'],
    ['is that bad', 'i got 13 on epworth', 'my waist is 104'],
    ['what do i do now', 'i got 4 on stop bang', 'my wife left me'],
    ['is that bad?', 'i did the epworth test, im 19 by the way'],
    ['is that bad', 'did the stop bang test, im 8 stone over'],
    ['is that bad', 'did the adhd test on 3 may'],
    ['should i be worried', 'i got 18 on the epworth and 2 on the stop bang'],
    ['is that ok', 'im pregnant and got 1 on the audit c'],
    ['is that bad', 'im 16 and got 5 on the adhd test'],
    ['is that bad', 'im in year 10 and got 5 on the adhd test'],
    ['should i be worried', 'my student scored 5 on asrs, shes 12'],
    ['is that bad', 'i got 19 on the epworth', 'sorry 1 more thing', 'ok so'],
    // Which number counts would be a guess.
    ['is that bad', 'i got 19 on the epworth', 'i thought it should have been 5'],
    ['is that bad', 'i got 19 on the epworth', 'i doze off 6 nights a week, i mean 2'],
    ['should i worry', 'i got 4 on the epworth last year and 18 now'],
    ['is my score ok', 'i got 2 on stop bang', 'redid the stop bang, six yeses'],
    ['is that bad', 'i got 9 on the epworth', 'sorry thats wrong, 19'],
    ['is that bad', 'i got 4 on the epworth', 'typo it should say nineteen'],
    ['is that bad', 'i got 4 on the epworth but fell asleep at the lights'],
    ['is that bad', 'did the epworth, im a 4 in heels'],
    ['is that ok', 'im breastfeeding and got 2 on the audit c'],
    ['is that bad', 'my sister turned 17 last week and got 5 on the adhd test'],
    ['is that bad', 'im fifteen and got 5 on the binge quiz'],
  ])('is not asked about: %s', (message, ...said) => {
    expect(fromBefore(message, ...said)).toBeUndefined();
  });
});
