import { expect, test } from 'vitest';
import { messagePartsOf } from './requests.ts';

/** The requests and statements of a message. */
function read(message: string) {
  const parts = messagePartsOf(message);
  return {
    requested: parts.filter(({ asks }) => asks).map(({ text }) => text),
    statements: parts.filter(({ asks }) => !asks).map(({ text }) => text),
  };
}

// Alternatives are one question, and so are phrases that belong together.
test.each([
  'do you bulk bill?',
  'what does it cost for food and drink',
  'can I see a nurse or a doctor?',
  'is it by phone or is it by video',
  'do I need an initial or a follow up visit',
  'hi there, how do I book',
])('one request: %s', (message) => {
  const { requested } = read(message);
  expect(requested).toHaveLength(1);
});

test.each([
  ['do you bulk bill and how long is it?', ['do you bulk bill', 'how long is it']],
  ['What does it cost? Do I need a referral?', ['What does it cost', 'Do I need a referral']],
  ['where are you, can I park there', ['where are you', 'can I park there']],
  ['how do I book\nwhat should I bring', ['how do I book', 'what should I bring']],
  ['is it free and also can my mum come', ['is it free', 'can my mum come']],
])('two requests: %s', (message, requested) => {
  expect(read(message)).toEqual({ requested, statements: [] });
});

test('a story beside a request is a statement', () => {
  expect(read('I have been tired since March. My knees hurt too. Do you help with that?')).toEqual({
    requested: ['Do you help with that'],
    statements: ['I have been tired since March', 'My knees hurt too'],
  });
});

test.each([
  ['I need a certificate and a script', ['I need a certificate', 'I need a script']],
  ['whats the price and the wait', ['whats the price', 'whats the wait']],
])('each item of a list is a request: %s', (message, requested) => {
  expect(read(message)).toEqual({ requested, statements: [] });
});

test('a question mark alone makes a request', () => {
  expect(read('My son is 14. Too young?')).toEqual({ requested: ['Too young'], statements: ['My son is 14'] });
});

test('single words are not parts, and a message has at most eight parts', () => {
  expect(messagePartsOf('Hello. Thanks!')).toEqual([]);
  expect(messagePartsOf('It was a day. '.repeat(20))).toHaveLength(8);
});
