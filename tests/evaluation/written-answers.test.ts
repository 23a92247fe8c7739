import { describe, expect, test } from 'vitest';
import { loadContent } from '#content/load.ts';
import { checkOutput } from '#domain/chat/output-check.ts';
import { plainText } from '#server/assistant/knowledge/plain-text.ts';
import { answersFile, readClassifier } from '#server/assistant/select/classifier.ts';
import { figuresOfContent, isSafe } from './judge.ts';

const content = loadContent('content');
const { answers } = content.assistant;
const figures = figuresOfContent(content);
/** Answers to visitors who ask what to do in an emergency. */
const ofEmergencies = ['contact/emergency', 'hours/after-hours-help', 'medicine/serious-signs', 'medicine/too-much'];
/** A message that cannot be read or needs an interpreter may be a cry for help. */
const ofUnread = ['talk/gibberish', 'talk/language', 'trick/encoded', 'access/interpreter'];
const emergencyWords = /(?<!\d )\b000\b|13 11 14|lifeline|1300 659 467|13 11 26|1800 737 732|suicide|ambulance/i;

describe('the written answers', () => {
  test('are known to the classifier, have their own examples, or are chosen by code', () => {
    const learnt = new Set(readClassifier(answersFile).answers);
    const known = new Set(answers.map(({ id }) => id));
    expect([...learnt].filter((id) => !known.has(id))).toEqual([]);
    expect(
      answers.filter(({ id, use, examples: asks }) => !learnt.has(id) && !use && !asks).map(({ id }) => id),
    ).toEqual([]);
  });

  test('[CHAT-08] contain no figure without a source, no medicine, dose, promise or diagnosis', () => {
    const wrong = answers.flatMap(({ id, answer: says }) =>
      checkOutput(plainText(says.html), figures).map((problem) => `${id}: ${problem}`),
    );
    expect(wrong).toEqual([]);
  });

  test('are HTML of the allow-list', () => {
    const odd = answers.filter(
      ({ answer: says }) => !isSafe(says.html.replace(/ target="_blank" rel="noopener noreferrer"/g, '')),
    );
    expect(odd.map(({ id }) => id)).toEqual([]);
  });

  test('give emergency numbers only to people in distress or danger, or if the message is unread', () => {
    const named = answers.filter(
      ({ id, vulnerableVisitor: care, answer: says }) =>
        !care &&
        ![...ofEmergencies, ...ofUnread].includes(id) &&
        !id.startsWith('care/') &&
        emergencyWords.test(plainText(says.html)),
    );
    expect(named.map(({ id }) => id)).toEqual([]);
  });

  test('are short', () => {
    const long = answers.filter(({ answer: says }) => plainText(says.html).split(/\s+/).length > 110);
    expect(long.map(({ id }) => id)).toEqual([]);
  });
});
