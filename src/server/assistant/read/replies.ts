/** What a message does in a conversation, beside what it asks: agree, want more, put something right. */

const yes = /^(?:(?:oh|ok|okay|um|well|and) )*(?:yes|yeah|yep|yup|ya|yea|sure|definitely|absolutely|of course)\b/i;

const goAhead =
  /^(?:please|please do|go ahead|sounds good|that sounds good|perfect|great|id like that|i would|i'd like that|lets? do (?:it|that)|let's do (?:it|that)|do it|book me in|sign me up|lets? book|let's book)$/i;

/** Words that may stand behind a yes without asking something new. */
const afterYes = new Set(
  "please pls thanks thank you ok yes yeah do go ahead sounds good great perfect lovely i id i'd would love like want to that it this be lets let's book me in one sign up now".split(
    ' ',
  ),
);

/** Somebody takes up what was offered: 'yes please', 'yep book me in', 'sounds good'. */
export function agrees(message: string): boolean {
  const said = bare(message);
  if (goAhead.test(said.replace(/(?: (?:please|thanks|thank you|pls))+$/i, ''))) return true;
  const opened = yes.exec(said);
  if (!opened) return false;
  const rest = said.slice(opened[0].length).toLowerCase().split(' ');
  return rest.every((word) => word === '' || afterYes.has(word));
}

const more =
  /^(?:(?:ok|okay|and|yes|yeah|please|could you|can you|can u) )*(?:(?:tell|give) me (?:a (?:bit|little) )?(?:some )?more(?: info| information| details?)?|(?:some |any )?more (?:info|information|details?)|say more|more(?: on that| about that| about it)|go on|keep going|(?:explain|expand)(?: that| it| this| on that)?(?: more| further| a bit(?: more)?| better)?|elaborate|in more detail|be more specific)(?: on that| about that| about it| about this| of that| on it)?(?: please| thanks| pls)*$/i;

/** Somebody wants to hear more of the same: 'tell me more'. */
export const wantsMore = (message: string) => more.test(bare(message));

const corrected =
  /^(?:(?:no|nah|nope|oh|sorry|wait|actually|hang on|oops|wrong (?:one|question|visit|appointment)|my (?:bad|mistake)) )*(?:i meant?(?: to (?:say|ask))?|i was (?:asking|talking) about|im asking about|i'm asking about|what i meant was|not that one|not that)(?: more)? (?:like |is |was )?(?=\S)/i;
const changed = /^(?:(?:no|nah|nope|oh|sorry|wait|hang on|oops) )*actually (?=\S+ \S)/i;

/** What somebody asks who puts right what was understood: 'no i meant for blood tests'. */
export function correctionIn(message: string): string | undefined {
  const said = bare(message);
  const opened = corrected.exec(said) ?? changed.exec(said);
  return opened ? said.slice(opened[0].length).trim() : undefined;
}

/** A message without marks and doubled blanks. */
const bare = (message: string) =>
  message
    .replace(/[^\p{L}\p{N}' $%-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
