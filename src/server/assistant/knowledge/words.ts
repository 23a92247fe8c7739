import { correctSpelling } from '#domain/chat/text/spelling.ts';

/** Search terms: light stemming, and synonyms that visitors use for the words of the pages. */

const nothing = new Set(
  `a an and are as at be been but by can cant could did do does dont for from get go got had has have he her hers him
  his how i id if ill im in is isnt it its ive just me my no not of on or our she should so some that thats the their
  them then there they this to too u up us was we were what whats when where which who why will with would you your
  please hi hello hey thanks need want wanna gonna know tell about any also really like ok okay yes lol guys mate`.split(
    /\s+/,
  ),
);

/** A word's index term; null for a stop word. Endings of number and tense are removed. */
export function term(word: string): string | null {
  const plain = word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/['’]/g, '');
  if (nothing.has(plain) || (plain.length < 2 && !/\d/.test(plain))) return null;
  return stem(plain);
}

function stem(word: string): string {
  if (word.length < 5)
    return word.endsWith('s') && word.length === 4 && !word.endsWith('ss') ? word.slice(0, -1) : word;
  return word
    .replace(/ies$/, 'y')
    .replace(/(?<=ss|sh|ch|x)es$/, '')
    .replace(/(?<=[^su])s$/, '')
    .replace(/(?<=.{4})ing$/, '')
    .replace(/(?<=.{4})ed$/, '')
    .replace(/(?<=.{3})ly$/, '');
}

/** Synonyms, one group a line. The first is the word of the pages. */
const alike = `
  appointment booking visit consult session slot
  consultation consult visit appointment
  cost price fee charge pay dear cheap expensive dollars bucks
  gap out-of-pocket difference
  free bulk-billed nothing zero
  cancel call-off pull-out
  notice warning
  video camera zoom facetime skype teams webcam call
  phone ring call mobile telephone
  doctor gp medico
  practitioner nurse np clinician
  record file notes history
  delete erase remove wipe forget
  privacy confidential private secret
  complaint complain unhappy ombudsman grievance
  child kid teenager teen son daughter toddler youngster
  guardian parent mum dad carer
  tired sleepy exhausted knackered buggered stuffed fatigue
  sleep kip slumber insomnia rest
  snore snoring apnoea apnea cpap
  food tucker meal eating nutrition diet
  breakfast brekky brekkie
  vegetables veggies vegies greens
  takeaway maccas kfc drive-thru takeout
  exercise movement activity workout training gym fitness
  walk stroll steps
  joint knee hip arthritis osteoarthritis
  alcohol grog booze beer wine drinking piss
  water fluids hydration drink
  stress anxious anxiety worried
  craving hunger hungry munchies snacking peckish
  weight kilos fat overweight obesity heavy
  goal target aim
  kilojoule calorie energy kj
  menopause perimenopause hot-flush
  afternoon arvo
  budget cheap money afford
  results progress outcome
  interpreter language translator
  deaf hearing relay
  pharmacy chemist
  blood pathology test
  referral refer specialist
  psychologist counsellor therapist
  dietitian dietician nutritionist
  early late ready
`
  .trim()
  .split('\n')
  .map((line) =>
    line
      .trim()
      .split(/\s+/)
      .map((word) => word.replaceAll('-', ' ')),
  );

const synonyms = new Map<string, Set<string>>();
for (const group of alike) {
  const terms = group
    .flatMap((word) => word.split(' '))
    .map((word) => term(word))
    .filter((word) => word !== null);
  for (const one of terms) {
    const known = synonyms.get(one) ?? new Set();
    for (const other of terms) if (other !== one) known.add(other);
    synonyms.set(one, known);
  }
}

/** The synonyms of a term. */
export function synonymsOf(one: string): readonly string[] {
  return [...(synonyms.get(one) ?? [])];
}

/** The terms of a question, each once. */
export function termsOf(text: string): string[] {
  const words = text.split(/[^\p{L}\p{N}'’]+/u);
  const terms = words.map((word) => term(correctSpelling(word.toLowerCase())));
  return [...new Set(terms.filter((one) => one !== null && one !== ''))] as string[];
}
