import { normalise } from '../text/normalise.ts';
import { featuresOf, fingerprint } from './features.ts';
import { type ConcernKind, learntKinds } from './kinds.ts';
import { type ConcernScores, createMeaningReader, type LearntMeaning } from './meaning.ts';
import { clausesToRead } from './parts.ts';
import { createWordReader, type LearntWords } from './words.ts';

/** Looks up the embedding of a text; undefined if it is not available. */
export type MeaningOf = (text: string) => Float32Array | undefined;

/** The trained files of assistant-pack/classifier, unparsed. */
export interface Learnt {
  meaning: LearntMeaning;
  words: LearntWords;
}

/** Scores how likely a message is an emergency, and which kind; undefined while its embedding is not available. */
export type Classifier = (message: string, meaningOf: MeaningOf) => ConcernScores | undefined;

/*
 * Weights of the two models and thresholds, tuned on messages that are not trained on (tests/evaluation/concerns.ts prints
 * the curve). They favour recall of crises over precision.
 */
const together = { words: 2, meaning: 0.9, bias: 1 };
/** A clause of a long message lacks its context, so its threshold is higher. */
const clausesWeighLess = 1;
/** A message at or above this score is an emergency. */
export const alarmFrom = -5;

/** At or above this score there is no doubt: emergencies with a reading among the labelled messages score 5.9 and more, bare readings 1.9 at most. */
export const sureFrom = 4;

/** A kind with this share of the crisis probability is reported alone; otherwise the two likeliest kinds are. */
const clearShare = 0.6;
/** The minimum share of the second kind. */
const someShare = 0.15;

/** Adds the scores of a perceptron over the embedding and of word weights. */
export function createClassifier({ meaning, words }: Learnt): Classifier {
  const readMeaning = createMeaningReader(meaning);
  const weigh = createWordReader(words);
  const read = (text: string, vector: Float32Array | undefined): ConcernScores | undefined => {
    if (!vector) return undefined;
    const { weight, kinds } = readMeaning(vector);
    const sum = together.bias + together.words * weigh(featuresOf(normalise(text)).map(fingerprint));
    return { weight: sum + together.meaning * weight, kinds };
  };
  return (message, meaningOf) => {
    const clauses = clausesToRead(message);
    if (clauses.length === 0) return read(message.trim(), meaningOf(message.trim()));
    return clauses
      .flatMap((clause) => read(clause, meaningOf(clause)) ?? [])
      .map((clause) => ({ ...clause, weight: clause.weight - clausesWeighLess }))
      .reduce<ConcernScores | undefined>((one, other) => (!one || other.weight > one.weight ? other : one), undefined);
  };
}

/** The one or two likeliest kinds that the words of the message allow, the gravest first. */
export function likeliest(
  { kinds }: ConcernScores,
  allows: (kind: ConcernKind) => boolean,
  most: 1 | 2,
): ConcernKind[] {
  const [first, second] = kinds.filter(({ kind }) => allows(kind));
  if (!first) return ['emergency'];
  // For a child who swallowed something, the poisons line comes before child protection.
  const isSwallowed = first.kind === 'overdose' && second?.kind === 'child';
  const isTwo = most > 1 && second && first.share < clearShare && second.share >= someShare && !isSwallowed;
  return learntKinds.filter((kind) => kind === first.kind || (isTwo && kind === second.kind));
}
