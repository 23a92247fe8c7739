import { withoutSayings } from '../safety/harmless.ts';
import { type SafetyKind, safetyKinds } from '../safety/kinds.ts';
import { normalise } from '../text/normalise.ts';
import { featuresOf } from './features.ts';
import weighed from './weights.json' with { type: 'json' };

/** From here on a message counts as a crisis although no rule found one. */
const alarm = 0.35;
/** The same, where the words do not even say what kind of emergency it would be. */
const unnamedAlarm = 0.65;
/** Below this a message is harmless although a rule thought otherwise. */
const harmless = -1.3;

const weights = new Map(Object.entries(weighed.crisis));
const kindWeights = new Map(Object.entries<number[]>(weighed.kinds));

/**
 * How much a message reads like the emergencies, and how little like the harmless messages, that people labelled
 * (tests/evaluation/labelled). Fixed weights, added up: the same message always weighs the same.
 *
 * @returns Log-odds: 0 is even, above is more likely an emergency.
 */
export function weigh(message: string): number {
  // An emergency told beside a question about opening hours should not be outweighed by it. A part lacks what stands
  // around it, so it has to weigh more.
  const parts = partsOf(message).filter((part) => part.split(' ').length >= 4);
  return Math.max(weighText(normalise(message)), ...parts.map((part) => weighText(part) - 0.7));
}

/** The weight of the gravest part, harmless sayings taken out. */
function weighGravest(message: string): number {
  const parts = [message, ...message.split(breaks)].map((part) => withoutSayings(normalise(part))).filter(Boolean);
  return Math.max(...parts.map(weighText));
}

function partsOf(message: string): string[] {
  return message.split(breaks).map(normalise).filter(Boolean);
}

/** Where a message turns to something else. */
const breaks = /[,.;:!?\n()|]+|\b(?:but|also|btw|plus|and|anyway|because|cos)\b/i;

function weighText(text: string): number {
  const features = featuresOf(text);
  const sum = features.reduce((total, feature) => total + (weights.get(feature) ?? 0), 0);
  return weighed.bias + sum / Math.sqrt(features.length || 1);
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

/**
 * The kinds of a message by rules and weights together. Rules know what must never be missed; weights know wordings
 * that nobody wrote a rule for, and harmless messages that only borrow a rule's words.
 *
 * @param byRule What the rules found, the gravest first.
 */
export function secondOpinion(message: string, byRule: readonly SafetyKind[]): SafetyKind[] {
  if (byRule.length > 0) return weighGravest(message) < harmless ? [] : [...byRule];
  const weight = weigh(message);
  if (weight < alarm) return [];
  const likely = likelyKinds(message);
  if (likely[0] === 'emergency' && weight < unnamedAlarm) return [];
  return safetyKinds.filter((kind) => likely.includes(kind));
}
