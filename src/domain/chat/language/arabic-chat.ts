/*
 * Arabic typed in Latin letters, with digits for letters that Latin lacks: 2 (ء), 3 (ع), 5 (خ), 6 (ط), 7 (ح), 8 (غ),
 * 9 (ص or ق). Spelling differs from writer to writer, so words are recognised by their form.
 */

/** Letters on both sides of a digit, or a digit before them. */
const between = /^[a-z]+[2356789]'?[a-z]+[2356789a-z]*$/;
const before = /^[235678]'?(?=[a-z]*[aeiouwy])[a-z]{3,}[2356789a-z]*$/;
/** A digit at the end: 'waja3', 'la2'. */
const behind = /^[a-z]*[aeiou][a-z]*[23579]$/;

/** English that looks alike: 'l8r', 'sk8er', '2moro', 'gr8ful', '3pm'. */
const english =
  /^(?:l8\w*|gr8\w*|m8s?|w8\w*|h8\w*|sk8\w*|str8\w*|b4\w*|\w*2k\w*|2(?:moro|morow|morrow|nite|night|day|gether|geva|years?|wks?|kids)\w*|\d(?:pm|am|kgs?|yo|yrs?|years?|months?|mths?|weeks?|wks?|days?|hrs?|hours?|mins?|times?|kids?|lots?|ish|fold|some)|(?:hba|phq|gad|auditc?|mp|ps|co|h|b|a|t|q|k|covid|omega|type|stage|phase|top|vitamin|vit|day|week|part|level|size|room|unit|suite|year|yr|age|no|x|v|win|web|ipad|iphone|glp|ssri|adhd|ptsd)\d\w*)$/;

/** Confidence that a word is Arabic: 0, 0.5 if it may be a code or a name with a number, or 1. */
export function arabicChat(word: string, isEnglish: (word: string) => boolean): number {
  if (!/\d/.test(word) || !/[a-z]{2}/.test(word) || english.test(word)) return 0;
  const letters = word.replace(/\d+/g, '');
  if (before.test(word)) return isEnglish(letters) ? 0 : 1;
  if (between.test(word)) return 1;
  return behind.test(word) && !isEnglish(letters) ? 0.5 : 0;
}
