import type { ReadingWord } from './record.ts';

/** A value that stands in a message beside the name of what was measured. */
export interface Value {
  measure: string;
  /** In the unit of the record; undefined where only a word tells of it. */
  value: number | undefined;
  word?: ReadingWord;
  /** Where it stands, as a place among the tokens. */
  at: number;
  /** Something in the message says that nothing was measured, but the name means nothing else: only a danger counts. */
  isDoubtful?: boolean;
}
