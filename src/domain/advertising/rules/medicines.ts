import { pattern } from '../../chat/text/pattern.ts';
import type { Rule } from '../rule.ts';

const name = {
  kind: 'medicine-name',
  mayBeDenied: false,
  why: 'Prescription medicines may not be advertised to the public, and a name alone can be enough.',
  instead: 'Treatment options are discussed individually in your consultation.',
  source: 'tga-health-services',
} as const satisfies Partial<Rule>;

const substitute = {
  kind: 'medicine-class',
  mayBeDenied: true,
  why: 'Classes, nicknames and words that stand for a prescription medicine count as its name.',
  instead: 'A weight-management consultation with a nurse practitioner',
  source: 'tga-health-services',
} as const satisfies Partial<Rule>;

/** With blanks or signs between its letters: o-z-e-m-p-i-c. */
function spelt(names: string): string {
  return names
    .split(' ')
    .map((each) => [...each].join('[ .*-]{1,2}'))
    .join('|');
}

export const medicineRules: readonly Rule[] = [
  {
    ...name,
    // Long enough to be recognised inside a longer word, such as a hashtag.
    find: pattern('g')`
      [o0]z{1,2}[ei]m{1,2}[pb][ie][ck]k?|oz[ -]emp[a-z]{1,4}|wegov[a-z]{0,2}|wigovy|mounj[a-z]{1,4}|monjaro|munjaro|saxenda|
      trulicity|victoza|rybelsus|zepbound|\bbyetta|bydureon|contrave\b|duromine|metermine|qsymia|xenical|
      [a-z]{1,12}glutid[ea]?|semaglut[a-z]{0,5}|tirz[ae]pat[a-z]{1,4}|terzepatide|retatrutid[a-z]?|phentermine|naltrexone|
      bupropion|topiramate|exenatide|orlistat|setmelanotide|cagrilintide|cagrisema|orforglipron|imcivree|metformin|
      dapagliflozin|empagliflozin|jardiance|forxiga|${spelt('ozempic wegovy mounjaro saxenda semaglutide tirzepatide')}
    `,
  },
  {
    ...name,
    find: pattern('g')`
      \b(?:sema|reta|tirz|vyvanse|lisdexamfetamine|ritalin|dexamphetamine|sertraline|fluoxetine|escitalopram|lexapro|zoloft|
      valium|diazepam|temazepam|zolpidem|stilnox|oxycodone|endone|codeine|viagra|cialis|sildenafil|tadalafil|botox|dysport|
      levothyroxine|spironolactone|finasteride|minoxidil|propranolol|warfarin|atorvastatin)\b
    `,
  },
  {
    ...substitute,
    find: pattern('g')`
      \bg[ .-]?l[ .-]?p[ -]{0,2}(?:1|one)s?|\bglps?\b|\bgip\b|\bincretins?\b|\b(?:[a-z-]{1,12} )?agonists?\b|
      \b(?:incretin|hormone|gut[ -]hormone|amylin|satiety)[ -](?:mimetics?|medicines?|drugs?|analogues?|injections?|treatments?|therapy)\b|
      appetite[ -]?suppress[a-z]{0,6}|appetite[ -](?:control|reduc)[a-z]{0,4} (?:medic|inject|tablet|pill|treat)[a-z]{0,8}|
      \b(?:skinny|slim|fat|diet|slimming|weight|obesity|hunger)[ -]?(?:loss|burning|busting|melting|control|reduction|management|
      reducing)?[ -](?:injections?|injectables?|jabs?|shots?|pens?|needles?|medications?|medicines?|meds|drugs?|pills?|tablets?|
      scripts?|peptides?|prescriptions?)\b
    `,
  },
  {
    ...substitute,
    find: pattern('g')`
      \b(?:prescription|prescribed|prescription-only|medicated|medication[ -](?:assisted|supported|based|led|aided))[ -]
      (?:weight|fat|slimming|obesity|program|programme|plan|pathway|support|appetite)\b(?:[ -](?:loss|management))?|
      \bmedicated\b(?! (?:shampoo|plaster|cream|bandage|soap))|
      \b(?:daily|weekly|once[ -]a[ -]week|once[ -]weekly|monthly)[ -](?:injections?|injectables?|jabs?|shots?|pens?|needles?)\b|
      \b(?:injection|injector|injectable)[ -]pens?\b|\bpeptide (?:therapy|treatments?|injections?)|\bcompounded (?:weight|peptides?)|
      \banti-?wrinkle (?:injections?|treatments?)|\bdermal fillers?|\bmedic(?:inal|al) cannabis|\bcbd oil|\bfat[ -]burners?\b
    `,
  },
  {
    ...substitute,
    find: pattern('g')`\b(?:jabs?|injectables?)\b`,
    unless: pattern('')`vaccin|\bflu\b|covid|influenza|immunis|travel`,
  },
  {
    ...substitute,
    // The form of a medicine, and how it is handled.
    find: pattern('g')`
      \b(?:the |these |our |your |each |a |an )?(?:pens|needles|shots|vials|injectors?)\b(?=(?:[,;]? [a-z'-]{1,15}){0,8} (?:stor(?:e|ed|ing|age)|fridge|
      refrigerat|doses?|dosing|post(?:ed)?|deliver|inject|weekly|week|starter|titrat|pharmacy|script|hormones?|appetite|hunger|food noise|slim))|
      \b(?:stor(?:e|ing)|inject(?:s|ing)?|dos(?:e|ing)|posts?|deliver(?:s|ed|y)?|order)(?: [a-z'-]{1,15}){0,3} (?:pens?|shots|vials|injectors?)\b
    `,
    unless: pattern(
      '',
    )`vaccin|\bflu\b|covid|immunis|paper|espresso|coffee|\bepi|allerg|\bpig\b|write|written|photo|screenshot|insulin`,
  },
  {
    ...substitute,
    // A medicine and what it is said to do for weight, in either order.
    find: pattern('g')`
      \b(?:medicines?|medications?|medicat[a-z]{1,3}|drugs?|tablets?|pills?|injections?|scripts?|prescriptions?|treatments?|therap(?:y|ies))
      (?: [a-z'-]{1,15}){0,7} (?:weight[ -]loss|los(?:e|ing) weight|lose kilos|slim down|curb[a-z]{0,3}|appetite|hunger|cravings|
      food noise)\b|\bprescribed (?:for|to help with) (?:weight|obesity|appetite)|
      \b(?:doctor|nurse|gp|clinician|practitioner)[ -]prescribed|
      \b(?:weight[ -]loss|los(?:e|ing) weight|(?:curb|reduc|silenc|quieten?)[a-z]{0,3} (?:your |the )?(?:appetite|hunger|cravings|food noise))
      ,?(?: [a-z'-]{1,15}){0,3} (?:medicines?|medications?|injections?|tablets?|prescriptions?|scripts?)\b
    `,
    unless: pattern('')`
      gain|increas|raise|more hungry|hungrier|side effect|affect|chang|every medicine|tell (?:us|your)|list of|talking therap|psycholog|
      without (?:medicine|tablet|injection)
    `,
  },
];
