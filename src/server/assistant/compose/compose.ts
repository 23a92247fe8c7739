import type { AnswerBank } from '#content/assistant.ts';
import type { Dialogue } from '#domain/chat/dialogue/dialogue.ts';
import { namesMedicine } from '#domain/chat/medicine-words.ts';
import { namesSeason, namesTime, sameClock, timeByOtherClock } from '../compute/clock-times.ts';
import { agrees, asksOfScore, wantsMore } from '../read/replies.ts';
import type { AnswerSelection, BankAnswer, Choice } from '../select/select.ts';
import { type Draft, type DraftHtml, draft, together } from './draft.ts';
import { draftOf, nothingMore } from './draft-of.ts';
import type { ClinicFacts } from './facts.ts';

/** The context of an answer. */
export interface DialogueSituation {
  message: string;
  /** The visitor's previous message. */
  before: string;
  dialogue: Dialogue;
  facts: ClinicFacts;
  /** Titles of published articles, by address. */
  articles: ReadonlyMap<string, string>;
}

export interface Composed {
  draft: Draft;
  /** The leading answer; undefined if none is likely enough. */
  answer: BankAnswer | undefined;
}

/** Smallest share of a leading answer; below it the assistant says that it does not know. */
const leastShare = 0.15;
/** Care scores from here on lead to an answer for a vulnerable visitor. */
const surelyCare = 0.5;
/** A request with this share or more gets its own answer beside the others. */
const clearRequest = 0.5;
/** A message's only request with this share or more leads, whatever the message states around it. */
const plainRequest = 0.85;
/** Most answers to one message; more are not read on a phone. */
const mostAtOnce = 3;
/** The previous answer is not repeated if another one has at least this fraction of its share. */
const nearlyAsLikely = 0.3;

/** Composes answers: the leading one, those beside it, and the booking offer. */
export function createCompose({ answers }: AnswerBank) {
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  const ofPlaces = answers.filter(({ places }) => places);
  const forYoung = answers.find(({ use }) => use === 'young-books');
  const unknown = answers.find(({ use }) => use === 'unknown');

  return function compose(selection: AnswerSelection, situation: DialogueSituation): Composed {
    const { message, dialogue, facts, articles } = situation;
    const before = byId.get(dialogue.lastAnswer ?? '');
    const place = selection.place ?? dialogue.place;
    const write = (answer: BankAnswer) => draftOf(answer, facts, place, articles);
    const agreed = before && agrees(message) ? agreedTo(before) : undefined;
    if (agreed) return { draft: { ...write(agreed), booking: agreed.book ?? before?.book }, answer: agreed };
    if (before && wantsMore(message)) return { draft: nothingMore(facts, write(before), true), answer: before };
    if (before?.bands && asksOfScore(message)) return { draft: write(before), answer: before };
    const clock = clockAnswer(place, situation);
    const lead = clock ? { answer: clock, share: 1 } : leading(selection, before);
    if (!lead) return { draft: unknown ? write(unknown) : draft([]), answer: undefined };
    const there = lead.answer.places ? answerForPlace(place) : undefined;
    const answer = withGuardian(there ?? lead.answer, dialogue);
    const found = write(answer);
    if (answer.vulnerableVisitor)
      return { draft: { ...withRequest(answer, found, selection, write), booking: undefined }, answer };
    const time = convertedTime(answer, situation);
    if (time) return { draft: together(draft([time]), found), answer };
    if (answer.id === before?.id && !answer.courtesy && !selection.place)
      return { draft: nothingMore(facts, found, false), answer };
    const others = answer.courtesy ? [] : beside(answer, selection.requests).map((one) => write(one.answer));
    const kind = selection.statements.find((one) => one.answer.allowsFollowUp && one.share >= clearRequest);
    const word = kind && answer.aboutClinic ? draft([firstSentence(write(kind.answer).paragraphs[0])]) : undefined;
    const whole = others.reduce(together, word ? { ...together(word, found), booking: undefined } : found);
    const offers = !dialogue.young && selection.care < surelyCare && !(namesMedicine(message) && !answer.aboutClinic);
    return { draft: offers ? whole : { ...whole, booking: undefined }, answer };
  };

  function agreedTo(before: BankAnswer): BankAnswer | undefined {
    return byId.get(before.yes ?? '') ?? answers.find(({ howToBook }) => howToBook && howToBook === before.book);
  }

  /** The answer for the visitor's place. */
  function answerForPlace(place: string | undefined): BankAnswer | undefined {
    return place === undefined ? undefined : ofPlaces.find(({ places }) => places?.includes(place.toLowerCase()));
  }

  /** 'A 4 o'clock on your side, what would that be here?', and then 'in January?': times in the visitor's time zone. */
  function clockAnswer(place: string | undefined, { message, dialogue }: DialogueSituation): BankAnswer | undefined {
    const goesOn = byId.get(dialogue.lastAnswer ?? '')?.clock !== undefined && namesSeason(message);
    return goesOn || (namesTime(message) && asksOwnClock.test(message)) ? answerForPlace(place) : undefined;
  }

  /** A visitor under age does not book: a parent or guardian does. */
  function withGuardian(answer: BankAnswer, { young }: Dialogue): BankAnswer {
    return young && answer.book && forYoung ? forYoung : answer;
  }
}

/** 'What would that be here?', 'on my clock' */
const asksOwnClock = /\b(?:here|my|our|mine|ours|local|me|us)\b/i;

/** The likeliest answer. Care comes first, and the previous answer is not repeated if another is nearly as likely. */
function leading(
  { choices, care, requests, statements }: AnswerSelection,
  before: BankAnswer | undefined,
): Choice | undefined {
  const [first, second] = choices;
  if (care >= surelyCare) return choices.find(({ answer }) => answer.vulnerableVisitor) ?? first;
  // 'How much is a follow-up? My mobile is ...': a single clear request leads.
  const [only, another] = requests;
  if (only && !another && only.share >= plainRequest && !only.answer.vulnerableVisitor && !only.answer.courtesy)
    return only;
  // Two clear requests must not be replaced by a third answer between them.
  const clear = statements.length === 0 ? requests.filter(isClear) : [];
  const [one] = clear;
  if (one && first && clear.some(({ answer }) => answer.id !== one.answer.id))
    if (!clear.some(({ answer }) => answer.id === first.answer.id)) return one;
  if (!first || first.share < leastShare) return undefined;
  const isAgain = first.answer.id === before?.id && !first.answer.courtesy;
  return isAgain && second && second.share >= nearlyAsLikely * first.share && !second.answer.vulnerableVisitor
    ? second
    : first;
}

/** 'Mum passed away in June. Anyway, what happens at the first visit?': condolences, and the answer. */
function withRequest(
  answer: BankAnswer,
  found: Draft,
  { requests }: AnswerSelection,
  write: (answer: BankAnswer) => Draft,
) {
  const request = answer.allowsFollowUp
    ? requests.find((one) => one.share >= clearRequest && one.answer.aboutClinic)
    : undefined;
  return request ? together(draft([firstSentence(found.paragraphs[0])]), write(request.answer)) : found;
}

/** A request that gets its own answer beside the others. */
const isClear = ({ answer, share }: Choice) => share >= clearRequest && !answer.vulnerableVisitor && !answer.courtesy;

/** The other requests of a message, if they are clear. */
function beside(lead: BankAnswer, requests: readonly Choice[]): Choice[] {
  const clear = requests.filter(isClear);
  if (!clear.some(({ answer }) => answer.id === lead.id)) return [];
  return clear
    .filter(({ answer }, at) => answer.id !== lead.id && clear.findIndex((one) => one.answer.id === answer.id) === at)
    .slice(0, mostAtOnce - 1);
}

/** A time in this message or the one before, in the time zone that an answer is about. */
function convertedTime({ clock }: BankAnswer, { message, before }: DialogueSituation): DraftHtml | undefined {
  return (
    clock && (timeByOtherClock(message, clock, before) ?? sameClock(message, clock) ?? timeByOtherClock(before, clock))
  );
}

const firstSentence = ({ safe }: DraftHtml = { safe: '' }): DraftHtml => ({
  safe: /^[^<]*?[.!](?= |$)/.exec(safe)?.[0] ?? safe,
});
