/**
 * Patterns over normalised text (see normalise.ts): lower case, one space between words, no apostrophes, `|` between
 * sentences. They are regular expressions with three abbreviations, so that a clinician can read them:
 *
 * - ` .. ` up to four words of the same sentence, or none; ` ..9 ` up to nine
 * - `<name>` a class of words
 * - a pattern matches whole words only
 */

export type WordClasses = Readonly<Record<string, string>>;

const people =
  'mum|dad|mother|father|parents|son|daughter|sons|daughters|kid|kids|child|children|baby|toddler|newborn|infant|husband|wife|partner|boyfriend|girlfriend|ex|fiance|friend|mate|brother|sister|nan|pop|grandma|grandpa|grandmother|grandfather|grandson|granddaughter|aunt|uncle|niece|nephew|cousin|neighbour|flatmate|housemate|roommate|colleague|coworker|boss|client|student|teen|teenager|someone|somebody|person|lady|man|woman|guy|girl|boy|bloke|stepdad|stepmum|stepson|stepdaughter|carer|son in law|mother in law|father in law';

/** Word classes that every rule may use. */
export const wordClasses: WordClasses = {
  self: 'myself|himself|herself|themself|themselves|yourself|ourselves|itself',
  people,
  them: `he|she|they|him|her|them|hes|shes|theyre|${people}`,
  who: `i|im|ive|we|he|she|they|hes|shes|theyre|${people}`,
  pills:
    'tablets?|pills?|capsules?|panadols?|panadeine|paracetamol|nurofen|ibuprofen|aspirin|codeine|endone|oxy|valium|diazepam|xanax|temazepam|sleepers|sleeping (?:tablets?|pills?)|antidepressants?|painkillers?|pain killers?|lithium|seroquel',
  my: 'my|his|her|their|our|your|the',
  tablets:
    'tablets?|pills?|tabs|capsules?|caps|meds?|medications?|medicines?|panadols?|panadeine|paracetamol|nurofen|ibuprofen|aspirin|codeine|endone|oxycodone|oxy|valium|diazepam|xanax|temazepam|sleepers|sleeping (?:tablets?|pills?)|antidepressants?|painkillers?|pain ?killers?|lithium|seroquel|metformin|insulin|beta ?blockers?|blood pressure (?:tablets?|pills?|meds?|medication)|iron tablets?|antihistamines?|vitamins?|prescription|injections?|jabs?|pens?|shots?|semaglutide|ozempic|wegovy|mounjaro|tirzepatide|saxenda|liraglutide|duromine|phentermine|doses?|script',
  now: 'now|right now|tonight|today|again|at the moment|just now|this (?:morning|arvo|afternoon|evening)|all day|all night',
};

function expand(source: string, classes: WordClasses): string {
  return source.replace(/<([a-z-]+)>/g, (whole, name: string) => {
    const words = classes[name];
    if (words === undefined) throw new Error(`no class of words is named ${whole}`);
    return `(?:${expand(words, classes)})`;
  });
}

/** Turns a pattern into the regular expression that it stands for. */
export function pattern(source: string, classes: WordClasses = wordClasses): RegExp {
  const expression = expand(source, classes)
    // The end of a word is asked for without taking the space, which the next part may need.
    .replaceAll('( |$)', '(?= |$)')
    .replace(/ \.\.(\d*) /g, (_, most: string) => `(?: [^ |]+){0,${most || '4'}} `)
    .replace(/ \.\.(\d*)$/g, '');
  return new RegExp(`(?<![a-z0-9])(?:${expression})(?![a-z0-9])`);
}

/** Many patterns as one. */
export function anyOf(sources: readonly string[], classes: WordClasses = wordClasses): RegExp {
  return pattern(sources.join('|'), classes);
}

/** Whether a pattern made here occurs in a text. */
export function occurs(expression: RegExp, text: string): boolean {
  return expression.test(text);
}
