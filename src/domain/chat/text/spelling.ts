import { remembered } from './remembered.ts';

/**
 * Spelling put right before a message is matched: known misspellings by a list, and long words that matter by their
 * distance. Short words are only ever taken from the list, because at five letters every word has real neighbours
 * ('cheat' is not 'chest').
 */
export function correctSpelling(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return known.get(word) ?? word;
  const listed = known.get(word);
  if (listed) return listed;
  if (word.length < shortestCorrected || vocabulary.has(word) || real.has(word)) return word;
  return closest(word) ?? word;
}

const shortestCorrected = 7;

/** The only word of the vocabulary within reach: one slip, or two in a long word, and the first letter right. */
const closest = remembered((word: string): string | undefined => {
  const most = word.length >= 10 ? 2 : 1;
  let found: string | undefined;
  let least = most + 1;
  for (const candidate of vocabulary) {
    if (candidate[0] !== word[0] || candidate.length < shortestCorrected) continue;
    if (Math.abs(candidate.length - word.length) > most) continue;
    const far = distance(candidate, word);
    if (far < least) [found, least] = [candidate, far];
  }
  return found;
});

/** Slips between two words: a letter missing, added, changed, or two neighbours swapped (optimal string alignment). */
export function distance(one: string, other: string): number {
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      let least = Math.min(
        (above[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && swapped) least = Math.min(least, (before[column - 2] ?? 0) + 1);
      line.push(least);
    }
    [before, above] = [above, line];
  }
  return above[other.length] ?? 0;
}

const vocabulary = new Set(
  `suicide suicidal overdose overdosed unconscious unresponsive breathing anaphylaxis anaphylactic allergic reaction
  laxatives laxative vomiting vomited seizure seizures collapsed fainted fainting paracetamol antidepressants medication
  medications medicine medicines prescription prescriptions swallowed insulin diabetic diabetes hypoglycaemia
  glucose shaking sweating confused pregnant pregnancy bleeding contractions breastfeeding violence violent assaulted
  threatened threatening strangled swelling swollen withdrawal hallucinating disappear hopeless worthless
  appointment appointments reschedule rescheduled cancellation consultation consultations referral referrals medicare
  rebate available availability telehealth calculator screener assessment practitioner qualifications qualified
  experience privacy records complaint complaints insurance melbourne brisbane adelaide canberra newcastle southport
  psychologist dietitian menopause perimenopause nutrition exercise depression anxiety children teenager daughter
  husband everyone anymore starving bulimia bulimic anorexia anorexic cigarettes alcohol telephone opening weekend
  saturday interpreter language disability guardian emergency ambulance chocolate electronic delivery pharmacy
  payment questionnaire conversation delete deletion website services service booking bookings earliest tomorrow
  eligible eligibility discount concession pensioner healthcare transcript invoice receipt certificate`
    .split(/\s+/)
    .filter(Boolean),
);

/** Real words that lie within reach of the vocabulary and mean something else. */
const real = new Set(
  `service services serviced breathing breathtaking breading breeding medicinal relation reactions creation reception
  received prescribe prescribed prescriber prescribing description subscription vomit swallow sweating swearing
  sweeting swatting starting staring starring stating staving shaving sharing soaking shaking slaking speaking opening
  openings violet available unavailable booked booking looking cooking hooking weekends weekend weekdays experienced
  experiences expertise exercises exercised exercising excesses confuse confused confide confined confusing
  depressing depressed impression expression anxious nutritious nutritional nutritionist electronics deliveries
  delivered deliver delicate recorded recorder recording deleted deletes conversion conservation connection
  collection correction husbands daughters everyday teenagers teenage guardians languages children childrens
  practice practitioners practical qualify quality reschedules cancelling cancelled payments repayment statement
  consultant consulting constitution referred referring refer record private privately pregnancies bleeding blending
  feeding swelling spelling smelling dwelling selling swollen fainting painting fasting lasting tasting confirm
  allergies allergy overdue overdone overnight assaults threaten strange stranger withdraw withdrawn hopeful hopefully
  hopelessly homeless shaming concussion conclusion contractor contractors mediation mediator worthwhile disappoint disappointed disappears disappeared disappearing saturdays insurances invoices
  receipts receive certificates certified tomorrow morning services eligible illegible discounts concessions pension
  pensioners chocolates website websites calculate calculated calculation calculators collapsing collapse collapsible
  seizing diabetics glucose anxiety variety society alcoholic alcohols additional conditions contradictions
  contraction emergencies emerging pharmacist pharmacies assessments assessed assessor assisted assist insulting
  insulin consulate complain complained complaining compliant compliment compliments component`
    .split(/\s+/)
    .filter(Boolean),
);

const known = new Map<string, string>(
  Object.entries({
    suicide:
      'sucide suiside suicde sueside suicied suacide suicude suicidle suside siucide su1cide suic1de sewerslide suicided',
    suicidal: 'suicidial sucidal suisidal suicical suicedal sucicidal',
    kill: 'kil killl k1ll kyll',
    killing: 'kiling killin',
    die: 'diee d1e dei',
    dying: 'dieing diying dyin',
    dead: 'ded',
    stupid: 'stuped',
    even: 'evn',
    sitting: 'sittng',
    straight: 'straigt stright strait',
    gasping: 'gaspin',
    myself: 'mself meself myslef mysefl mysel myselfe mysekf',
    himself: 'hisself himslef',
    herself: 'herslef hersef',
    want: 'wnat watn whant',
    anymore: 'anymor animore nomore',
    live: 'liv',
    life: 'lief liefe',
    chest: 'chets ches cheast chset chesst chst',
    disappear: 'dissapear disapear dissappear disapeer',
    nurofen: 'neurofen nurofin',
    panadol: 'panadole pandol',
    pain: 'pian paine',
    pains: 'pians',
    heart: 'hart haert heartt',
    attack: 'atack attak attck atak',
    stroke: 'strok storke',
    breathe: 'breeth brethe breate breathee',
    breath: 'breth',
    face: 'fase',
    droopy: 'droopey',
    slurring: 'sluring',
    slurred: 'slurd slured slurrd',
    overdose: 'overdoes overdos overdoze od',
    overdosed: 'overdossed oded',
    tablets: 'tabelts tablits tabletts',
    pills: 'pils',
    pregnant: 'preggers preggo pregnent prego pregant pregers',
    throat: 'throte thoat throath',
    tongue: 'tounge tung toungue',
    allergic: 'alergic',
    seizure: 'seisure siezure seazure',
    diabetic: 'diabetec',
    purging: 'pruging',
    bulimia: 'bulemia bullimia',
    anorexia: 'anerexia anarexia',
    laxatives: 'laxitives laxatifs laxies laxos',
    starving: 'starvin',
    hurts: 'hurtz',
    hits: 'hitts',
    raped: 'raiped',
    unconscious: 'unconcious uncontious unconcsious unconsious unconcius',
    breathing: 'breething breathin breating brething',
    appointment: 'appointmnt apointment appoitment appointmet appontment appintment apptment apoitment appointement',
    book: 'bok bokk boook',
    booking: 'bokking boking',
    cost: 'cst coost',
    price: 'prise pric',
    much: 'muc mutch',
    rebate: 'rebait rebat',
    medicare: 'medicair medicaire medcare medicre',
    reschedule: 'reshedule resched rescedule',
    cancel: 'cancle cansel cancell',
    prescription: 'perscription presciption scrip',
    referral: 'referal refferal referel',
    calculator: 'calculater calc',
    hours: 'horus',
    open: 'opne',
    doctor: 'docter',
    nurse: 'nurs',
    weight: 'wieght weigth waight weght',
    privacy: 'privasy',
    complaint: 'complant',
    melbourne: 'melb melbourn melbs',
    brisbane: 'brissie brizzy brissy bris brisvegas',
    adelaide: 'adelade',
    newcastle: 'newy newie',
  }).flatMap(([right, wrong]) => wrong.split(' ').map((word) => [word, right] as const)),
);
