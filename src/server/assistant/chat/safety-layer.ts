import type { MeaningOf } from '#domain/chat/concern/classifier.ts';
import type { Concerns } from '#domain/chat/concern/concerns.ts';
import { textsToRead } from '#domain/chat/concern/parts.ts';
import type { Dialogue } from '#domain/chat/dialogue/dialogue.ts';
import type { Next } from '#domain/chat/dialogue/next.ts';
import { checkOutput, type OutputProblem } from '#domain/chat/output-check.ts';
import { DeadlineExceeded, withDeadline } from '../../runtime/deadline.ts';
import type { SentenceEncoder } from '../meaning/encoder.ts';
import type { Answer, Trace } from './parts.ts';

/** What a message asks of whoever answers it, and what the conversation has come to with it. */
export type Safety = { dialogue: Dialogue } & (
  | /** Nothing but an answer; `insteadOfSmallTalk` where that would be a greeting or a joke. */ {
      kind: 'none';
      insteadOfSmallTalk?: string;
    }
  /** An emergency or a crisis, or a reply under one: this is the answer, and nobody else is asked. */
  | { kind: 'answered'; answer: Answer; trace: Trace }
  /** A question of its own after a crisis: no model, this below the answer, and no booking button. */
  | { kind: 'careful'; below: string; insteadOfSmallTalk?: string }
  /**
   * What the message means could not be read, and no phrase found an emergency in it: nobody guesses. The answer is help lines
   * and the clinic's contact. `isBusy`: there was no time for it.
   */
  | { kind: 'unread'; isBusy?: boolean }
);

/** What stands before and after every answer, by rule, whoever gives it. */
export interface SafetyLayer {
  /** @param isRead Whether the encoder may be asked; if not, the reviewed phrases alone decide, or nothing does (`unread`). */
  before(message: string, dialogue: Dialogue, isRead?: boolean): Promise<Safety>;
  /** Whether a message tells of an emergency in words that are never missed, whatever else it means. */
  inWords(message: string): boolean;
  /**
   * What a text of ours may not say: the names of the rules that it breaks, none where it may be sent.
   *
   * @param text Plain text.
   */
  problems(text: string): readonly OutputProblem[];
}

export interface SafetyLayerParts {
  /** Phrases, classifier, moves and replies (src/content/concerns.ts). */
  concerns: Concerns;
  /** Knows what messages mean. While it cannot tell, phrases find emergencies and nothing else is answered. */
  encoder?: Pick<SentenceEncoder, 'encode'>;
  /** Writes to the log what went wrong; never what somebody typed. */
  report: (what: string, error: unknown) => void;
  /** How long an answer may wait for the meaning of a message. */
  timeoutMs?: number;
}

/** The concern stage of src/domain/chat, with the meaning of what was said where it can be had in time. */
export function createSafetyLayer({ concerns, encoder, report, timeoutMs = 5000 }: SafetyLayerParts): SafetyLayer {
  let failing = false;

  /** Undefined where it cannot be had, or 'late' where not in time, which is reported once. */
  async function meaningOf(message: string): Promise<MeaningOf | 'late' | undefined> {
    if (!encoder) return undefined;
    const texts = textsToRead(message);
    const givenUp = new AbortController();
    try {
      const found = await withDeadline(timeoutMs, encoder.encode(texts, givenUp.signal));
      failing = false;
      const known = new Map(texts.map((text, at) => [text, found[at]]));
      return (text) => known.get(text);
    } catch (error) {
      givenUp.abort();
      if (!failing) report('messages are judged without their meaning', error);
      failing = true;
      return error instanceof DeadlineExceeded ? 'late' : undefined;
    }
  }

  return {
    before: async (message, dialogue, isRead = true) => {
      const wordless = concerns.wordlessOf(message);
      const read = wordless ? undefined : isRead ? await meaningOf(message) : 'late';
      const meaning = read === 'late' ? undefined : read;
      const found = wordless ? undefined : concerns.find(message, meaning);
      const next = concerns.nextOf(dialogue, { message, found, facts: concerns.factsOf(message), wordless });
      const { replies } = concerns;
      const { dialogue: now } = next;
      const advice = concerns.adviceOn(message);
      switch (next.do) {
        case 'alarm':
          return {
            kind: 'answered',
            answer: byRule(replies.toAlarm(next.finding), true),
            trace: traceOf(next),
            dialogue: now,
          };
        case 'follow-up':
          return {
            kind: 'answered',
            answer: byRule(replies.toReply(next.finding, next.move), true),
            trace: traceOf(next),
            dialogue: now,
          };
        case 'close':
          return {
            kind: 'answered',
            answer: byRule(replies.toEnd(next.concern, next.ending), false),
            trace: traceOf(next),
            dialogue: now,
          };
        case 'comfort':
          return {
            kind: 'answered',
            answer: byRule(replies.toLowSpirits(now.care ?? 'low-mood'), false),
            trace: traceOf(next),
            dialogue: now,
          };
        case 'wordless': {
          const below = next.line ? replies.lineBelow(next.line) : '';
          const answer = byRule(replies.toWordless(next.kind) + below, false);
          return { kind: 'answered', answer, trace: { stage: 'concern', id: next.do }, dialogue: now };
        }
        case 'answer':
          if (advice) {
            const html = advice.html + (next.line ? replies.lineBelow(next.line) : '');
            return advice.asksMore && (meaning || !encoder)
              ? { kind: 'careful', below: html, dialogue: now }
              : {
                  kind: 'answered',
                  answer: byRule(html, false),
                  trace: traceOf(next),
                  // What only sounded like a danger is not read again for the next answer.
                  dialogue: advice.isSettled ? { ...now, turnsSince: -2 } : now,
                };
          }
          if (encoder && !meaning) return { kind: 'unread', isBusy: read === 'late', dialogue };
          return {
            ...(next.line ? { kind: 'careful', below: replies.lineBelow(next.line) } : { kind: 'none' }),
            ...(next.quiet ? { insteadOfSmallTalk: replies.insteadOfSmallTalk(next.quiet) } : {}),
            dialogue: now,
          };
      }
    },
    inWords: (message) => concerns.find(message) !== undefined,
    problems: (text) => checkOutput(text),
  };
}

/** Of an answer under a concern: what it does, and the kind. */
function traceOf(next: Next): Trace {
  const [kind] = next.dialogue.concern?.kinds ?? [];
  return { stage: 'concern', id: kind ? `${next.do}/${kind}` : next.do };
}

function byRule(html: string, urgent: boolean): Answer {
  return { html, bookingButton: false, sources: [], urgent };
}
