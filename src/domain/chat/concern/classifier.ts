import { normalise } from '../text/normalise.ts';
import { featuresOf, fingerprint } from './features.ts';
import { type ConcernKind, learntKinds } from './kinds.ts';
import { type ConcernScores, createMeaningReader, type LearntMeaning } from './meaning.ts';
import { clausesToRead } from './parts.ts';
import { createWordReader, type LearntWords } from './words.ts';

/** Looks up the embedding of a text; undefined where it is not known. */
export type MeaningOf = (text: string) => Float32Array | undefined;

/** The learnt files of assistant-pack/classifier, as they lie. */
export interface Learnt {
  meaning: LearntMeaning;
  words: LearntWords;
}

/** Says how much a message reads like an emergency, and like which: undefined while its meaning is not known. */
export type Classifier = (message: string, meaningOf: MeaningOf) => ConcernScores | undefined;

/*
 * How words and meaning add up, and from where on they count, chosen on the messages that nothing is learnt from
 * (tests/evaluation/concerns.ts prints the curve): crises come first.
 */
const together = { words: 2, meaning: 0.9, bias: 1 };
/** A clause of a long message lacks what stands around it, so it has to weigh more. */
const clausesWeighLess = 1;
/** From here on a message is an emergency. */
export const alarmFrom = -5;

/** From here on it leaves no doubt: emergencies with a reading among the labelled messages weigh 5.9 and more, bare readings 1.9 at most. */
export const sureFrom = 4;

/** A kind with this share of a crisis is told alone; otherwise the two likeliest are. */
const clearShare = 0.6;
/** Of the two, the second has at least this. */
const someShare = 0.15;

/** One classifier of messages: a perceptron over the embedding, and weights of words, added up. */
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

/** The one or two kinds that an emergency is likeliest of, of those that its words allow, the gravest first. */
export function likeliest(
  { kinds }: ConcernScores,
  allows: (kind: ConcernKind) => boolean,
  most: 1 | 2,
): ConcernKind[] {
  const [first, second] = kinds.filter(({ kind }) => allows(kind));
  if (!first) return ['emergency'];
  // A child who swallowed something needs those who know poisons, not those who protect children.
  const isSwallowed = first.kind === 'overdose' && second?.kind === 'child';
  const isTwo = most > 1 && second && first.share < clearShare && second.share >= someShare && !isSwallowed;
  return learntKinds.filter((kind) => kind === first.kind || (isTwo && kind === second.kind));
}
