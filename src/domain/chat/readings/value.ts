import type { ReadingWord } from './record.ts';

/** A value of a message, with the measure that it belongs to. */
export interface Value {
  measure: string;
  /** In the unit of the record; undefined if only a word describes it. */
  value: number | undefined;
  word?: ReadingWord;
  /** Its index among the tokens. */
  at: number;
  /** The message suggests that nothing was measured, but the name is unambiguous: the value counts only if it is dangerous. */
  isDoubtful?: boolean;
}
