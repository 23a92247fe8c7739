import { checkOutput, type OutputProblem } from '#domain/chat/output-check.ts';
import { asksAboutClinic, careNote, safetyFollowUp, safetyReply } from '#domain/chat/safety/reply.ts';
import { assess } from '#domain/chat/safety.ts';
import { sensitiveNow } from '#domain/chat/sensitive.ts';
import type { Answer, Turn } from './parts.ts';

/** What a message asks of whoever answers it. */
export type Safety =
  /** Nothing but an answer. */
  | { kind: 'none' }
  /** An emergency or a crisis: this is the answer, and nobody else is asked. */
  | { kind: 'answered'; answer: Answer }
  /** A question about the clinic after a crisis: no model, this before the answer, and no booking button. */
  | { kind: 'careful'; note: string }
  /** Somebody to whom ordinary weight advice may do harm: the embedded assistant has an answer by rule, no model. */
  | { kind: 'vulnerable' };

/** What stands before and after every answer, by rule, whoever gives it. */
export interface SafetyLayer {
  before(message: string, history: readonly Turn[]): Safety;
  /**
   * What a text of ours may not say: the names of the rules that it breaks, none where it may be sent.
   *
   * @param text Plain text.
   */
  problems(text: string): readonly OutputProblem[];
}

/** The rules of src/domain/chat. */
export const safetyRules: SafetyLayer = {
  before: (message, history) => {
    const finding = assess(message, history);
    if (!finding) return { kind: sensitiveNow(message, history).kinds.length > 0 ? 'vulnerable' : 'none' };
    if (finding.stage === 'now') return { kind: 'answered', answer: urgent(safetyReply(finding)) };
    if (asksAboutClinic(message)) return { kind: 'careful', note: careNote(finding) };
    return { kind: 'answered', answer: urgent(safetyFollowUp(finding, message)) };
  },
  problems: (text) => checkOutput(text),
};

function urgent(html: string): Answer {
  return { html, bookingButton: false, sources: [], urgent: true };
}
