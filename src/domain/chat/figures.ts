import { pattern } from './text/pattern.ts';

const smallNumbers =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Units of numbers, each with one name for all its spellings. */
const units: readonly [unit: string, spellings: string][] = [
  ['%', '%|per ?cent|percent'],
  ['dollar', 'dollars?|bucks?|aud'],
  ['minute', 'minutes?|mins?'],
  ['hour', 'hours?|hrs?'],
  ['day', 'days?'],
  ['week', 'weeks?|wks?'],
  ['month', 'months?|mths?'],
  ['year', 'years?|yrs?'],
  ['am', 'a\\.?m\\b\\.?'],
  ['pm', 'p\\.?m\\b\\.?'],
  ['kg', 'kgs?|kilos?|kilograms?'],
  ['g', 'g|grams?'],
  ['mg', 'mgs?|milligrams?'],
  ['mcg', 'mcg|micrograms?|µg'],
  ['ml', 'mls?|millilitres?'],
  ['unit', 'units?|iu'],
  ['kcal', 'k?cals?|(?:kilo)?calories?'],
  ['kj', 'kjs?|kilojoules?'],
  ['cm', 'cms?|centimetres?'],
];
const unitPattern = units.map(([, spellings]) => spellings).join('|');
const numberWords = `(?:(?:${tens.join('|')})(?:[- ](?:${smallNumbers.slice(1, 10).join('|')}))?|${smallNumbers.join('|')}|hundred|thousand)`;

const withUnit = new RegExp(
  `(\\$ ?)?(?:(\\d+(?:[.,]\\d+)*)|\\b(${numberWords})\\b)[ -]?(?:(${unitPattern})(?![a-z]))?`,
  'gi',
);

/**
 * The figures of a text with their units: '$38.6', '15 minute', '90 %', or the number alone if it has no unit.
 * Numbers in words count if a unit follows: 'two weeks' is '2 week'.
 */
export function figuresOf(text: string): string[] {
  const found: string[] = [];
  for (const [, dollar, digits, words, unitWord] of text.replaceAll('\u00a0', ' ').matchAll(withUnit)) {
    const number = digits === undefined ? valueOfWords(words ?? '') : valueOfDigits(digits);
    const unit = unitWord === undefined ? undefined : unitOf(unitWord);
    if (dollar || unit === 'dollar') found.push(`$${number}`);
    else if (unit) found.push(`${number} ${unit}`);
    else if (digits !== undefined) found.push(number);
  }
  return found;
}

/**
 * The figures of a text that none of the sources holds. A figure with a unit must occur with that unit:
 * '30 minutes' does not cover '$30'.
 */
export function foreignFigures(text: string, sources: readonly string[]): string[] {
  const known = new Set<string>();
  for (const figure of sources.flatMap(figuresOf)) {
    known.add(figure);
    // A number alone may repeat any figure: '30' of '30 minutes'.
    known.add(figure.replace(/^\$/, '').replace(/ .*$/, ''));
  }
  return [...new Set(figuresOf(text))].filter((figure) => !known.has(figure));
}

/**
 * Ages that a visitor mentions, as figures that an answer may repeat: '52' and '52 year'. No other figure from a
 * visitor is allowed, least of all an amount.
 */
export function agesIn(text: string): string[] {
  const ages = [
    ...text.matchAll(
      pattern('gi')`
        \b(\d{1,3})(?=[ -]?(?:years?[ -]old|yo|y/o|yrs?[ -]old)\b)|
        \b(?:i['’]?m|i am|he['’]?s|she['’]?s|he is|she is|aged?|turning|turned|(?:mum|dad|mother|father|son|daughter|
        wife|husband|partner) is)(?: (?:only|just|nearly|almost|now))? (\d{1,3})\b(?! ?(?:%|kgs?|kilos?|cm|mins?|
        minutes?|hours?|days?|weeks?|months?|dollars?|bucks?|mg|[.,/]\d))
      `,
    ),
  ].map(([, before, after]) => Number(before ?? after));
  return ages.filter((age) => age >= 1 && age <= 110).map((age) => `${age} years`);
}

/** '1,234.50' becomes '1234.5'; '0142' is unchanged, because a telephone number is no quantity. */
function valueOfDigits(digits: string): string {
  const plain = digits.replace(/,(?=\d{3}(?:\D|$))/g, '').replace(',', '.');
  return plain.includes('.') ? plain.replace(/\.?0+$/, '') : plain;
}

function valueOfWords(words: string): string {
  const text = words.toLowerCase();
  if (text === 'hundred') return '100';
  if (text === 'thousand') return '1000';
  const small = smallNumbers.indexOf(text);
  if (small >= 0) return String(small);
  const [ten = '', one = ''] = text.split(/[- ]/);
  return String((tens.indexOf(ten) + 2) * 10 + Math.max(0, smallNumbers.indexOf(one)));
}

function unitOf(word: string): string | undefined {
  return units.find(([, spellings]) => new RegExp(`^(?:${spellings})$`, 'i').test(word))?.[0];
}
