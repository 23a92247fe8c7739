import { isAboutAnimal } from '../safety/animals.ts';
import { onlyPlansToStopDrinking } from '../safety/drinking.ts';
import { type SafetyKind, safetyKinds } from '../safety/kinds.ts';
import { normalise } from '../text/normalise.ts';
import { featuresOf, fingerprint } from './features.ts';
import { type Reading, readMeaning } from './meaning.ts';
import { isAboutEating, mistakenFor, tellsOfApnoea } from './plain.ts';
import { isUnmistakable } from './unmistakable.ts';
import weighed from './weights.json' with { type: 'json' };

/** Looks up a text's meaning; undefined where it is not known. */
export type MeaningOf = (text: string) => Float32Array | undefined;

/** How near a message is to what people ask on an ordinary day. */
export interface Usual {
  /** 0 to 1: to the nearest such question. */
  likeness: number;
  /** Its answer takes care of somebody, or names a help line: to be nearer to it says less. */
  withCare: boolean;
}

/*
 * How words and meaning add up, and from where on they count: chosen by the sets that nothing is learnt from
 * (docs/decisions/0036-whole-messages.md).
 */
const together = { words: 2, meaning: 0.9, bias: 1 };
/** A message of more words may end before its emergency, for the encoder reads no further: its parts are read, too. */
const mostWordsAtOnce = 60;
/** A part lacks what stands around it, so it has to weigh more. */
const partsWeighLess = 3;
/** From here on a message counts as a crisis although no rule found one. */
const alarm = -5.5;
/**
 * What is near to an ordinary question has to weigh more to be an alarm: `more` for each unit of likeness beyond `from`
 * (docs/decisions/0037-ordinary-questions.md).
 */
const ordinary = { from: 0.4, more: 18 };
const ordinaryWithCare = { from: 0.5, more: 12 };
/** Whatever it is near to, what is likelier an emergency than not stays one. */
const highestAlarm = 0;
/** What a message may be beside its kind, where nothing says which. */
const unnamed: SafetyKind = 'emergency';
/** The same for a kind that a message is plainly mistaken for. */
const plainAlarm = 3;
/** Below this a message is harmless although a rule thought otherwise. */
const harmless = -5.25;
/** A kind with this share of a crisis is told alone; otherwise the two likeliest are. */
const clearShare = 0.6;
/** Of the two, the second has at least this. */
const someShare = 0.15;
/**
 * What rules easily take one kind for, too: 'he hit me, I hide in the bathroom' may be a child's words or a grown-up's,
 * and who 'stopped the grog dead' does not speak of dying.
 */
const takenFor: readonly { surely: SafetyKind; not: SafetyKind }[] = [
  { surely: 'violence', not: 'child' },
  { surely: 'withdrawal', not: 'suicide' },
];
/** A kind with this share may be what it is, whatever is likelier. */
const hardlyNone = 0.1;
/** A kind with less than this is not told beside the likeliest. */
const hardlyAny = 0.02;
/** A kind with this share is told although the rules named others. */
const plainShare = 0.7;

/** The same limits for words alone, while the meaning of a message is not known. */
const byWords = { alarm: -0.6, partsWeighLess: 0.7 };

/** Fingerprints of features in ascending order, and the weight of each in steps of `weighed.step`. */
const marks = new Uint32Array(bytesOf(weighed.features).buffer);
const steps = new Int8Array(bytesOf(weighed.weights).buffer);
const kindWeights = new Map(Object.entries<number[]>(weighed.kinds));

/**
 * How much a message reads like the emergencies, and how little like the harmless messages, that people labelled
 * (training/concerns), by its words alone. Fixed weights, added up: the same message always weighs the same.
 *
 * @returns Log-odds: 0 is even, above is more likely an emergency.
 */
export function weigh(message: string): number {
  // An emergency told beside a question about opening hours should not be outweighed by it.
  const parts = longParts(message).map((part) => weighText(normalise(part)) - byWords.partsWeighLess);
  return Math.max(weighText(normalise(message)), ...parts);
}

/** The texts whose meaning `secondOpinion` asks for: the message, and the parts of a long one. */
export function textsToWeigh(message: string): string[] {
  const whole = message.trim();
  return [whole, ...(whole.split(/\s+/).length > mostWordsAtOnce ? longParts(message) : [])];
}

/** Where a message turns to something else. */
const breaks = /[,.;:!?\n()|]+|\b(?:but|also|btw|plus|and|anyway|because|cos)\b/i;
/** Fewer words say nothing by themselves. */
const fewestWords = 4;
/** The meaning of a part takes some milliseconds. */
const mostParts = 12;

/** The parts that say something by themselves; none where the message is of one piece. */
export function longParts(message: string): string[] {
  const parts = message
    .split(breaks)
    .map((part) => part.trim())
    .filter((part) => part.split(/\s+/).length >= fewestWords && part !== message.trim());
  if (parts.length <= mostParts) return parts;
  const each = Math.ceil(parts.length / mostParts);
  return Array.from({ length: Math.ceil(parts.length / each) }, (_, at) =>
    parts.slice(at * each, (at + 1) * each).join(', '),
  );
}

function weighText(text: string): number {
  const features = featuresOf(text);
  const sum = features.reduce((total, feature) => total + stepsOf(feature), 0);
  return weighed.bias + (sum * weighed.step) / Math.sqrt(features.length || 1);
}

function stepsOf(feature: string): number {
  const mark = fingerprint(feature);
  let from = 0;
  let to = marks.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((marks[middle] ?? 0) < mark) from = middle + 1;
    else to = middle;
  }
  return marks[from] === mark ? (steps[from] ?? 0) : 0;
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const letters = atob(base64);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at);
  return bytes;
}

/** The kinds that the words of an emergency speak of, the likeliest first; at most two. */
export function likelyKinds(message: string): SafetyKind[] {
  const scores = new Map<SafetyKind, number>();
  for (const feature of featuresOf(normalise(message)))
    kindWeights.get(feature)?.forEach((weight, at) => {
      const kind = safetyKinds[at];
      if (kind) scores.set(kind, (scores.get(kind) ?? 0) + weight);
    });
  const [first, second] = [...scores].sort(([, a], [, b]) => b - a);
  if (!first || first[1] <= 0) return ['emergency'];
  return second && second[1] > first[1] * 0.75 ? [first[0], second[0]] : [first[0]];
}

/** A child who swallowed something needs those who know poisons, not those who protect children. */
const swallowed = (first: SafetyKind, second: SafetyKind) => first === 'overdose' && second === 'child';

/**
 * The kinds of a message by rules and weights together. Rules know what must never be missed; weights know wordings
 * that nobody wrote a rule for, and harmless messages that only borrow a rule's words.
 *
 * @param byRule What the rules found, the gravest first.
 * @param meaningOf Knows the meaning of `textsToWeigh(message)`, or the words alone are weighed.
 * @param usual How near the message is to ordinary questions, where that is known.
 */
export function secondOpinion(
  message: string,
  byRule: readonly SafetyKind[],
  meaningOf?: MeaningOf,
  usual?: Usual,
): SafetyKind[] {
  if (isAboutAnimal(message) && !byRule.some((kind) => ofPeople.has(kind))) return [];
  const whole = readingOf(message.trim(), meaningOf);
  if (!whole) return opinionOfWords(message, byRule);
  const readings = [{ ...whole, weight: together.bias + addUp(message, whole) }];
  for (const part of textsToWeigh(message).slice(1)) {
    const reading = readingOf(part, meaningOf);
    if (reading) readings.push({ ...reading, weight: together.bias + addUp(part, reading) - partsWeighLess });
  }
  const gravest = readings.reduce((one, other) => (other.weight > one.weight ? other : one));
  const [first, second] = gravest.kinds;
  const named = new Set<SafetyKind | undefined>(byRule);
  if (byRule.length > 0) {
    if (gravest.weight < harmless && !isUnmistakable(message)) return [];
    // Two kinds have their say in an answer; a third would push one of them out.
    const [only] = byRule;
    if (only && byRule.length === 1 && first && first.share >= plainShare && !swallowed(only, first.kind))
      named.add(first.kind);
    for (const { surely, not } of takenFor) {
      const share = Math.max(...readings.map(({ kinds }) => kinds.find(({ kind }) => kind === not)?.share ?? 1));
      const stands = not === 'suicide' && isUnmistakable(message);
      if (named.has(surely) && first?.kind === surely && share < hardlyAny && !stands) named.delete(not);
    }
  } else {
    if (gravest.weight < alarmFor(usual)) return [];
    if (isPlanAlone(message)) return [];
    const poison = gravest.kinds.find(({ kind, share }) => kind === 'overdose' && share >= hardlyNone);
    // A child who swallowed something.
    if (first?.kind === 'child' && poison) return safetyKinds.filter((kind) => kind === poison.kind);
    named.add(first?.kind);
    if (first && second && first.share < clearShare && second.share >= someShare && !swallowed(first.kind, second.kind))
      named.add(second.kind);
  }
  if (gravest.weight < plainAlarm && named.has('child') && !byRule.includes('child') && isAboutEating(message)) {
    named.delete('child');
    named.add('eating-disorder');
  }
  if (gravest.weight < plainAlarm && byRule.length === 0 && !isUnmistakable(message) && tellsOfApnoea(message))
    for (const kind of ofBreath) named.delete(kind);
  const kinds = safetyKinds.filter((kind) => named.has(kind));
  return gravest.weight < plainAlarm && isMistaken(message, kinds, byRule) ? [] : kinds;
}

/** What no animal has. */
const ofPeople: ReadonlySet<SafetyKind> = new Set(['suicide', 'self-harm', 'violence', 'child', 'harm-to-others']);

/** What pauses of breath in sleep are taken for. */
const ofBreath: readonly SafetyKind[] = ['unconscious', 'breathing', 'overdose', 'withdrawal', 'emergency'];

/** From where on a message counts as a crisis although no rule found one. */
function alarmFor(usual: Usual | undefined): number {
  if (!usual) return alarm;
  const { from, more } = usual.withCare ? ordinaryWithCare : ordinary;
  return Math.min(highestAlarm, alarm + more * Math.max(0, usual.likeness - from));
}

/** The bank's answer to such a plan warns of it, and says where help is. */
function isPlanAlone(message: string): boolean {
  return onlyPlansToStopDrinking(normalise(message)) && !isUnmistakable(message);
}

/** Whether a message is only taken for what it is not; wording that is unmistakable, or any other kind, stands. */
function isMistaken(message: string, kinds: readonly SafetyKind[], byRule: readonly SafetyKind[]): boolean {
  const mistaken = mistakenFor(message);
  const others = kinds.filter((kind) => !mistaken.has(kind));
  return (
    others.length < kinds.length &&
    others.every((kind) => kind === unnamed && !byRule.includes(kind)) &&
    !isUnmistakable(message)
  );
}

function addUp(text: string, { weight }: Reading): number {
  return together.words * weighText(normalise(text)) + together.meaning * weight;
}

function readingOf(text: string, meaningOf: MeaningOf | undefined): Reading | undefined {
  const vector = meaningOf?.(text);
  return vector && readMeaning(vector);
}

function opinionOfWords(message: string, byRule: readonly SafetyKind[]): SafetyKind[] {
  // Words alone are too little to take back what a rule found.
  if (byRule.length > 0) return [...byRule];
  if (weigh(message) < byWords.alarm || isPlanAlone(message)) return [];
  const likely = likelyKinds(message);
  return safetyKinds.filter((kind) => likely.includes(kind));
}
