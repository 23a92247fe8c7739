/** Advice: whether to see a doctor, how soon, and whether to drive. */
const advice: readonly RegExp[] = [
  /\bnothing (?:more |else )?(?:to do|to worry about|needs? to change|needs? doing|is wrong)\b/g,
  /\bno (?:need|reason|cause) (?:to|for)\b/g,
  /\b(?:do not|don't|need not|needn't) (?:(?:need|have) to )?(?:see|visit|book|call|tell|talk|mention|worry)\b/g,
  /\b(?:safe|fine|ok|okay|all right|free|fit|able) to (?:keep |go on )?driv(?:e|ing)\b/g,
  /\b(?:keep|continue|carry on|go on) driving\b|\b(?:continue to|can|may) (?:still |safely )?drive\b/g,
  /\b(?:never|do not|don't|must not|should not|shouldn't|avoid|stop|limit) driv(?:e|ing)\b/g,
  /\b(?:urgent(?:ly)?|immediate(?:ly)?|straight away|right away|emergency|this week|without delay)\b/g,
  /\bwait (?:and see|(?:for )?(?:an?|another|some|the next|\w+)? ?(?:few |couple of )?(?:days?|weeks?|months?))\b/g,
];

/** Advice in a text that its source does not contain in the same words. */
export function otherAdvice(text: string, ruled: string): string[] {
  const source = plain(ruled);
  return advice.flatMap((pattern) => plain(text).match(pattern) ?? []).filter((words) => !source.includes(words));
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ');
}
