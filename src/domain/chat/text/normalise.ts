import { correctSpelling } from './spelling.ts';

/**
 * Normalises a message for the rules: lower case, letters without accents, no apostrophes, one space between words,
 * `|` between sentences, common abbreviations expanded, and misspelt key words corrected. Numbers retain their
 * decimal point. For matching only, not for display.
 */
export function normalise(message: string): string {
  const plain = message
    .slice(0, longestRead)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]/g, '')
    .toLowerCase()
    // Separated letters, to evade filters: k.m.s, k-m-s
    .replace(/\b[a-z](?:[.\-_*][a-z]\b){1,9}/g, (letters) => letters.replace(/[.\-_*]/g, ''))
    .replace(/[\u2018\u2019\u02bc`´']/g, '')
    .replace(/(\d)[.,](?=\d)/g, '$1\ue000')
    .replace(/[.!?;:\n\r\u2026]+/g, ' | ')
    .replace(/&/g, ' and ')
    .replace(/%/g, ' percent ')
    .replace(/[^a-z0-9|\ue000]+/g, ' ')
    .replaceAll('\ue000', '.')
    // 'helllp', 'noooo'
    .replace(/([a-z])\1{2,}/g, '$1$1')
    .replace(
      /(?<=\d)(?=(?:kg|kgs|kilos?|mg|mmol|cm|yo|yr|yrs|weeks?|wks?|hrs?|hours?|days?|mins?|tabs?|tablets?|pills?)\b)/g,
      ' ',
    );
  const words = plain.split(' ').filter(Boolean).map(correctSpelling);
  return joinPhrases(words.join(' '))
    .replace(/(?:\| )+/g, '| ')
    .replace(/^\| | \|$/g, '')
    .trim();
}

/** Longest text that is normalised; the endpoint accepts fewer characters. */
const longestRead = 8000;

/** Different spellings of one expression, unified. */
function joinPhrases(text: string): string {
  return phrases.reduce((read, [from, to]) => read.replace(from, to), text);
}

const phrases: readonly (readonly [RegExp, string])[] = [
  [/\bi (?:am|m)\b/g, 'im'],
  [/(?<!\b(?:do|can|could|should|if|did|might|may|will|would|when|whether) )\bi (?:have|ve)\b/g, 'ive'],
  [/\bcan not\b/g, 'cant'],
  [/\b(do|does|did|is|are|was|were|has|have|had|could|would|should) not\b/g, '$1nt'],
  [/\bwill not\b/g, 'wont'],
  [/\bgoing to\b/g, 'gonna'],
  [/\b(?:want|wants|wanted|wanting) to\b/g, 'wanna'],
  [/\bwould (?:like|love) to\b/g, 'id like to'],
  [/\b(my|me|him|her|your|it|our) ?sel(f|ves)\b/g, '$1sel$2'],
  [/\bmeself\b/g, 'myself'],
  [/\bthem ?sel(?:f|fs|ves)\b/g, 'themselves'],
  [/\bhis self\b/g, 'himself'],
  [/\bany ?more\b/g, 'anymore'],
  [/\bany one\b/g, 'anyone'],
  [/\bevery (one|body|thing)\b/g, 'every$1'],
  [/\bno ?body\b/g, 'nobody'],
  [/\bno ?one\b/g, 'no one'],
  [/\bover dos(e|ed|es|ing)\b/g, 'overdos$1'],
  [/\bbulk ?bill/g, 'bulk bill'],
  [/\btele ?health\b/g, 'telehealth'],
  [/\bfollow ?ups?\b/g, 'follow up'],
  [/\bweight ?loss\b/g, 'weight loss'],
  [/\bcheck ?ups?\b/g, 'checkup'],
];
