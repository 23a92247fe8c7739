import { normalise } from '#domain/chat/text/normalise.ts';
import { pattern } from '#domain/chat/text/pattern.ts';
import { phraseFinder } from '#domain/chat/text/phrases.ts';

/** Replies: acceptance of an offer, a request for more, a question about a score. */

const yes = /^(?:(?:oh|ok|okay|um|well|and) )*(?:yes|yeah|yep|yup|ya|yea|sure|definitely|absolutely|of course)\b/i;

const goAhead = pattern('i')`
    ^(?:please|please do|go ahead|sounds good|that sounds good|perfect|great|id like that|i would|i'd like that|
    lets? do (?:it|that)|let's do (?:it|that)|do it|book me in|sign me up|lets? book|let's book)$
  `;

/** Words that may follow a yes without asking something new. */
const afterYes = new Set(
  (
    "please pls thanks thank you ok yes yeah do go ahead sounds good great perfect lovely i id i'd would love like want " +
    "to that it this be lets let's book me in one sign up now"
  ).split(' '),
);

/** Whether a message accepts an offer: 'yes please', 'yep book me in', 'sounds good'. */
export function agrees(message: string): boolean {
  const said = bare(message);
  if (goAhead.test(said.replace(/(?: (?:please|thanks|thank you|pls))+$/i, ''))) return true;
  const opened = yes.exec(said);
  if (!opened) return false;
  const rest = said.slice(opened[0].length).toLowerCase().split(' ');
  return rest.every((word) => word === '' || afterYes.has(word));
}

const more = pattern('i')`
    ^(?:(?:ok|okay|and|yes|yeah|please|could you|can you|can u) )*(?:(?:tell|give) me (?:a (?:bit|
    little) )?(?:some )?more(?: info| information| details?)?|(?:some |any )?more (?:info|information|details?)|
    say more|more(?: on that| about that| about it)|go on|keep going|(?:explain|
    expand)(?: that| it| this| on that)?(?: more| further| a bit(?: more)?| better)?|elaborate|in more detail|
    be more specific)(?: on that| about that| about it| about this| of that| on it)?(?: please| thanks| pls)*$
  `;

/** Whether a message asks for more of the same: 'tell me more'. */
export const wantsMore = (message: string) => more.test(bare(message));

const ofScore = phraseFinder([
  'is that bad',
  'thats bad',
  'is it bad',
  'is that … high',
  'is that … low',
  'is that ok',
  'is that normal',
  'how bad is',
  'should i … worr*',
  'what does that mean',
  'what does it mean',
  'who can i talk to about it',
  'who should i see',
]);

/** Whether a message asks what a score means: 'so is that bad'. A longer message asks something else. */
export const asksOfScore = (message: string) => ofScore(normalise(message)) && message.split(' ').length <= 8;

/** A message without punctuation and repeated spaces. */
const bare = (message: string) =>
  message
    .replace(/[^\p{L}\p{N}' $%-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
