import type { IntentId } from './intent.ts';

/** What of all that a message may mean is answered. */
export interface Chosen {
  lead: IntentId | undefined;
  /** Answered after it. */
  second: IntentId | undefined;
  /** Whether a booking was asked for, beside anything else. */
  books: boolean;
}

/** Answers that stand alone: nothing may follow them, and nothing offers a booking beside them. */
const alone: ReadonlySet<IntentId> = new Set([
  'dose',
  'medicine-safety',
  'diagnosis',
  'emergency-service',
  'cancel',
  'booking-trouble',
  'complaint',
  'delete-data',
]);

/** Narrow questions: one of them leads, and whatever its words touch besides is not asked. */
const narrow: ReadonlySet<IntentId> = new Set([
  'tool-score',
  'own-weight',
  'bmi-bands',
  'waist-limits',
  'kidney',
  'drink-guideline',
  'keep-result',
  'exempt',
  'fee-changes',
  'not-included',
  'price-refused',
  'clinic-cancels',
  'late-fee-medicare',
  'mention',
  'medicare-card',
  'driving',
  'data-sold',
  'own-file',
  'outside-bodies',
  'lump',
  'animal',
  'legal',
  'provider',
]);

/** Topics that many words touch: answered only when nothing more particular was asked. */
const broad: readonly IntentId[] = [
  'articles',
  'tools',
  'prepare',
  'first-visit',
  'follow-up-visit',
  'technology',
  'human',
  'contact',
  'payment',
  'certificate',
  'judged',
  'privacy',
  'experience',
  'people',
  'sleep',
  'mind',
  'goals',
  'menopause',
  'adhd',
  'movement',
  'nutrition',
  'evidence',
  'services',
  'weight',
  'assistant',
  'business',
  'out-of-scope',
  'injection',
  'promise',
];

/** Of two that say much the same, the first makes the second needless. */
const covers: Partial<Record<IntentId, readonly IntentId[]>> = {
  'eating-disorder-plan': ['bulk-billing', 'fees', 'mind', 'referral-out', 'children', 'no-medicare'],
  cancel: [
    'fees',
    'booking',
    'soon',
    'payment',
    'hours',
    'rebate-claim',
    'duration',
    'late',
    'booking-trouble',
    'free',
  ],
  late: ['hours', 'soon', 'duration', 'booking', 'prepare'],
  concession: ['fees', 'free', 'bulk-billing', 'payment', 'privacy', 'no-medicare'],
  payment: ['fees', 'rebate-claim', 'free'],
  'no-medicare': ['bulk-billing', 'fees', 'free', 'overseas'],
  'rebate-claim': ['fees', 'bulk-billing', 'soon'],
  free: ['fees', 'bulk-billing', 'payment'],
  'bulk-billing': ['fees', 'in-person', 'phone-visit', 'technology', 'overseas'],
  overseas: ['fees', 'city', 'technology'],
  children: ['people', 'experience', 'tool-child'],
  prescription: ['fees', 'soon', 'pathology', 'shop', 'certificate', 'assistant', 'booking-trouble'],
  'medicine-child': ['children', 'prescription', 'medicine'],
  medicine: ['prescription', 'promise', 'weight', 'shop', 'injection', 'other-clinic', 'fees', 'services'],
  'medicine-safety': ['medicine', 'diagnosis', 'prescription'],
  dose: ['medicine', 'medicine-safety', 'fees', 'prescription', 'promise'],
  'booking-trouble': ['booking', 'soon', 'hours', 'contact', 'human'],
  'which-appointment': ['booking', 'first-visit', 'follow-up-visit', 'duration'],
  soon: ['hours', 'booking'],
  hours: ['booking', 'contact', 'time-zone', 'soon'],
  'time-zone': ['hours', 'city'],
  'in-person': ['city', 'technology', 'contact'],
  city: ['technology', 'in-person', 'people'],
  referral: ['referral-out', 'doctor', 'first-visit'],
  'referral-out': ['referral', 'mind', 'services'],
  'phone-visit': ['technology', 'contact', 'camera', 'human'],
  connection: ['technology', 'phone-visit', 'booking-trouble'],
  camera: ['technology', 'tool-calculator', 'judged', 'prepare'],
  duration: ['first-visit', 'follow-up-visit', 'soon', 'technology'],
  doctor: ['people', 'qualifications', 'services', 'registration'],
  qualifications: ['people', 'experience', 'registration', 'doctor'],
  registration: ['people', 'qualifications'],
  experience: ['people', 'qualifications'],
  ratings: ['people', 'promise', 'experience', 'complaint'],
  'chat-privacy': ['privacy', 'assistant', 'delete-data', 'tool-privacy'],
  'tool-privacy': [
    'privacy',
    'tools',
    'tool-calculator',
    'tool-child',
    'tool-sleep',
    'tool-eating',
    'tool-alcohol',
    'tool-attention',
  ],
  'delete-data': ['privacy', 'chat-privacy', 'cancel', 'recording'],
  'gp-told': ['privacy', 'doctor', 'referral', 'booking'],
  recording: ['privacy', 'technology', 'prepare'],
  'tool-calculator': ['tools', 'nutrition', 'weight', 'promise', 'goals', 'articles'],
  'tool-sleep': ['tools', 'sleep', 'diagnosis'],
  'tool-eating': ['tools', 'mind', 'nutrition'],
  'tool-attention': ['tools', 'adhd', 'diagnosis', 'mind'],
  'tool-alcohol': ['tools', 'fees', 'nutrition'],
  'tool-child': ['tools', 'tool-calculator', 'children', 'tool-sleep'],
  diagnosis: ['weight', 'pathology', 'services', 'tool-calculator', 'sleep', 'movement', 'menopause', 'adhd', 'mind'],
  promise: ['weight', 'evidence', 'fees', 'goals'],
  pathology: ['fees', 'diagnosis', 'prepare'],
  'support-person': ['children', 'interpreter', 'booking'],
  complaint: ['ratings', 'rude', 'people', 'contact', 'human', 'registration'],
  interpreter: ['assistant', 'hearing', 'support-person'],
  shop: ['nutrition', 'fees', 'weight'],
};

/** What a stray word can mean. */
const weak: ReadonlySet<IntentId> = new Set([
  'soon',
  'hours',
  'city',
  'interpreter',
  'time-zone',
  'duration',
  'ratings',
  'overseas',
  'recording',
]);

/** Health topics that may be no more than the reason for a booking. */
const topics: ReadonlySet<IntentId> = new Set([
  'sleep',
  'mind',
  'goals',
  'menopause',
  'adhd',
  'movement',
  'nutrition',
  'evidence',
  'weight',
  'human',
  'people',
  'contact',
  'assistant',
  'follow-up-visit',
  'first-visit',
  'services',
]);

/** Answers that say themselves how long things take. */
const tellsItsTime: ReadonlySet<IntentId> = new Set([
  'delete-data',
  'complaint',
  'privacy',
  'chat-privacy',
  'rebate-claim',
  'pathology',
  'prescription',
]);

/** Chooses from the intents of a message, which come by precedence. */
export function chooseIntents(intents: readonly IntentId[], cared: boolean): Chosen {
  const timed = intents.some((id) => tellsItsTime.has(id));
  const asks = intents.filter((id) => id !== 'booking' && !(timed && (id === 'duration' || id === 'soon')));
  const books = intents.includes('booking');
  const particular = asks.filter((id) => !broad.includes(id));
  const general =
    broad.length > 0
      ? asks.filter((id) => broad.includes(id)).sort((one, other) => broadRank(one) - broadRank(other))
      : [];
  // After a careful answer, general talk of weight, food and moving would undo it.
  const rest = cared ? particular.filter((id) => !undoesCare.has(id)) : [...particular, ...general];
  // 'the weather in Brisbane today' asks for neither an appointment nor a city.
  if (general.includes('out-of-scope') && particular.every((id) => weak.has(id)))
    return { lead: 'out-of-scope', second: undefined, books: false };
  const leadsToBooking =
    books && !cared && (rest.length === 0 || (particular.length === 0 && rest[0] !== undefined && topics.has(rest[0])));
  const lead = leadsToBooking ? 'booking' : rest[0];
  if (lead === undefined) return { lead: cared && books ? 'booking' : undefined, second: undefined, books: false };
  const dropped = covers[lead] ?? [];
  const second =
    alone.has(lead) || narrow.has(lead)
      ? undefined
      : rest.find((id) => id !== lead && !dropped.includes(id) && !alone.has(id) && !broad.includes(id));
  const offers =
    (books && !alone.has(lead) && !narrow.has(lead) && !dropped.includes('booking')) ||
    (books && (lead === 'soon' || lead === 'hours' || lead === 'which-appointment'));
  return { lead, second, books: offers };
}

/** A trick leads before everything broad; then what we must say no to; then topics. */
const order: readonly IntentId[] = ['injection', 'promise', 'other-clinic', 'out-of-scope'];
const broadRank = (id: IntentId) => (order.includes(id) ? order.indexOf(id) : order.length + broad.indexOf(id));

const undoesCare: ReadonlySet<IntentId> = new Set([
  'tool-calculator',
  'tool-eating',
  'tool-alcohol',
  'tool-sleep',
  'tool-attention',
  'tool-child',
  'city',
  'camera',
  'doctor',
  'diagnosis',
  'medicine',
  'dose',
  'medicine-safety',
  'medicine-child',
  'own-weight',
  'bmi-bands',
  'waist-limits',
  'drink-guideline',
  'lump',
  'in-person',
  'duration',
  'ratings',
  'soon',
  'connection',
  'pathology',
  'phone-visit',
  'support-person',
]);
