import type { Turn } from '../chat/parts.ts';

/*
 * 'Can my son book himself in, he's 19', and then 'typo!! he's 16 sorry': the question is still the one before, with
 * another number. Read so, the answer to the wrong number is no longer part of the conversation.
 */

const slip =
  /\b(?:typo|oops|whoops|sorry|apologies|i mean|i meant|meant|correction|wait|hang on|actually|make that|scratch that|autocorrect\w*|fat fingers?|i lied|mistyped|should (?:be|say|have (?:been|said))|my (?:bad|mistake)|not \d)\b|^\*\s*\d/i;
/** Something of their own is asked, or told, beside the number. */
const asks =
  /\?\s*\S|\b(?:what|when|where|who|why|how|which|can|could|do|does|would|should|will|book|pm|am|kg|kilos?)\b/i;
const longest = 9;
const number = /(?<![\d.:$])\d{1,3}(?![\d.:%]|\s?(?:am|pm|kg|kilos?|cm|st|nd|rd|th)\b)/gi;
const numbersIn = (text: string) => text.match(number) ?? [];

/** A message before, with the number that a slip puts right; undefined where it puts none right. */
function withNumber(message: string, before: string): string | undefined {
  if (!slip.test(message) || asks.test(message) || message.split(/\s+/).length > longest) return undefined;
  const wrong = numbersIn(before);
  const [only] = wrong;
  if (wrong.length !== 1 || only === undefined) return undefined;
  // 'not 19, 16' repeats the wrong one.
  const right = numbersIn(message).filter((one) => one !== only);
  return right.length === 1 ? before.replace(number, () => right[0] ?? only) : undefined;
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
