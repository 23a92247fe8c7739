import { namesMedicine } from '#domain/chat/medicine-words.ts';
import { isAboutAnimal } from '#domain/chat/safety/animals.ts';
import { sensitiveIn } from '#domain/chat/sensitive.ts';
import type { Turn } from '../../chat/parts.ts';
import { type Bank, type BankAnswer, isAside, isTalk, likely, type Match, type Read, sure } from './bank.ts';
import { namesTime } from './clock-times.ts';
import { insteadOf, isMarkup } from './instead.ts';
import { clockAnswerFor } from './places.ts';
import { agrees, correctionIn, wantsMore } from './replies.ts';
import { warningFor } from './unsafe-plans.ts';

/** What the bank has for a message, read with its conversation. */
export interface Consulted {
  /** undefined where the bank has nothing near enough. */
  lead: Match | undefined;
  /** What else was asked, where that is clear. */
  also: Match[];
  place: string | undefined;
  /** The lead is what was said just before, too. */
  again: boolean;
  /** What the clearest request of the message asks for, read by itself. */
  request?: (() => Match | undefined) | undefined;
  /** What was talked about before this message, where it came from the bank. */
  before: BankAnswer | undefined;
}

/** Where a conversation stands. */
interface Standing {
  /** What is talked about: courtesies and jokes leave it as it is. */
  before: BankAnswer | undefined;
  /** The visitor's last messages. */
  said: readonly string[];
  /** A courtesy, a joke or the like that was answered since. */
  aside: BankAnswer | undefined;
  /** The ids of everything that was answered. */
  answered: readonly string[];
  place: string | undefined;
}

/** How far back a conversation is read. */
const turnsRead = 8;
/** How many messages a short one is read together with. */
const readTogether = 2;
/** Conversations that stay read. */
const remembered = 1_000;

/** From here on an answer for somebody vulnerable is given. */
const likelyCare = 0.5;
/** And one that names a line for crises, which alarms whoever is well, as Butterfly and Poisons do not. */
const likelyCrisisLine = 0.64;
const crisisLine = /href="tel:(?:000|131114|1300659467|1800737732|1300224636)"/;

/** An answer for somebody whom ordinary advice may harm. */
export const isCare = (answer: Pick<BankAnswer, 'id' | 'care'>) => answer.care || answer.id.startsWith('care/');

/** What may name a crisis line although nothing is wrong: 'the nurse in emergency', 'works at Lifeline'. */
const ofTheDesk = /^(?:contact|talk|scope|program)\//;

/** What a message that names a medicine may be answered with. */
const ofMedicines = /^(?:medicine|script|care|trick|tests|privacy|complaint|scope)\//;

/** Answers, and words beside which they are not meant: 'my mum works at Lifeline'. */
const notMeant: readonly (readonly [RegExp, RegExp])[] = [
  // 'Thinking about cutting' is the gym's word only beside the gym.
  [
    /^program\/cutting$/,
    /^(?!.*\b(?:gym|bulk\w*|lean|shred\w*|fat|phase|lift\w*|muscles?|macros?|protein|bodybuild\w*|comp|abs|summer|cals|calories|weights?)\b)/i,
  ],
  [
    /^care\/(?:lifeline|help-lines|13yarn)$/,
    /\b(?:work|works|worked|working|volunteers?|volunteering|job|shifts?) (?:at|for|with|on) (?:the )?(?:lifeline|13 ?yarn|beyond blue)\b(?!.*\b(?:not coping|cope|struggling|i need|who do i|for me|number|call|ring)\b)/i,
  ],
];

const ofHours = /^hours\/(?:general|open|close|early|evening|weekend|weekend-close|today)$/;
const ofClocks = /^hours\/(?:in-place|time-zone|daylight-saving|perth|adelaide|east|darwin|queensland)$/;

/** 'If I take the 9 am, what is that on my clock?' asks for the time where they are, and not for another time. */
const asksOwnClock = (message: string, before = '') =>
  (atTheirEnd.test(message)
    ? ofATime.test(message) || namesTime(before)
    : beThere.test(message) && namesTime(before)) &&
  !/\b(?:change|move|swap|cancel|free|available|body clock|wits|pain|hurts?|aches?|eat|eating|awake|remind|missed|slept)\b/i.test(
    message,
  );
const atTheirEnd =
  /\b(?:my|our|kitchen|bedside) (?:own |kitchen |local )?(?:clock|time|alarm|watch)\b|\bat (?:my|our) (?:end|joint|side|place)\b|\bat mine\b|\b(?:my|our) end\b|\b(?:your|qld|queensland|clinic) time or (?:mine|ours|my)\b|\b(?:my|our) time or (?:yours|your|over east|qld|queensland|brisbane|the clinic)\b|\blocal time\b|\bwhat (?:does|would|will|do) (?:that|it) (?:make|be)(?: it)? (?:for|to) me\b|\bwhat (?:would|will|is|s|does) (?:that|it|this) (?:be |come to |mean )?(?:over |back |out )?here\b|\bwhen (?:do|should|would) i (?:\w+ ){0,2}(?:log|join|dial|hop|be ready)\b/i;
/** 'What time do I need to be sitting down then?', after the time of the booking. */
const beThere = /\bwhat time (?:do|should|would|shall|must) (?:i|we) (?:need|have|be|log|join|sit|get|ring|dial)\b/i;
/** 'And in January?' */
const asksOfSeason = (message: string) => ofSeason.test(message.replace(/[^\w]+/g, ' ').trim());
const ofSeason =
  /^(?:(?:and|ok|okay|so|right|but|what about|how about|then|same) )*(?:(?:in|during|over|for|come) )?(?:the )?(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|summer|winter|autumn|spring|daylight savings?|xmas|christmas)(?: (?:time|then|too|as well|holidays))?$/i;
const ofATime =
  /\b\d{1,2}(?:[.:]\d\d)? ?(?:am|pm|o'?clock|in the (?:morning|arvo|afternoon))\b|\bwhat(?:'?s|s| is| will| would| does| do)?\b.*\b(?:clock|alarm)\b|\bwhat time (?:is|would|will) (?:that|it|this)\b|\bin (?:my|our) (?:own )?time\b|\btime or (?:mine|ours|my)\b|\bmean (?:my|our) time\b/i;

/** 'Who is Tom?', and then 'can he see my results?': it is Tom of whom they ask, who is no clinician. */
const askedOfManager = (before: BankAnswer | undefined, message: string) =>
  before !== undefined && ofManager.test(before.id) && /\b(?:he|him|his|hes|he's)\b/i.test(message);
const ofManager = /\/manager|^talk\/human-who$|^people\/billing-contact$/;

/** 'And for my wife?' */
const forWhom =
  /^(?:(?:and|ok|okay|so|but|what about|how about|for|what is it for|is it the same for|same for|whats it for) )*(?:(?:a|an|the|my|us|most) )?(wife|missus|mrs|mum|mother|sister|daughter in law|girlfriend|women|woman|ladies|lady|girls|females?|her|husband|hubby|dad|father|brother|boyfriend|bloke|blokes|men|man|guys?|males?|fella|fellas|him)(?: then| too| instead)?$/i;
/** What holds for every grown-up alike. */
const sameForAll =
  /^(?:booking\/referral|(?:cost|medicare|length|tests|tool)\/(?!.*(?:child|waist|bmi|score|husband))|place\/(?:served|anywhere|telehealth))/;
const women =
  /^(?:wife|missus|mrs|mum|mother|sister|daughter in law|girlfriend|wom[ae]n|lad(?:y|ies)|girls|females?|her)$/i;

const counts =
  /^(?:(?:and|ok|okay|so|what about|how about) )*the (?:first|second|third|last|other) (?:one|tool|quiz|check)\??$/i;

/** Who says 'over east' is not there, unless they say that they are. */
const overEast = (message: string) =>
  /\b(?:live|living|am|im|i'm|from|based|are|were) (?:\w+ )?over east\b/i.test(message)
    ? 'sydney'
    : /\bover east\b/i.test(message)
      ? 'perth'
      : undefined;

const ofAnother = /\b(?:he|she|they)(?:'?s|'?re| is| are)\b/i;

/** Some answers speak to a child who writes, some to the parent of one. */
function speaksToOther({ id }: BankAnswer, message: string): boolean {
  if (id.startsWith('care/minor-'))
    return ofTheirChild.test(message) || (ofAnother.test(message) && !sensitiveIn(message).includes('minor'));
  return /^(?:care|booking)\/child/.test(id) && !ofTheirChild.test(message) && sensitiveIn(message).includes('minor');
}

/** What a visit costs, asked twice, is not what another visit costs. */
const sameTopic = (one: Match, other: Match) =>
  one.answer.id.split('/')[0] === other.answer.id.split('/')[0] && !other.follows;

/** 'my son, aged 15': a parent writes. */
export const ofTheirChild =
  /\b(?:my|our)\b.{0,24}\b(?:son|daughter|kid|kids|child|children|teen|teenager|boy|girl|grandson|granddaughter|niece|nephew|yr old|year old|yo|y\/o)\b/i;

/** Queensland is where the clinic's clock stands: beside a place of their own it is that which a visitor compares with. */
const placeOf = (now: string | undefined, before: string | undefined) =>
  before &&
  (!now || (/^(?:queensland|qld)$/i.test(now) && clockAnswerFor(before) && !/^(?:queensland|qld)$/i.test(before)))
    ? before
    : now;

/** What is this near to the answer before is more likely meant than that once more. */
const nearlyAsNear = 0.08;
/** Beside another answer, a refusal to invent a certificate contradicts it. */
const refusedOnlyAlone = 'tests/fake-certificate';
/** A courtesy that is this near is meant. */
const plainCourtesy = 0.55;

/** Reads conversations with the bank. */
export function createConsult(bank: Bank) {
  const known = new Map<string, Consulted>();

  async function one(message: string, standing: Standing): Promise<Consulted> {
    const { before, said, aside } = standing;
    const key = JSON.stringify([message, before?.id, said, aside?.id, standing.answered, standing.place]);
    const read = known.get(key) ?? (await choose(message, standing));
    known.set(key, read);
    for (const oldest of known.keys()) {
      if (known.size <= remembered) break;
      known.delete(oldest);
    }
    // 'in Perth', and then 'can you see me?': it is Perth that they mean.
    return { ...read, place: read.place ?? standing.place };
  }

  async function choose(message: string, standing: Standing): Promise<Consulted> {
    const { before, said } = standing;
    const onlyLead = (answer: BankAnswer, again: boolean): Consulted => ({
      lead: { answer, score: 1, follows: true },
      also: [],
      place: undefined,
      again,
      before,
    });
    const agreed = before && !standing.aside && agrees(message) ? agreedTo(before) : undefined;
    if (agreed) return onlyLead(agreed, false);
    const markup = isMarkup(message) ? bank.byId('trick/markup') : undefined;
    if (markup) return onlyLead(markup, false);
    const warning = bank.byId(warningFor(message) ?? (isAboutAnimal(message) ? 'scope/pets' : ''));
    if (warning) return onlyLead(warning, warning.id === before?.id);
    const { matches, also, place, request } = await read(message, standing);
    // 'If I take the 9 am, what is that at my end?': by the clock of the place that was named before.
    const clock =
      asksOwnClock(message, said.at(-1)) && sensitiveIn(message).length === 0
        ? clockAnswerFor(placeOf(place, standing.place) ?? overEast(message) ?? '')
        : undefined;
    // 'What are your hours of a Saturday?', and then 'what's that over here?'
    const here =
      before?.id.startsWith('hours/') && atTheirEnd.test(message) && sensitiveIn(message).length === 0
        ? clockAnswerFor(placeOf(place, standing.place) ?? '')
        : undefined;
    // 'Right, and in January?', once clocks were spoken of.
    const season =
      before && ofClocks.test(before.id) && asksOfSeason(message) && sensitiveIn(message).length === 0
        ? clockAnswerFor(placeOf(place, standing.place) ?? '')
        : undefined;
    const theirs = bank.byId(clock ?? here ?? season ?? '');
    if (theirs) return { ...onlyLead(theirs, false), place };
    const sensitive = sensitiveIn(message).length > 0;
    const least = (answer: BankAnswer) => {
      const line = crisisLine.test(answer.says.html);
      if (!answer.id.startsWith('care/'))
        return line && !sensitive && ofTheDesk.test(answer.id) ? likelyCare : answer.care ? likely : 0;
      return sensitive ? likely : line ? likelyCrisisLine : likelyCare;
    };
    const forOther = before && !matches[0]?.follows && answeredFor(message, before);
    if (forOther) return { ...onlyLead(forOther, forOther.id === before.id), place };
    const manager = bank.byId('people/manager-not-clinician');
    if (manager && askedOfManager(standing.aside ?? before, message) && !ofManager.test(matches[0]?.answer.id ?? ''))
      return onlyLead(manager, false);
    // A child who writes is answered as one.
    if (sensitiveIn(message).includes('minor') && !ofTheirChild.test(message)) {
      for (const match of matches) if (match.answer.id.startsWith('care/minor-')) match.score += 0.06;
      matches.sort((one, other) => other.score - one.score);
    }
    const allowed = matches
      .filter(({ answer }) => !speaksToOther(answer, message))
      .filter(({ answer }) => !namesMedicine(message) || ofMedicines.test(answer.id))
      .filter(({ answer }) => !notMeant.some(([ids, beside]) => ids.test(answer.id) && beside.test(message)))
      // Care and crisis lines for somebody who is well puzzle or hurt: they have to be nearer.
      .filter(({ answer, score }) => score >= least(answer));
    // 'Where abouts are you guys?' is nearly 'how are you guys?': what is asked comes before a courtesy that is only near.
    const [nearest, next] = allowed;
    if (
      nearest &&
      next &&
      isTalk(nearest.answer.id) &&
      !isTalk(next.answer.id) &&
      !nearest.follows &&
      nearest.score < Math.min(plainCourtesy, next.score + nearlyAsNear)
    )
      allowed.shift();
    const [first, second] = allowed;
    if (before && wantsMore(message) && !(first?.follows && first.score >= likely)) return onlyLead(before, true);
    const elsewhere =
      place !== undefined && said.length > 0 && !said.join(' ').toLowerCase().includes(place.toLowerCase());
    const again = first !== undefined && first.answer.id === before?.id && !isTalk(first.answer.id) && !elsewhere;
    // The same words twice look like a machine that does not listen: what is nearly as near is more likely meant.
    const other =
      again &&
      !first.follows &&
      second &&
      second.score > Math.max(likely, first.score - nearlyAsNear) &&
      !sameTopic(first, second)
        ? second
        : undefined;
    const lead = meantBy(atTheirClock(other ?? first, placeOf(place, standing.place)), [...said, message]);
    // 'The second one' counts what was listed: where the bank did not list it, the rules know.
    if (before && lead && !lead.follows && counts.test(message.trim()))
      return { lead: undefined, also: [], place, again: false, before };
    // 'I'm in Karratha, does your earliest slot work?': the hours, and what they are there.
    const theirClock = clockAnswerFor(placeOf(place, standing.place) ?? '');
    const elsewhereHours =
      lead && ofHours.test(lead.answer.id) && theirClock !== 'hours/queensland'
        ? bank.byId(theirClock ?? '')
        : undefined;
    const beside = elsewhereHours ? [{ answer: elsewhereHours, score: 1, follows: false }, ...also] : also;
    return {
      lead,
      also: beside.filter(({ answer }) => answer.id !== lead?.answer.id && answer.id !== refusedOnlyAlone),
      place,
      again: again && !other,
      request,
      before,
    };
  }

  /** 'And my missus?', after an answer that has one figure for women and one for men. */
  function answeredFor(message: string, { id, says }: BankAnswer): BankAnswer | undefined {
    const whom = forWhom.exec(message.replace(/[^\w]+/g, ' ').trim())?.[1];
    if (!whom || sensitiveIn(message).length > 0) return undefined;
    if (/^tool\/waist-(?:cutoffs|men|women)$/.test(id))
      return bank.byId(women.test(whom) ? 'tool/waist-women' : 'tool/waist-men');
    if (sameForAll.test(id)) return bank.byId(id);
    return /\bwom[ae]n\b/i.test(says.html) && /\bm[ae]n\b/i.test(says.html) ? bank.byId(id) : undefined;
  }

  function meantBy(match: Match | undefined, said: readonly string[]): Match | undefined {
    const answer = match && bank.byId(insteadOf(match.answer.id, said) ?? '');
    return match && answer ? { ...match, answer } : match;
  }

  /** How the clocks differ is said for the place that was named. */
  function atTheirClock(match: Match | undefined, place: string | undefined): Match | undefined {
    const id = match && place && ofClocks.test(match.answer.id) ? clockAnswerFor(place) : undefined;
    const answer = id && bank.byId(id);
    return match && answer ? { ...match, answer } : match;
  }

  /** A message as it stands, and where it puts something right, without that beginning. */
  async function read(message: string, { before, said, aside, answered }: Standing): Promise<Read> {
    const earlier = { before: before?.id, said, aside: aside?.id, answered };
    const whole = await bank.read(message, earlier);
    const right = before && correctionIn(message);
    if (!right) return whole;
    const put = await bank.read(right, earlier);
    const matches = [...whole.matches.filter(({ follows, score }) => follows && score >= sure), ...put.matches]
      .filter(({ answer }) => answer.id !== before.id)
      .sort((one, other) => other.score - one.score);
    return { ...put, matches: matches.length > 0 ? matches : whole.matches };
  }

  function agreedTo(before: BankAnswer): BankAnswer | undefined {
    if (before.yes) return bank.byId(before.yes);
    const how = before.book && (bank.byId(`booking/${before.book}`) ?? bank.byId('booking/how'));
    return how && how.id !== before.id ? { ...how, book: before.book } : undefined;
  }

  /** @param history Earlier turns, oldest first. */
  return async function consult(message: string, history: readonly Turn[]): Promise<Consulted> {
    let standing: Standing = { before: undefined, said: [], aside: undefined, answered: [], place: undefined };
    for (const { text } of history.filter(({ role }) => role === 'visitor').slice(-turnsRead)) {
      const { lead, place } = await one(text, standing);
      const answered = lead && lead.score >= likely ? lead.answer : undefined;
      const said = [...standing.said, text].slice(-readTogether);
      const ids = answered ? [...standing.answered, answered.id] : standing.answered;
      standing =
        answered && isAside(answered.id)
          ? { ...standing, said, aside: answered, place }
          : { before: answered ?? standing.before, said, aside: undefined, answered: ids, place };
    }
    return one(message, standing);
  };
}

export type Consult = ReturnType<typeof createConsult>;
export { likely, sure };
