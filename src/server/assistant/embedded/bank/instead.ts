/*
 * One word of a message decides between answers that lie side by side, whatever else is told around it: whose waist it is,
 * that somebody cannot ring. And a message of markup alone asks nothing.
 */

const men = /\b(?:blokes?|m[ae]n|guys?|males?|husband|hubby|dad|father|brother|son|fellas?|him|his|he)\b/i;
const women = /\b(?:wom[ae]n|lady|ladies|girls?|females?|wife|missus|mrs|mum|mother|sister|daughter|hers?|she)\b/i;

const ofProtein = /^(?:topic\/protein-(?:amount|where|sum)|tool\/protein|topic\/cheap-protein|topic\/tuna)$/;
const ofKidneys = /\bkidneys?\b(?! ?(?:beans?|pie))|\b(?:renal|ckd|dialysis)\b/i;

const cannotHear =
  /\b(?:(?:i'?m|i am|im|being|mum'?s|dad'?s|is|he'?s|she'?s) (?:profoundly |very |quite |a bit |nearly |totally )*deaf(?! (?:tired|to|as))|deaf (?:person|man|woman|people)|hard of hearing|can'?t hear(?: (?:well|much|on the phone))?|hearing impaired)\b/i;
const asksToRing = /^(?:contact\/how|contact\/phone|booking\/how|talk\/reachable)$/;

/** Whether a message is nothing but markup: the 'script' in it is no prescription. */
export function isMarkup(message: string): boolean {
  if (!/<\/?[a-z][^>]*>|javascript:/i.test(message)) return false;
  const rest = message.replace(/<(script|style)\b[\s\S]*?(?:<\/\1>|$)|<[^>]*>|javascript:\S*/gi, ' ');
  return !/[a-z]{2,}/i.test(rest);
}

/**
 * The answer that is meant instead of the nearest one.
 *
 * @param said The visitor's messages, this one last.
 * @returns Its id; undefined where the nearest stands.
 */
export function insteadOf(id: string, said: readonly string[]): string | undefined {
  const message = said.at(-1) ?? '';
  if (/^tool\/waist-(?:men|women)$/.test(id) && men.test(message) !== women.test(message))
    return men.test(message) ? 'tool/waist-men' : 'tool/waist-women';
  if (asksToRing.test(id) && cannotHear.test(message)) return 'access/hearing';
  // Amounts of protein are not for somebody whose kidneys are ill.
  if (ofProtein.test(id) && said.some((text) => ofKidneys.test(text))) return 'topic/kidney-protein';
  return undefined;
}
