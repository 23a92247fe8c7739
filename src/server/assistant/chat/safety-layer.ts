import type { MeaningOf } from '#domain/chat/concern/classifier.ts';
import type { Concerns } from '#domain/chat/concern/concerns.ts';
import { textsToRead } from '#domain/chat/concern/parts.ts';
import type { Dialogue } from '#domain/chat/dialogue/dialogue.ts';
import type { Next } from '#domain/chat/dialogue/next.ts';
import { checkOutput, type OutputProblem } from '#domain/chat/output-check.ts';
import { DeadlineExceeded, withDeadline } from '../../runtime/deadline.ts';
import type { SentenceEncoder } from '../meaning/encoder.ts';
import type { Answer, Trace } from './parts.ts';

/** The result of the safety rules, with the new state of the dialogue. */
export type Safety = { dialogue: Dialogue } & (
  | /** An ordinary answer; `insteadOfSmallTalk` replaces a greeting or a joke. */ {
      kind: 'none';
      insteadOfSmallTalk?: string;
    }
  /** The answer to an emergency, a crisis or a reply under one. Nothing else answers. */
  | { kind: 'answered'; answer: Answer; trace: Trace }
  /** A separate question after a crisis: no model, no booking button, and this text below the answer. */
  | { kind: 'careful'; below: string; insteadOfSmallTalk?: string }
  /**
   * The message could not be read, and no phrase matched. The answer is help lines and the clinic's contact.
   * `isBusy`: the encoder was late.
   */
  | { kind: 'unread'; isBusy?: boolean }
);

/** The rules before and after every answer, from any source. */
export interface SafetyLayer {
  /** @param isRead Whether the encoder is available; if not, phrases alone decide, or the message is `unread`. */
  before(message: string, dialogue: Dialogue, isRead?: boolean): Promise<Safety>;
  /** Whether reviewed phrases alone find an emergency in a message. */
  inWords(message: string): boolean;
  /**
   * The rules that an outgoing text breaks; empty if it may be sent.
   *
   * @param text Plain text.
   */
  problems(text: string): readonly OutputProblem[];
}

export interface SafetyLayerParts {
  /** Phrases, classifier, moves and replies (src/content/concerns.ts). */
  concerns: Concerns;
  /** Encodes messages. While it fails, phrases find emergencies and other messages are unread. */
  encoder?: Pick<SentenceEncoder, 'encode'>;
  /** Writes a failure to the log; never the text of a message. */
  report: (what: string, error: unknown) => void;
  /** Timeout of the encoder. */
  timeoutMs?: number;
}

/** Connects the concern stage of src/domain/chat to the encoder. */
export function createSafetyLayer({ concerns, encoder, report, timeoutMs = 5000 }: SafetyLayerParts): SafetyLayer {
  let failing = false;

  /** The embeddings; undefined if the encoder fails, 'late' on timeout. The first failure is reported. */
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
                  // The next answer does not read a message that only sounded like a danger.
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

/** The trace of an answer under a concern: its action and the kind. */
function traceOf(next: Next): Trace {
  const [kind] = next.dialogue.concern?.kinds ?? [];
  return { stage: 'concern', id: kind ? `${next.do}/${kind}` : next.do };
}

function byRule(html: string, urgent: boolean): Answer {
  return { html, bookingButton: false, sources: [], urgent };
}
