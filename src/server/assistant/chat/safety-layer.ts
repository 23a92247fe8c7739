import type { Answer, Turn } from './parts.ts';

/** What stands before and after every answer, by rule, whoever gives it. */
export interface SafetyLayer {
  /** The answer to an emergency or a crisis, which no model is asked about; undefined where there is none. */
  before(message: string, history: readonly Turn[]): Answer | undefined;
  /**
   * What a text of ours may not say: the names of the rules that it breaks, none where it may be sent.
   *
   * @param text Plain text.
   */
  problems(text: string): readonly string[];
}
