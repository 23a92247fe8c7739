import { complaintsBodies } from './complaints-bodies.ts';
import { helpLines, lifelineText, relay } from './help-lines.ts';
import { namesMedicine } from './medicine-words.ts';
import { pattern } from './text/pattern.ts';

/** A rule that a text from outside, such as a model's, breaks. */
export type OutputProblem = 'medicine' | 'dose' | 'promise' | 'diagnosis' | 'figure' | 'praise';

// An amount on a food label, per 100 g, is not a dose.
const dose = pattern('i')`
    \d[\d.,]*\s*(?:mg|mcg|µg|micrograms?|milligrams?|millilit(?:re|er)s?|ml|units?|iu)\b(?! per 100 g\b)|
    \b(?:take|use|inject|start with|try)\s+(?:\w+\s+){0,2}(?:tablets?|capsules?|pills?|units?|injections?)\b|
    \b(?:increas|reduc|doubl|halv|skip|stop|lower|rais|start|chang|adjust)\w*\s+(?:taking\s+)?your\s+(?:dos\w+|
    medic\w+|tablets?|insulin|injections?)|
    \b(?:once|twice|three times)\s+(?:a|per)\s+(?:day|week)\s+(?:dose|injection|tablet)
  `;

const promise = pattern('i')`
    (?<!\b(?:no|not|never|cannot|can't|don't|without|a|consumer) )\bguaranteed?\b(?! (?:that no|in law|under))|
    \byou(?:'ll| will| can expect to| are going to)\s+(?:definitely\s+|surely\s+|easily\s+|quickly\s+)?(?:lose|drop|
    shed|burn|reach your|get results|see results|be cured|feel better)|
    \b(?:lose|drop|shed)\s+(?:up to\s+)?\d[\d.,]*\s*(?:kg|kilos?|kilograms?|pounds|%|percent)\s+(?:in|within|by|per|a|every)\b|
    \bresults? (?:are )?(?:guaranteed|assured|certain)|
    \b(?:miracle|effortless\w*|risk[- ]free|no side effects|without side effects|completely safe|100% (?:safe|
    effective)|cures?\b|proven to work|works for everyone|permanent(?:ly)? (?:weight|results)|fast results|
    rapid(?:ly)? (?:weight|lose|results))
  `;

const diagnosis = pattern('i')`
    \byou(?:'ve| (?:have|(?:probably|likely|may well|clearly|almost certainly|definitely|seem to|appear to) have|
  are suffering from))\s+(?:got\s+)?(?:an?\s+|
    the\s+)?(?:\w+\s+)?(?:diabetes|pre-?diabetes|insulin resistance|adhd|depression|anxiety disorder|
    eating disorder|anorexia|bulimia|binge[- ]eating disorder|sleep apnoea|pcos|polycystic|hypothyroid\w*|obesity|
    cancer|hypertension|high blood pressure|fatty liver|infection|gallstones|pancreatitis|menopause|perimenopause|
    metabolic syndrome|lipoedema|thyroid)|
    \b(?:my|the|your) diagnosis is\b|\bi(?:'d| would| can)? diagnose\b|
    \bsounds like you(?:'ve| have) (?!asked|a question|been)|
    \byou are (?:diabetic|clinically|morbidly|depressed|bipolar|anorexic|bulimic)
  `;

const praise = pattern('i')`
    \btestimonial|five[- ]star|
    (?:our|your) (?:patients|clients) (?:love|say|rave)|
    \b(?:best|leading|top|number one|no\.? ?1) (?:clinic|practitioner|provider)|
    (?:life|game)[- ]chang(?:ing|er)|\bhurry (?:up|and|now|while|before)\b|limited (?:spots|places)|don't miss
  `;

/**
 * The figures of a text in a form for comparison: '85' for $85.00, '1000' for 1,000. A number that starts with 0, such as
 * part of a telephone number, is unchanged.
 */
export function figuresIn(text: string): string[] {
  return [...text.matchAll(/\d+(?:[.,]\d+)*/g)].map(([figure]) => comparable(figure));
}

function comparable(figure: string): string {
  const plain = figure.replace(/,(?=\d{3}(?!\d))/g, '');
  return /^0\d/.test(plain) || !/^\d+(\.\d+)?$/.test(plain) ? plain : String(Number(plain));
}

/** Figures of the help lines, as written and as dialled: always allowed. */
export const helpLineFigures: ReadonlySet<string> = new Set(
  [
    ...helpLines.flatMap(({ number, dial, about, name }) => [number, dial, about, name]),
    ...complaintsBodies.flatMap(({ number, dial }) => [number, dial]),
    ...Object.values(relay),
    lifelineText,
    '000',
  ].flatMap(figuresIn),
);

/**
 * Checks a text before a visitor reads it.
 *
 * @param text Plain text or HTML: markup and link addresses are ignored.
 * @param figures Allowed figures, as `figuresIn` returns them; if omitted, figures are not checked.
 */
export function checkOutput(text: string, figures?: ReadonlySet<string>): OutputProblem[] {
  const plain = text
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:nbsp|#160);/g, ' ')
    .replace(/&amp;/g, '&');
  const problems: OutputProblem[] = [];
  if (namesMedicine(plain)) problems.push('medicine');
  if (dose.test(plain)) problems.push('dose');
  if (promise.test(plain)) problems.push('promise');
  if (diagnosis.test(plain)) problems.push('diagnosis');
  if (praise.test(plain)) problems.push('praise');
  if (figures && figuresIn(plain).some((figure) => !figures.has(figure) && !helpLineFigures.has(figure)))
    problems.push('figure');
  return problems;
}
