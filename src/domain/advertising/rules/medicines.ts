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

const figuresFor = new Map([
  ['o', '[o0]'],
  ['i', '[i1l]'],
  ['e', '[e3]'],
  ['a', '[a4]'],
  ['s', '[s5]'],
]);

/** Also with spaces or signs between its letters, or digits instead of letters: o-z-e-m-p-i-c, Moun jaro, W3govy. */
function spelt(names: string): string {
  return names
    .split(' ')
    .map((each) => Array.from(each, (letter) => figuresFor.get(letter) ?? letter).join('[ .*-]{0,2}'))
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
      levothyroxine|spironolactone|finasteride|minoxidil|warfarin|champix|zyban|eutroxsig|lyrica|endep|seroquel|concerta|belsomra|lipitor|
      crestor|nexium|somac|xarelto|eliquis|prozac|efexor|effexor|pristiq|cymbalta|nevolat|mysimba|reductil|sibutramine|adipex|lithium|
      quetiapine|mirtazapine|melatonin tablets?|varenicline|venlafaxine|duloxetine|gabapentin|prednisolone|methotrexate|tramadol|
      (?:insulin )?(?:glargine|aspart|lispro|degludec)|perindopril|ramipril|
      clonidine|modafinil|suvorexant|estradiol patches)\b
    `,
  },
  {
    ...name,
    // The endings of generic names identify the class of a medicine, also of new ones.
    find: pattern('g')`
      \b[a-z]{2,12}(?:[gdrt]u?lutide|[dr]utide|patide|gliptin|gliflozin|glitazone|formin|(?<!soma|ny)statin|sartan|olol|prazole|oxetine|azepam|azolam|
      triptan|triptyline|
      gabalin|cillin|mycin|cycline|codone|morphone|xaban|denafil|orexant|dipine|nabant|tidine|amfetamine|amphetamine)s?\b
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
      \b(?:injection|injector|injectable)[ -]pens?\b|\bpeptide (?:therapy|treatments?|injections?)|\bcompounded (?:weight|peptides?|versions?|
      medicines?|medications?|options?|treatments?)|\bpharmacotherap(?:y|ies)\b|\bprescribed (?:treatments?|medicines?|
      options?)(?= [^.]{0,40}\b(?:hunger|appetite|weight|cravings)\b(?! or))|
      \banti-?wrinkle (?:injections?|treatments?)|\bdermal fillers?|\bmedic(?:inal|al) cannabis|\bcbd oil|\bfat[ -]burners?\b
    `,
  },
  {
    ...substitute,
    // What everyone is said to use, and where it is discussed.
    find: pattern('g')`
      \b(?:injections?|jabs?|pens?|shots?|needles?|drugs?|medicines?|medications?|meds|tablets?|pills?|treatments?)\b(?: [a-z'-]{1,12}){0,3} (?:
      (?:everyone|everybody)(?:'s| (?:is|wants|keeps|talks))|celebrit(?:y|ies)|hollywood|tik ?tok|instagram|influencers|the stars|in the news|
      in the headlines)\b|
      \b(?:famous|celebrity|hollywood|tik ?tok|viral|trending) (?:[a-z-]{1,12} ){0,3}(?:injections?|jabs?|pens?|shots?|drugs?|medicines?|pills?|
      secrets?)\b|
      \bmicro-?dos(?:e|es|ing)\b|\b(?:statins?|antidepressants?|benzodiazepines?|ssris?|opioids?|beta[ -]blockers?|sleeping (?:tablets?|pills?)|
      stimulants? (?:medic[a-z]{1,6}|
      tablets?))\b|\b(?:first|starter|starting|maintenance|low|next|monthly) dose\b|\btitrat(?:e|es|ed|ing|ion)\b|\b(?:pens?|injections?|jabs?|shots?|
      tablets?|medicines?|medications?) (?:that|which|to) (?:
      quiet|silence|reduce|curb|calm|turn|help|slow|fill|mimic|copy|suppress|control|make|work|stop)[a-z]{0,3}\b|\b(?:the )?(?:treatments?|secret|
      method) (?:that )?(?:the |hollywood |all the )?(?:stars|celebrit[a-z]{1,3}) (?:use|swear|take|have|love)[a-z]{0,3}\b|
      \b[a-z0-9-]{2,8} inhibitors?\b|\bpeptides?\b(?=[^.]{0,30}\b(?:fat|weight|slim|prescri|inject))|
      \b(?:diabetes|gut|hunger|satiety) (?:shots?|jabs?|pens?|drugs?|injections?)\b|\b(?:hormone|incretin|
      peptide)[ -]based (?:[a-z-]{1,12} )?(?:injections?|medicines?|
      treatments?|medications?|therap(?:y|ies))\b|\b(?:weekly|once[ -]a[ -]week|monthly) (?:treatment|dose|medicine|medication|therapy)\b|
      \b(?:new|newest|latest|approved) (?:[a-z-]{1,12} )?(?:medicines?|medications?|tablets?|pills?|drugs?|injections?) (?:for|against) (?:obesity|
      weight|hunger|appetite)|
      \b(?:medicines?|medications?|tablets?|pills?|drugs?|injections?|prescriptions?|scripts?) (?:for|against|to treat) (?:obesity|weight|appetite|
      hunger|cravings|slimming|fat)\b|
      \bthe o[ -]word\b|\bdose (?:increases?|escalation|pen)\b
    `,
    unless: pattern('')`insulin|every medicine|\bgain|not for|asthma|list of|\bi take\b|or diabetes`,
  },
  {
    ...substitute,
    find: pattern('g')`\b(?:jabs?|injectables?)\b`,
    unless: pattern('')`vaccin|\bflu\b|covid|influenza|immunis|travel`,
  },
  {
    ...substitute,
    // The form of a medicine, and its use.
    find: pattern('g')`
      \b(?:the |these |our |your |each |a |an )?(?:pens|needles|shots|vials|injectors?)\b(?=(?:[,;]? [a-z'-]{1,15}){0,8} (?:stor(?:e|ed|ing|age)|
      fridge|
      refrigerat|doses?|dosing|post(?:ed)?|deliver|inject|weekly|week|starter|titrat|pharmacy|script|hormones?|appetite|hunger|food noise|slim))|
      \b(?:stor(?:e|ing)|inject(?:s|ing)?|dos(?:e|ing)|posts?|deliver(?:s|ed|y)?|order)(?: [a-z'-]{1,15}){0,3} (?:pens?|shots|vials|injectors?)\b
    `,
    unless: pattern(
      '',
    )`vaccin|\bflu\b|covid|immunis|paper|espresso|coffee|\bepi|allerg|\bpig\b|write|written|photo|screenshot|insulin`,
  },
  {
    ...substitute,
    // A medicine and its claimed effect on weight, in either order.
    find: pattern('g')`
      \b(?:(?:medicines?|medications?|medicat[a-z]{1,3}|drugs?|tablets?|pills?|injections?|scripts?|prescriptions?)(?: [a-z'-]{1,15}){0,7}|
      (?:treatments?|therap(?:y|ies))(?: [a-z'-]{1,15}){0,3}) (?:weight[ -]loss|los(?:e|ing) weight|lose kilos|slim down|curb[a-z]{0,3}|appetite|
      hunger|cravings|
      food noise)\b|\bprescribed (?:for|to help with) (?:weight|obesity|appetite)|
      \b(?:doctor|nurse|gp|clinician|practitioner)(?:-prescribed| prescribed (?:weight|plan|program|treatment|slim))|
      \b(?:weight[ -]loss|los(?:e|ing) weight|(?:curb|reduc|silenc|quieten?)[a-z]{0,3} (?:your |the )?(?:appetite|hunger|cravings|food noise))
      ,?(?: [a-z'-]{1,15}){0,3} (?:medicines?|medications?|injections?|tablets?|prescriptions?|scripts?)\b
    `,
    unless: pattern('')`
      gain|increas|raise|more hungry|hungrier|side effect|affect|chang|every medicine|tell (?:us|your)|list of|talking therap|psycholog|
      without (?:medicine|tablet|injection)
    `,
  },
];
