import { createNextOf, type NextOf } from '../dialogue/next.ts';
import type { WholePack } from '../readings/record.ts';
import { createClassifier, type Learnt } from './classifier.ts';
import { type ConcernFinder, createConcernFinder } from './find.ts';
import { createReplies, type Replies } from './reply.ts';

/** All of the concern stage: what a message tells of, what the conversation makes of it, and what is said. */
export interface Concerns extends ConcernFinder {
  nextOf: NextOf;
  replies: Replies;
}

/** Puts the concern stage together from its data, which src/content/concerns.ts reads. */
export function createConcerns(pack: WholePack, learnt: Learnt): Concerns {
  return {
    ...createConcernFinder(pack, createClassifier(learnt)),
    nextOf: createNextOf(pack),
    replies: createReplies(pack),
  };
}
