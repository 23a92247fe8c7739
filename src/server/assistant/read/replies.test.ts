import { expect, test } from 'vitest';
import { agrees, correctionIn, wantsMore } from './replies.ts';

test.each([
  'yes',
  'Yes please!',
  'yep book me in',
  'yeah sounds good',
  'ok yes, lets do it',
  'sure, that would be great',
  'please do',
  'go ahead',
  'book me in please',
])('%s takes up an offer', (message) => {
  expect(agrees(message)).toBe(true);
});

test.each(['yes but what does it cost', 'no', 'ok', 'sure is hot today', 'yesterday', 'please tell me the price'])(
  '%s does not only take up an offer',
  (message) => {
    expect(agrees(message)).toBe(false);
  },
);

test.each(['tell me more', 'more info please', 'can you explain that a bit more?', 'go on', 'ok more details on that'])(
  '%s asks for more of the same',
  (message) => {
    expect(wantsMore(message)).toBe(true);
  },
);

test.each(['tell me more about the fees', 'more appointments on saturday', 'what else'])(
  '%s asks for something of its own',
  (message) => {
    expect(wantsMore(message)).toBe(false);
  },
);

test.each([
  ['no i meant for blood tests', 'for blood tests'],
  ['sorry, I mean the second visit', 'the second visit'],
  ['not that one, the general one', 'the general one'],
  ['actually can i cancel one instead', 'can i cancel one instead'],
])('%s puts right what was understood', (message, meant) => {
  expect(correctionIn(message)).toBe(meant);
});

test.each(['no', 'what does bulk billed mean', 'actually', 'no thanks'])('%s puts nothing right', (message) => {
  expect(correctionIn(message)).toBeUndefined();
});
