import type { AnswerBank } from '#content/assistant.ts';
import { fitsPattern } from '#content/assistant.ts';
import { namesHelpLine } from '#domain/chat/help-lines.ts';
import type { Usual } from '#domain/chat/weighed/weigh.ts';
import { plainText } from '../../knowledge/plain-text.ts';
import { termsOf } from '../../knowledge/words.ts';
import { meaningSize, type SentenceEncoder } from '../../meaning/encoder.ts';
import { createCoverage } from './coverage.ts';
import { createLikeness } from './likeness.ts';
import { asOne, type BankReading, readBank } from './reading.ts';
import { partsOf, saysNothing } from './requests.ts';
import { higher, highest, inner, noneHigh } from './vectors.ts';
import { wordingOf } from './wording.ts';

export type BankAnswer = AnswerBank['answers'][number];

/** An answer that a message may ask for. */
export interface Match {
  answer: BankAnswer;
  /** 0 to 1: how near the message is to the ways in which people ask for it. */
  score: number;
  /** It goes on from the answer before. */
  follows: boolean;
}

export interface Read {
  /** Best first. */
  matches: Match[];
  /** What else the message asks, where that is clear. */
  also: Match[];
  place: string | undefined;
  /** What the clearest request of a message of several parts asks for, read by itself. */
  request?: () => Match | undefined;
}

/** What came before a message: answers by their ids. */
export interface Earlier {
  /** What the conversation is about. */
  before?: string | undefined;
  /** The last messages of the visitor. */
  said?: readonly string[];
  /** A courtesy, a joke or the like that was answered since. */
  aside?: string | undefined;
  /** Everything that was answered. */
  answered?: readonly string[];
}

export interface Bank {
  read(message: string, earlier?: Earlier): Promise<Read>;
  /** How near a message is, read whole and by itself, to the questions that the bank answers; courtesies are none. */
  usual(message: string): Promise<Usual | undefined>;
  byId(id: string): BankAnswer | undefined;
}

/** From here on an answer is given without asking the rules. */
export const sure = 0.65;
/** Below this a match means nothing. */
export const likely = 0.4;
/** The same for going on from the answer before. */
const goesOn = 0.7;
/** How much more a follow-up is expected than anything else, in a short message. */
const expected = 0.05;

/** From here on a part of a message has an answer of its own. */
const asksToo = 0.53;

/** How much a message counts as read together with those before it; the rest is what it says itself. */
const ofJoined = 0.6;
/** A longer message says by itself what it asks. */
const mostJoined = 14;
/** And so does one that is this near to an answer. */
const saysItAll = 0.8;
/** A request that is put almost as a way to ask is what a message wants, whatever is told around it. */
const plainly = 0.85;

/** How much nearer an answer of the same topic, or on the same thing, is in a short message. */
const ofKin = 0.03;
/** The same by what the answer before is asked for with: how near to that an answer lies, above what is usual. */
const ofNearby = 0.15;
const usualNearness = 0.3;
/** For the answer before itself, instead. */
const ofSame = 0.03;
/** A message leans on the answer before wholly while no answer is nearer to it than this, and from `none` on not at all. */
const leaning = { wholly: 0.6, none: 0.75 };
/** Who asks for something 'again' asks for what was answered. */
const ofAnswered = 0.25;
const asksAgain = /\b(?:again|remind me|you said|did you say|have you said|you told me)\b/i;

/** How much an answer's ways to ask count as a whole, beside those that are nearest. */
const ofWhole = 0.4;
/** The nearest ways to ask, the nearest first. */
const ofNearest = [0.5, 0.3, 0.2];

/**
 * How much the likeness to an answer's ways to ask counts, and how much that these, or else what it says, name the
 * words of a message: 'homeless' decides, whatever sentence it stands in.
 */
const ofLikeness = 0.85;
const ofNamed = 0.12;
const ofSaid = 0.17;
/** The same for how near the meaning of a message is to that of the answer itself, above what is usual. */
const ofAnswer = 0.15;
const usualLikeness = 0.35;

/**
 * Answers whose ways to ask are read one by one, those with the nearest middle: the one that is meant is nearly always
 * among the nearest 100.
 */
const readClosely = 100;

/** A text with its meaning. */
interface Meant {
  text: string;
  vector: Float32Array;
}

/** Reads the bank once: `vectorsOf` gives the meanings of its texts, from a store of them or anew. */
export async function createBank(
  bank: AnswerBank,
  encoder: SentenceEncoder,
  vectorsOf: (texts: readonly string[]) => Promise<readonly Float32Array[]>,
): Promise<Bank> {
  return bankFrom(bank, encoder, await readBank(bank, vectorsOf));
}

/** @param reading What {@link readBank} worked out of the same bank. */
export function bankFrom({ answers, followUps }: AnswerBank, encoder: SentenceEncoder, reading: BankReading): Bank {
  const { stretches, centres } = reading;
  const likeAsks = createLikeness(reading.asks);
  const likeRules = createLikeness(reading.rules);
  const rules = followUps.flatMap((rule) => rule.asks.map(() => rule));
  const covers = createCoverage(reading.words);
  const known = new Map(answers.map((answer) => [answer.id, answer]));

  /** How near a text is to what each answer is asked for with. */
  function scoresOf({ text, vector }: Meant): Float32Array {
    const wholes = centres.map((centre) => inner(vector, centre));
    const leastWhole = wholes.toSorted((one, other) => other - one)[readClosely - 1] ?? -1;
    const closely = stretches.filter((_, to) => (wholes[to] ?? 0) >= leastWhole);
    const scores = likeAsks.toEach(text, vector, closely);
    const named = covers(text);
    return Float32Array.from(stretches, (stretch, to) => {
      const whole = wholes[to] ?? 0;
      const three = whole >= leastWhole ? highest(scores, stretch) : noneHigh;
      const nearest = three.reduce((sum, score, at) => sum + score * (ofNearest[at] ?? 0), 0);
      const meant = (1 - ofWhole) * nearest + ofWhole * whole;
      const score =
        ofLikeness * meant +
        ofNamed * (named.asks[to] ?? 0) +
        ofSaid * (named.says[to] ?? 0) +
        ofAnswer * (inner(vector, reading.says[to]) - usualLikeness);
      // What is asked word for word is meant, however unlike the other ways to ask it are.
      return three[0] > 0.97 ? Math.max(score, 0.97) : score;
    });
  }

  function bestOf(scores: Float32Array): Match[] {
    return Array.from(scores, (score, to) => ({ score, answer: answers[to] }))
      .sort((one, other) => other.score - one.score)
      .slice(0, 5)
      .flatMap(({ score, answer }) => (answer ? [{ answer, score, follows: false }] : []));
  }

  const nearest = (text: Meant) => bestOf(scoresOf(text));

  /** What a message asks by itself, and what it asks after those before it. */
  function withJoined(own: Float32Array, joined: readonly Meant[]): Float32Array {
    if (joined.length === 0) return own;
    const read = joined.map(scoresOf);
    return own.map((score, to) => {
      const together = read.reduce((sum, scores) => sum + (scores[to] ?? 0), 0) / read.length;
      return ofJoined * together + (1 - ofJoined) * score;
    });
  }

  /** A message that hangs on what came before wants what lies near to what was answered; `share` says how much it does. */
  function nearTo(scores: Float32Array, before: string, share: number): Float32Array {
    const from = answers.findIndex(({ id }) => id === before);
    const centre = centres[from];
    if (!centre) return scores;
    return scores.map(
      (score, to) => score + share * (to === from ? ofSame : ofNearby * (inner(centre, centres[to]) - usualNearness)),
    );
  }

  function goingOn({ text, vector }: Meant, lately: readonly string[], short: boolean): Match[] {
    const best = new Map<string, number>();
    likeRules.toEach(text, vector).forEach((score, index) => {
      const rule = rules[index];
      if (!rule || score < goesOn) return;
      for (const before of lately) {
        if (!rule.after.some((pattern) => fitsPattern(before, pattern))) continue;
        const id = target(rule.to, before);
        // Of two rules that fit alike, the one that says more exactly after what.
        const exact = rule.after.includes(before) ? 0.03 : 0;
        if (known.has(id) && score + exact > (best.get(id) ?? 0)) best.set(id, score + exact);
      }
    });
    return [...best].flatMap(([id, score]) => {
      const answer = known.get(id);
      return answer ? [{ answer, score: score + (short ? expected : 0), follows: true }] : [];
    });
  }

  /** What each part of a message asks for, courtesies left out: a thank-you at the end is not what it asks. */
  function requested(parts: readonly Meant[], linked: readonly Meant[]): Match[] {
    const found: Match[] = [];
    parts.forEach((part, index) => {
      const [first] = found;
      const hangs = first !== undefined && leans(part.text);
      const own = hangs && short.test(part.text) ? [] : nearest(part);
      if (hangs) for (const match of own) match.score -= 0.12;
      const leaning = linked[index];
      if (first && first.score >= likely && leaning && leaning.text !== part.text) {
        own.push(...goingOn(part, [first.answer.id], true));
        own.push(...nearest(leaning).map((match) => ({ ...match, score: match.score - 0.04 })));
      }
      own.sort((one, other) => other.score - one.score);
      const match = own.find(({ answer }) => !found.some((one) => one.answer.id === answer.id));
      if (match && !isAside(match.answer.id)) found.push(match);
    });
    return found;
  }

  async function meant(some: readonly string[]): Promise<Meant[]> {
    const found = await encoder.encode(some);
    return some.map((text, index) => ({ text, vector: found[index] ?? new Float32Array(meaningSize) }));
  }

  return {
    byId: (id) => known.get(id),
    async usual(message) {
      const { text, anywhere } = wordingOf(message);
      if (text === '') return undefined;
      const read = (await meant([text, anywhere])).flatMap((one) => nearest(one));
      const [first] = read.filter(({ answer }) => !isTalk(answer.id)).sort((one, other) => other.score - one.score);
      return first && { likeness: first.score, withCare: takesCare(first.answer) };
    },
    async read(message, { before, said = [], aside, answered = [] } = {}) {
      const lately = [aside, before].filter((id) => id !== undefined);
      const { text, anywhere, place } = wordingOf(message);
      const length = text.split(' ').length;
      const parts = partsOf(message).map((part) => ({ ...part, text: wordingOf(part.text).anywhere }));
      const requests = parts.filter(({ asks: asksFor }) => asksFor).map((part) => part.text);
      // 'Can I cancel, and do you charge for it?': the second request is about the first.
      const linked = requests.map((part, index) => (index > 0 && leans(part) ? `${requests[0]} ${part}` : part));
      // 'I work away' and then 'can I still do it there?': neither says it alone.
      const joined =
        length <= mostJoined && said.length > 0
          ? [...new Set([asOne([...said, message]), asOne([...said.slice(-1), message])])]
          : [];
      const texts = [text, anywhere, ...joined];
      const read = await meant([...texts, ...(parts.length > 1 ? [...requests, ...linked] : [])]);
      const [whole, general, ...together] = read.slice(0, texts.length);
      const rest = read.slice(texts.length);
      if (!whole || !general || text === '') return { matches: [], also: [], place };
      const own = place ? higher(scoresOf(whole), scoresOf(general)) : scoresOf(whole);
      const nearestOwn = Math.max(...own);
      const joins = joined.length > 0 && nearestOwn < saysItAll;
      const scores = joins ? withJoined(own, together) : own;
      const near = joins && before ? nearTo(scores, before, leaningShare(nearestOwn)) : scores;
      const recalls = joins && asksAgain.test(message);
      const found = bestOf(
        recalls ? near.map((score, to) => score + (answered.includes(answers[to]?.id ?? '') ? ofAnswered : 0)) : near,
      );
      const asksFor = rest.slice(0, requests.length);
      const request = () => asksFor.flatMap((part) => nearest(part).slice(0, 1)).sort(byScore)[0];
      const [only] = requests;
      if (requests.length === 1 && parts.length > 1 && only && rest[0] && !short.test(only) && !saysNothing.test(only))
        found.push(...nearest(rest[0]).filter(({ score }) => score >= plainly));
      const asked = requests.length > 1 ? requested(asksFor, rest.slice(requests.length)) : [];
      found.push(...goingOn(whole, lately, length <= 7));
      if (place) found.push(...goingOn(general, lately, length <= 7));
      if (before && length <= 7) for (const match of found) if (akin(match.answer.id, before)) match.score += ofKin;
      found.sort((one, other) => other.score - one.score);
      const matches = found.filter(
        ({ answer }, index) => found.findIndex((one) => one.answer.id === answer.id) === index,
      );
      const [lead] = matches;
      const clear = asked.filter(({ score }) => score >= asksToo);
      const several = lead ? apart(clear, lead) : [];
      const [first, ...also] = several;
      if (first && clear.length > 1)
        return { matches: [first, ...matches.filter(differs(first))], also, place, request };
      // 'Sorry about that. What does it cost?': the courtesy needs no answer of its own.
      const [clearest] = clear;
      if (clearest && lead && isTalk(lead.answer.id))
        return { matches: [clearest, ...matches], also: [], place, request };
      return { matches, also: [], place, request };
    },
  };
}

const leaningShare = (nearest: number) =>
  Math.min(1, Math.max(0, (leaning.none - nearest) / (leaning.none - leaning.wholly)));

/** A part of a message that says what it asks only together with the part before it. */
const leansOn = /\b(?:it|its|that|thats|they|them|those|these|then|there|one|ones)\b|^(?:\S+ ?){1,3}$/;
/** 'How can I check?' has a verb and no matter. */
const leans = (part: string) => leansOn.test(part) || termsOf(part).length <= 1;
/** Too little to be asked alone. */
const short = /^(?:\S+ ?){1,3}$/;

/** The requests of a message that have answers of their own, in its order; none where one answer is the answer. */
function apart(asked: readonly Match[], lead: Match): Match[] {
  const several = asked
    .filter(({ answer }, index) => !asked.slice(0, index).some((one) => saidIn(one.answer, answer)))
    .slice(0, mostAtOnce);
  return Math.max(...several.map(({ score }) => score)) < lead.score - 0.05 ? [] : several;
}

/** Who asks four things at once gets three answers: more is not read on a phone. */
const mostAtOnce = 3;

const byScore = (one: Match, other: Match) => other.score - one.score;

const differs = (one: Match) => (other: Match) => one.answer.id !== other.answer.id;

/** Whether an answer says most of what another says. */
function saidIn(one: BankAnswer, other: BankAnswer): boolean {
  const [there, terms] = [one, other].map(({ says }) => new Set(termsOf(plainText(says.html).toLowerCase())));
  if (!there || !terms) return false;
  return [...terms].filter((term) => there.has(term)).length > mostlySaid * terms.size;
}

const mostlySaid = 0.6;

function target(to: string, before: string): string {
  const [topic, thing] = before.split('/');
  const [newTopic, newThing] = to.split('/');
  return `${newTopic === '*' ? topic : newTopic}/${newThing === '*' ? thing : newThing}`;
}

/** cost/initial is akin to cost/followup, and to length/initial. */
function akin(id: string, before: string): boolean {
  const [topic, thing] = id.split('/');
  const [topicBefore, thingBefore] = before.split('/');
  return id !== before && (topic === topicBefore || thing === thingBefore);
}

const takesCare = ({ id, care, says }: BankAnswer) => care || id.startsWith('care/') || namesHelpLine(says.html);

/** Courtesies. */
export const isTalk = (id: string) => id.startsWith('talk/');

/** Beside the matter: what was talked about before goes on afterwards. */
export const isAside = (id: string) => /^(?:talk|scope|trick)\//.test(id);
