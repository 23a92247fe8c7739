import { createNextOf, type NextOf } from '../dialogue/next.ts';
import type { WholePack } from '../readings/record.ts';
import { createClassifier, type Learnt } from './classifier.ts';
import { type ConcernFinder, createConcernFinder } from './find.ts';
import { createReplies, type Replies } from './reply.ts';
import { createWordlessReader, type WordlessKind } from './wordless.ts';

/** The concern stage: detection, dialogue state and replies. */
export interface Concerns extends ConcernFinder {
  nextOf: NextOf;
  replies: Replies;
  /** Classifies a message without words; undefined for one with words. */
  wordlessOf(message: string): WordlessKind | undefined;
}

/** Builds the concern stage from its data, which src/content/concerns.ts reads. */
export function createConcerns(pack: WholePack, learnt: Learnt): Concerns {
  return {
    ...createConcernFinder(pack, createClassifier(learnt)),
    nextOf: createNextOf(pack),
    replies: createReplies(pack),
    wordlessOf: createWordlessReader(pack.replies),
  };
}
