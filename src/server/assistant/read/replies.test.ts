import { expect, test } from 'vitest';
import { agrees, asksOfScore, wantsMore } from './replies.ts';

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
])('%s accepts an offer', (message) => {
  expect(agrees(message)).toBe(true);
});

test.each(['yes but what does it cost', 'no', 'ok', 'sure is hot today', 'yesterday', 'please tell me the price'])(
  '%s does not merely accept an offer',
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
  '%s asks a separate question',
  (message) => {
    expect(wantsMore(message)).toBe(false);
  },
);

test.each([
  ['so is that bad', true],
  ['thats bad is it?', true],
  ['who can i talk to about it', true],
  ['what does that mean for the fee i pay when i book again', false],
  ['how much is it', false],
])('%s: asks what a score means: %s', (message, asks) => {
  expect(asksOfScore(message)).toBe(asks);
});
