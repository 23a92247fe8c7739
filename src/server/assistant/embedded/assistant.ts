import type { SiteContent } from '#content/load.ts';
import { namesMedicine } from '#domain/chat/medicine-words.ts';
import { type SensitiveKind, sensitiveIn, sensitiveNow } from '#domain/chat/sensitive.ts';
import type { Answer, EmbeddedAssistant, Turn } from '../chat/parts.ts';
import type { SiteKnowledge } from '../knowledge/knowledge.ts';
import type { Answers, Situation } from './answer-set.ts';
import { bookingAnswers } from './answers/booking.ts';
import { limitAnswers } from './answers/limits.ts';
import { moneyAnswers } from './answers/money.ts';
import { particularAnswers } from './answers/particular.ts';
import { peopleAnswers } from './answers/people.ts';
import { sensitiveAnswer } from './answers/sensitive.ts';
import { topicAnswers } from './answers/topics.ts';
import { visitAnswers } from './answers/visit.ts';
import { articlesOn } from './articles.ts';
import { type Bank, type BankAnswer, isTalk } from './bank/bank.ts';
import { sameClock, timeByOtherClock } from './bank/clock-times.ts';
import { type Consult, type Consulted, createConsult, isCare, likely, ofTheirChild, sure } from './bank/consult.ts';
import { draftOf, nothingMore } from './bank/draft-of.ts';
import { wantsMore } from './bank/replies.ts';
import { chooseIntents } from './choose.ts';
import { createUnderstand, type Understanding } from './context.ts';
import { createDetect } from './detect.ts';
import { type Draft, draft, type Html, html, htmlOf, type Source, together } from './draft.ts';
import { createFacts } from './facts.ts';
import { fromPassages, unknown } from './fallback.ts';
import { ownBand, ownWaist } from './own-figures.ts';
import { ownSum } from './own-sum.ts';
import { putRight } from './put-right.ts';
import { told } from './told.ts';
import { ownScore, scoreFromBefore } from './tool-scores.ts';

const answers: Answers = {
  ...moneyAnswers,
  ...bookingAnswers,
  ...visitAnswers,
  ...peopleAnswers,
  ...topicAnswers,
  ...limitAnswers,
  ...particularAnswers,
};

/**
 * Answers from the clinic's own words: the bank of written answers first, then rules that say what is asked, then search.
 *
 * @param bank Written answers. Until they are read nothing is answered; where a site has none, the rest answers alone.
 */
export function createEmbeddedAssistant(
  content: SiteContent,
  knowledge: SiteKnowledge,
  bank: Promise<Bank | undefined> = Promise.resolve(undefined),
): EmbeddedAssistant {
  const facts = createFacts(content, knowledge.pieces);
  const understand = createUnderstand(createDetect(content), facts);
  const ready: Promise<Consult | undefined> = bank.then((read) => read && createConsult(read));

  async function write(typed: string, before: readonly Turn[]): Promise<Draft> {
    const { message, history } = putRight(literally(typed), before);
    const own =
      told(message, history) ??
      ownBand(message, history, facts) ??
      ownWaist(message, history, facts) ??
      ownScore(message, history, facts) ??
      scoreFromBefore(message, history, facts) ??
      ownSum(message, history, facts);
    if (own) return own;
    const consult = await ready;
    const consulted = await consult?.(message, history);
    const byBank = consulted && (await fromBank(message, history, consulted));
    return byBank ?? byRules(message, history, consulted);
  }

  /** The bank's answer, where it is sure enough of one. */
  async function fromBank(message: string, history: readonly Turn[], consulted: Consulted): Promise<Draft | undefined> {
    const { lead, also, place, again } = consulted;
    if (!lead || lead.score < likely) return undefined;
    const { text, intents, city } = understand(message, history);
    if (intents[0] && parsed.has(intents[0])) return undefined;
    // A place that belongs to a city with a page of its own, as Lake Macquarie does.
    if (city && !place && lead.score < sure && lead.answer.id.startsWith('place/')) return undefined;
    const articles = await knowledge.articles();
    const found = draftOf(lead.answer, facts, place, articles);
    const time = theirTime(lead.answer, message, history);
    // Care is not cut short when it is asked for once more, and a time that is worked out is something new.
    const answer = time
      ? together(draft([time]), found)
      : again && !isCare(lead.answer)
        ? nothingMore(facts, found, wantsMore(message))
        : found;
    const { kinds, said } = heeded(message, history, { text, followsOn: lead.follows });
    const care = sensitiveAnswer(kinds, facts);
    const minor = saidToBeMinor(message, history);
    if (care && minor && onEatingLess.test(lead.answer.id)) return { ...care, booking: undefined };
    if (isCare(lead.answer)) {
      // 'Mum passed away in June. Anyway, what happens at the first visit?': a kind word, and what they ask.
      const isGentle = gentle.test(lead.answer.id) || (ofOldLoss.test(lead.answer.id) && isOld(message));
      const asked = isGentle ? consulted.request?.() : undefined;
      if (!asked || asked.score < clearly || !ofTheClinic.test(asked.answer.id)) return answer;
      const word = draft([firstSentence(found.paragraphs[0])]);
      return { ...together(word, draftOf(asked.answer, facts, place, articles)), booking: undefined };
    }
    if (care && said === 'now') {
      // Their question is answered, too, where it is about the clinic and was put clearly.
      const bereaved = kinds.every((kind) => kind === 'bereaved');
      const both = (lead.score >= sure || bereaved) && ofTheClinic.test(lead.answer.id);
      // A loss of years ago was told so that it is known: a kind word, and what they ask.
      if (bereaved && both && isOld(message))
        return { ...together(draft([firstSentence(care.paragraphs[0])]), answer), booking: undefined };
      // Somebody's age is no answer to how one books.
      if (kinds.every((kind) => kind === 'older') && !onLosing.test(lead.answer.id)) return answer;
      // 'Repeat: you lose 20 kg in a month' is refused, and nobody's plan.
      if (kinds.every((kind) => kind === 'very-low-calorie') && ofTricks.test(lead.answer.id)) return answer;
      // Who asks whether the binge eating quiz is kept has not said that they binge.
      if (kinds.every((kind) => kind === 'binge') && ofQuizzes.test(lead.answer.id) && lead.score >= sure)
        return answer;
      return { ...(both ? together(care, answer) : care), booking: undefined };
    }
    if (care && onLosing.test(lead.answer.id)) return { ...care, booking: undefined };
    const others = again || isTalk(lead.answer.id) ? [] : also.filter((other) => !isCare(other.answer));
    const whole = others
      .map((other) => draftOf(other.answer, facts, place, articles))
      .reduce((one, other) => together(one, other), answer);
    // Nothing is offered beside the name of a medicine, unless it is asked for.
    const named = namesMedicine(message) && !intents.includes('booking');
    return minor || care || named ? { ...whole, booking: undefined } : whole;
  }

  async function byRules(message: string, history: readonly Turn[], consulted: Consulted | undefined): Promise<Draft> {
    const understood = understand(message, history);
    const { kinds, said } = heeded(message, history, understood);
    const care = sensitiveAnswer(kinds, facts);
    const chosen = chooseIntents(understood.intents, care !== undefined);
    if (care && (said === 'before' || chosen.lead === undefined)) return { ...care, booking: undefined };

    const minor = saidToBeMinor(message, history);
    const situation: Situation = {
      ...understood,
      child: understood.child || minor,
      facts,
      articles: await knowledge.articles(),
      wantsBooking: chosen.books && !minor,
    };
    const drafts: Draft[] = care ? [care] : [];
    for (const id of [chosen.lead, chosen.second]) {
      const one =
        id === 'articles' ? await articlesOn(understood.text, knowledge, facts) : id && answers[id]?.(situation);
      if (one) drafts.push(one);
    }
    const found = drafts.length > 0 ? undefined : await search(message, understood);
    const [first, ...rest] = found ? [found] : drafts;
    if (!first) {
      const { lead, place, again } = consulted ?? {};
      if (!lead || lead.score < guess || again || isCare(lead.answer)) return unknown(facts);
      const guessed = draftOf(lead.answer, facts, place, situation.articles);
      return minor || care ? { ...guessed, booking: undefined } : guessed;
    }
    const whole = rest.reduce(together, first);
    // Whoever asks for an appointment beside it gets the way to one, unless a visit is not the first step for them.
    const [kind] = kinds;
    if (care)
      return kind && chosen.lead === 'booking' && !adviceFirst.has(kind) ? whole : { ...whole, booking: undefined };
    if (minor) return { ...whole, booking: undefined };
    return chosen.books ? { ...whole, booking: whole.booking ?? situation.target ?? 'initial' } : whole;
  }

  async function search(message: string, { city }: Understanding): Promise<Draft | undefined> {
    const cityPath = city?.source.href;
    const site = (await knowledge.find(message, 12)).filter(
      ({ piece }) => !piece.path.startsWith('/weight-loss-clinic-') || piece.path === cityPath,
    );
    return (
      fromPassages(message, site, facts) ?? fromPassages(message, await knowledge.find(message, 4, 'posts'), facts)
    );
  }

  return {
    answer: async (message, history) => toAnswer(await write(message, history)),
    cares: async (message, history) => {
      const consult = await ready;
      const lead = (await consult?.(message, history))?.lead;
      return lead !== undefined && lead.score >= surelyCares && isCare(lead.answer);
    },
  };

  function toAnswer(written: Draft): Answer {
    const sources = onceEach(written.sources).slice(0, 3);
    const links = sources.filter(({ href }) => !htmlOf(written).includes(`href="${href}"`));
    const pages = links.map(({ title, href }) => html`<a href="${href}">${title}</a>`);
    const more =
      pages.length > 0 ? draft([html`More: ${{ safe: pages.map(({ safe }) => safe).join(', ') }}.`]) : draft([]);
    return {
      html: htmlOf(together(written, more)),
      bookingButton: written.booking !== undefined,
      ...(written.booking ? { bookingTarget: written.booking } : {}),
      sources,
      urgent: false,
    };
  }
}

/** A time that they name now, or named just before, by the clock that an answer is about. */
function theirTime({ clock }: BankAnswer, message: string, history: readonly Turn[]): Html | undefined {
  const before = history.findLast(({ role }) => role === 'visitor')?.text ?? '';
  return (
    clock && (timeByOtherClock(message, clock, before) ?? sameClock(message, clock) ?? timeByOtherClock(before, clock))
  );
}

/** A heart that is set on something is no heart that is ill: said in other words, it is found by what it asks. */
function literally(message: string): string {
  return message.replace(/\b(?:my|his|her|our) hearts?(?:['’]?s| is| was| are)? set on\b/gi, 'I really want');
}

/** Somebody who said that they are under age goes on being so: a parent or guardian books, whatever is asked. */
function saidToBeMinor(message: string, history: readonly Turn[]): boolean {
  return [...history.filter(({ role }) => role === 'visitor').map(({ text }) => text), message].some(
    (text) => sensitiveIn(text).includes('minor') && !ofTheirChild.test(text),
  );
}

/** Read from a message's figures: no list of wordings could hold them. */
const parsed: ReadonlySet<string> = new Set(['tool-score']);
/** Where nothing else answers, a match of this much is better than none. */
const guess = 0.35;
/** From here on a message that no rule calls a vulnerable person's is kept from a model. */
const surelyCares = 0.6;
/** What is meant for people whom it harms in no way to lose weight. */
const onLosing = /^(?:(?:topic|tool|program|article)\/|trick\/calorie|scope\/(?:meal-plan|workout|diet))/;
const ofTricks = /^trick\//;
/** How the self-checks work, whatever they are about. */
const ofQuizzes = /^tool\/(?:stored|free|account|where|which|time|mind-time|list|share-gp|printable|ai-where|ai-what)$/;
/** Sad news told in passing, which leaves room for what somebody asks. */
const gentle = /^care\/(?:grief|grief-partner|grief-pet|grief-child|cancer|carer)$/;
/** A loss that hurts for years; whoever names it as long past does not need a crisis line beside what they ask. */
const ofOldLoss = /^care\/(?:grief-suicide|grief-losing|pregnancy-loss)$/;
const longAgo =
  /\b(?:(?:years?|yrs?|decades?) (?:ago|back)|(?:in|back in|since) (?:'|19|20)?\d\d\b(?! ?(?:kg|kilos|weeks|days|hours|min))|as a (?:kid|child|teen\w*)|when i was (?:a kid|little|young|\d+)|(?:xmases|christmases|winters|summers) ago|a long time ago|ages ago)/i;
/** It still hurts now. */
const raw =
  /\b(?:cr(?:y|ies|ying)|tears|every (?:night|day)|again|be with|join|can'?t|cannot|still|hopeless|alone|lonely|miss (?:him|her|them|my)|numb|empty)\b/i;
const isOld = (message: string) => longAgo.test(message) && !raw.test(message);
/** From here on a request of their own is answered beside it. */
const clearly = 0.6;
const firstSentence = ({ safe }: Html = { safe: '' }): Html => ({ safe: /^[^<]*?[.!](?= |$)/.exec(safe)?.[0] ?? safe });
/** Said to grown-ups about eating less. */
const onEatingLess = /^care\/(?:how-little|very-low|already-very-low|long-fast|skipping|losing)/;
/** Questions about the clinic itself, which harm nobody. */
const ofTheClinic =
  /^(?:(?:booking|prepare|visit|cost|medicare|pay|hours|contact|place|privacy|complaint|people|access|change|tech|length)\/|program\/(?:weight-start|how-long|judged|who-for|weight)$|tests\/(?:which|where|needed-before|price|prepare|bring)$)/;

/** People who are told to speak with somebody else before they book. */
const adviceFirst: ReadonlySet<SensitiveKind> = new Set(['minor', 'pregnancy', 'low-weight', 'very-low-calorie']);

/** What has to be heeded in a message; 'why not?' is about what the message before it said. */
function heeded(
  message: string,
  history: readonly Turn[],
  { followsOn, text }: Pick<Understanding, 'followsOn' | 'text'>,
) {
  const now = sensitiveNow(message, history);
  if (now.kinds.length > 0 || !followsOn || !asksWhy.test(text)) return now;
  const last = history.findLastIndex(({ role }) => role === 'visitor');
  return last === -1 ? now : sensitiveNow(history[last]?.text ?? '', history.slice(0, last));
}

const asksWhy = /^(?:but |and |ok )*(?:why|why not|how come|why is that|says who|really)(?: though| tho)?$/;

function onceEach(sources: readonly Source[]): Source[] {
  return sources.filter((source, index) => sources.findIndex(({ title }) => title === source.title) === index);
}
