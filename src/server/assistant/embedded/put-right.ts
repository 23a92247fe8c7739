import type { Turn } from '../chat/parts.ts';

/*
 * 'Can my son book himself in, he's 19', and then 'typo!! he's 16 sorry': the question is still the one before, with
 * another number. Read so, the answer to the wrong number is no longer part of the conversation.
 *
 * Only a message that holds nothing but the slip and the number: 'sorry, 8 weeks pregnant' tells something new.
 */

const slip =
  /\b(?:typo|oops|whoops|sorry|apologies|i mean|i meant|meant|correction|wait|hang on|actually|make that|scratch that|autocorrect\w*|fat fingers?|i lied|mistyped|should (?:be|say|have (?:been|said))|(?:my )?(?:bad|mistake)|not \d+)\b|^\*\s*(?=\d)/gi;
/** Words that say no more than whose number it is. */
const filler =
  /\b(?:i am|im|he is|hes|she is|shes|it is|its|it|was|is|got|to (?:say|write|type)|to|be|a|an|the|that|so|no|oh|ah|ok|nope|i|years? old|yrs? old|yo|of them)\b/g;
/** Of whom an age is told. */
const whose = /\b(im|i am|hes|he is|shes|she is) (?:only |just |now |nearly )*(\d{1,3})\b/;
const number = /(?<![\d.:$])\d{1,3}(?![\d.:%]|\s?(?:am|pm|kg|kilos?|cm|st|nd|rd|th)\b)/gi;
const numbersIn = (text: string) => text.match(number) ?? [];
const plain = (text: string) => text.toLowerCase().replace(/['’]/g, '');
const person = (word = '') => ({ 'i am': 'im', 'he is': 'hes', 'she is': 'shes' })[word] ?? word;

/** A message before, with the number that a slip puts right; undefined where it puts none right. */
function withNumber(message: string, before: string): string | undefined {
  const wrong = numbersIn(before);
  const [only] = wrong;
  if (wrong.length !== 1 || only === undefined || message.search(slip) === -1) return undefined;
  const said = plain(message);
  // 'not 19, 16' repeats the wrong one.
  const right = numbersIn(said).filter((one) => one !== only);
  const [one] = right;
  const rest = said
    .replace(slip, ' ')
    .replace(filler, ' ')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
  if (right.length !== 1 || one === undefined || rest.replace(new RegExp(`\\b${only}\\b`), '').trim() !== one)
    return undefined;
  const of = whose.exec(said)?.[1];
  if (of && person(whose.exec(plain(before))?.[1]) !== person(of)) return undefined;
  return before.replace(number, () => one);
}

/** A conversation as it was meant. */
export function putRight(message: string, history: readonly Turn[]): { message: string; history: readonly Turn[] } {
  const meant: Turn[] = [];
  for (const turn of [...history, { role: 'visitor', text: message } as const]) {
    const last = meant.findLastIndex(({ role }) => role === 'visitor');
    const whole = turn.role === 'visitor' && last !== -1 ? withNumber(turn.text, meant[last]?.text ?? '') : undefined;
    if (whole === undefined) meant.push(turn);
    else meant.splice(last, meant.length, { role: 'visitor', text: whole });
  }
  return { message: meant.at(-1)?.text ?? message, history: meant.slice(0, -1) };
}
