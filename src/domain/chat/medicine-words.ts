import { pattern } from './text/pattern.ts';

/**
 * Names that the site may not mention (fact sheet of the project, section 3.2): prescription medicines by brand,
 * ingredient or class, their nicknames and misspellings, and substitute terms. The same list detects a visitor's question
 * about a medicine. In this order: brands, ingredients, the class, nicknames and substitute terms.
 */
const names = pattern('')`
  [o0]z+[ei]+m+[pb]+[iey]+[ck]*s?|ozempec|osempic|ozempick|oz[ei]mpic|wegov[a-z]*|wigovy|we[gq]o+v[yi]|wagovy|
  m[ou]+n?j+[aeo]*r+[oa]|monjaro|mounj[a-z]*|munjaro|manjaro|saxend[a-z]*|saksenda|trulicit[a-z]*|victoza|
  rybelsus|zepbound|byetta|bydureon|contrave|duromine?s?|duramine|metermine|qsymia|xenical|orforglipron|imcivree|
  reductil|adipex|foundayo|
  [a-z]*glutid[a-z]*|semaglut[a-z]*|semiglut[a-z]*|sema(?:glutide)?|tirz[a-z]*|terzep[a-z]*|retatrutid[a-z]*|
  reta(?:trutide)?|phent[ea]rmin[a-z]*|naltrexone|bupropion|topiramate|exenatide|orlistat|setmelanotide|
  cagrilintide|cagrisema|metformin[a-z]*|insulins?|dapagliflozin|jardiance|vyvanse|ritalin|dexamphetamine|
  sertraline|fluoxetine|lexapro|zoloft|antidepressants?|antibiotics?|valium|diazepam|oxycodone|endone|codeine|
  testosterone|thyroxine|hrt patches|
  g\W?l\W?p\W{0,2}(?:1|one|i)s?|glps?|gip|incretins?|receptor agonists?|agonists?|
  (?:weight|fat|slimming|diet|skinny|slim|obesity|hunger|appetite)[\s-]*(?:loss|losing|burning|management|control|
  reducing|suppress\w*)?[\s-]*(?:injections?|injectables?|jabs?|shots?|pens?|needles?|medications?|medicines?|
  meds?|drugs?|pills?|tablets?|script|scripts|peptides?|treatments? drugs?)|
  skinny[\s-]*(?:shots?|jabs?|pens?|needles?|juice|jab)|
  (?:the|that|a|your|weekly|monthly)[\s-]+(?:jabs?|injections?|injectables?)|
  (?:the|those|weekly|monthly)[\s-]+(?:pens?|needles?)|
  jabs?|injectables?|injection pens?|appetite[\s-]*suppress\w*|medicated (?:program|weight)\w*|peptides?|
  oz(?:zy)? ?pic|ozzies?|mj|mounj|zemp|the o word|fat ?burners?|compounded \w+
`.source;

const named = new RegExp(`(?<![a-z0-9])(?:${names})(?![a-z0-9])`, 'i');

/** Long names, also matched with spaces or symbols between the letters: O-z-e-m-p-i-c. */
const squeezed =
  /(?:ozempic|wegovy|mounjaro|saxenda|trulicity|semaglutide|tirzepatide|liraglutide|dulaglutide|retatrutide|phentermine|duromine)/;

/** Letters of other alphabets and digits that replace Latin ones. */
const lookalikes = new Map<string, string>(
  'аa еe оo рp сc іi мm уy хx кk тt нh вb οo εe ιi αa 3e 0o 1i @a $s !i'
    .split(' ')
    .map(([one = '', latin = '']) => [one, latin] as const),
);

/** Whether a text names a prescription medicine, its class or a substitute term. */
export function namesMedicine(text: string): boolean {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .toLowerCase();
  if (named.test(plain.replace(/[\u2010-\u2015_]/g, '-'))) return true;
  const latin = [...plain].map((letter) => lookalikes.get(letter) ?? letter).join('');
  return squeezed.test(latin.replace(/[^a-z]/g, ''));
}
