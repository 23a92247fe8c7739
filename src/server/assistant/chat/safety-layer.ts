import type { Dialogue } from '#domain/chat/dialogue/dialogue.ts';
import { closing, comfort, followUp, lineBelow } from '#domain/chat/dialogue/follow-up.ts';
import { type Next, nextOf } from '#domain/chat/dialogue/next.ts';
import { checkOutput, type OutputProblem } from '#domain/chat/output-check.ts';
import { safetyReply } from '#domain/chat/safety/reply.ts';
import { assess, isDoubtful } from '#domain/chat/safety.ts';
import { sensitiveNow } from '#domain/chat/sensitive.ts';
import { type MeaningOf, textsToWeigh, type Usual } from '#domain/chat/weighed/weigh.ts';
import type { SentenceEncoder } from '../meaning/encoder.ts';
import { inTime } from './in-time.ts';
import type { Answer, Trace, Turn } from './parts.ts';

/** What a message asks of whoever answers it, and what the conversation has come to with it. */
export type Safety = { dialogue: Dialogue } & (
  | /** Nothing but an answer. */ { kind: 'none' }
  /** An emergency or a crisis, or a reply under one: this is the answer, and nobody else is asked. */
  | { kind: 'answered'; answer: Answer; trace: Trace }
  /** A question of its own after a crisis: no model, this below the answer, and no booking button. */
  | { kind: 'careful'; below: string }
  /** Somebody to whom ordinary weight advice may do harm: the embedded assistant has an answer by rule, no model. */
  | { kind: 'vulnerable' }
  /**
   * What the message means could not be read, and no rule found an emergency in it: nobody guesses. The answer is help lines
   * and the clinic's contact.
   */
  | { kind: 'unread' }
);

/** What stands before and after every answer, by rule, whoever gives it. */
export interface SafetyLayer {
  before(message: string, history: readonly Turn[], dialogue: Dialogue): Promise<Safety>;
  /**
   * What a text of ours may not say: the names of the rules that it breaks, none where it may be sent.
   *
   * @param text Plain text.
   */
  problems(text: string): readonly OutputProblem[];
}

export interface SafetyLayerParts {
  /** Knows the meaning of messages. While it cannot tell, rules and words find emergencies and nothing else is answered. */
  encoder?: Pick<SentenceEncoder, 'encode'>;
  /** Knows how near a message is to the questions that are asked on an ordinary day. */
  usual?: (message: string) => Promise<Usual | undefined>;
  /** Writes to the log what went wrong; never what somebody typed. */
  report: (what: string, error: unknown) => void;
  /** How long an answer may wait for the meaning of a message, and as long again for how usual it is where that counts. */
  patienceMs?: number;
}

/** The rules of src/domain/chat, with the meaning of what was said where it can be had in time. */
export function createSafetyLayer({ encoder, usual, report, patienceMs = 5000 }: SafetyLayerParts): SafetyLayer {
  /** Asks for what belongs to each text: undefined where it cannot be had in time, which is reported once. */
  function lookup<Value>(without: string) {
    let failing = false;
    return async (texts: readonly string[], ask: () => Promise<readonly Value[]>) => {
      try {
        const found = await inTime(patienceMs, ask());
        failing = false;
        const known = new Map(texts.map((text, at) => [text, found[at]]));
        return (text: string) => known.get(text);
      } catch (error) {
        if (!failing) report(without, error);
        failing = true;
        return undefined;
      }
    };
  }
  const lookupMeaning = lookup<Float32Array>('messages are judged without their meaning');
  // Without them a doubtful message stays an emergency: rather one alarm too many.
  const lookupUsual = lookup<Usual | undefined>('messages are judged without the questions of ordinary days');

  async function meaningOf(message: string) {
    if (!encoder) return undefined;
    const texts = textsToWeigh(message);
    return lookupMeaning(texts, () => encoder.encode(texts));
  }

  async function usualOf(message: string, meaning: MeaningOf | undefined, isAsked: boolean) {
    if (!usual || !meaning || !(isAsked || isDoubtful(message, meaning))) return undefined;
    return lookupUsual([message], async () => [await usual(message)]);
  }

  return {
    before: async (message, history, dialogue) => {
      const meaning = await meaningOf(message);
      const usualIs = await usualOf(message, meaning, dialogue.concern?.stage === 'open');
      const previous = history.findLast(({ role }) => role === 'visitor')?.text;
      const feels = sensitiveNow(message, history).kinds;
      const next = nextOf(dialogue, {
        message,
        found: assess(message, previous, meaning, usualIs),
        feels,
        isUsual: isOrdinary(usualIs?.(message)),
      });
      const { dialogue: now } = next;
      switch (next.do) {
        case 'alarm':
          return {
            kind: 'answered',
            answer: byRule(safetyReply(next.finding), true),
            trace: traceOf(next),
            dialogue: now,
          };
        case 'follow-up':
          return {
            kind: 'answered',
            answer: byRule(followUp(next.finding, next.move), true),
            trace: traceOf(next),
            dialogue: now,
          };
        case 'close':
          return {
            kind: 'answered',
            answer: byRule(closing(next.concern, next.move), false),
            trace: traceOf(next),
            dialogue: now,
          };
        case 'comfort':
          return {
            kind: 'answered',
            answer: byRule(comfort(next.dialogue.care ?? 'low-mood'), false),
            trace: traceOf(next),
            dialogue: now,
          };
        case 'answer':
          if (encoder && !meaning) return { kind: 'unread', dialogue };
          if (next.line) return { kind: 'careful', below: lineBelow(next.line), dialogue: now };
          return { kind: feels.length > 0 ? 'vulnerable' : 'none', dialogue: now };
      }
    },
    problems: (text) => checkOutput(text),
  };
}

/** Of an answer under a concern: what it does, and the kind. */
function traceOf(next: Next): Trace {
  const [kind] = next.dialogue.concern?.kinds ?? [];
  return { stage: 'concern', id: kind ? `${next.do}/${kind}` : next.do };
}

/** From here on a message is a question of an ordinary day. */
const ordinaryFrom = 0.55;

function isOrdinary(usual: Usual | undefined): boolean {
  return usual !== undefined && !usual.withCare && usual.likeness >= ordinaryFrom;
}

function byRule(html: string, urgent: boolean): Answer {
  return { html, bookingButton: false, sources: [], urgent };
}
