import { checkOutput, type OutputProblem } from '#domain/chat/output-check.ts';
import { asksAboutClinic, careNote, safetyFollowUp, safetyReply } from '#domain/chat/safety/reply.ts';
import { assess, doubtfulTexts, textsToAssess } from '#domain/chat/safety.ts';
import { sensitiveNow } from '#domain/chat/sensitive.ts';
import type { MeaningOf, Usual } from '#domain/chat/weighed/weigh.ts';
import type { SentenceEncoder } from '../meaning/encoder.ts';
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
  before(message: string, history: readonly Turn[]): Promise<Safety>;
  /**
   * What a text of ours may not say: the names of the rules that it breaks, none where it may be sent.
   *
   * @param text Plain text.
   */
  problems(text: string): readonly OutputProblem[];
}

export interface SafetyLayerParts {
  /** Knows the meaning of messages; without it, rules and words judge alone. */
  encoder?: Pick<SentenceEncoder, 'encode'>;
  /** Knows how near a message is to the questions that are asked on an ordinary day. */
  usual?: (message: string) => Promise<Usual | undefined>;
  /** Writes to the log what went wrong; never what somebody typed. */
  report: (what: string, error: unknown) => void;
  /** How long an answer may wait for the meaning of a message, and as long again for how usual it is where that counts. */
  patienceMs?: number;
}

/** The rules of src/domain/chat, with the meaning of what was said where it can be had in time. */
export function createSafetyLayer({ encoder, usual, report, patienceMs = 2500 }: SafetyLayerParts): SafetyLayer {
  /** Asks for what belongs to each text: undefined where it cannot be had in time, which is reported once. */
  function lookup<Value>(without: string) {
    let failing = false;
    return async (texts: readonly string[], ask: () => Promise<readonly Value[]>) => {
      try {
        const found = await within(patienceMs, ask());
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

  async function meaningOf(message: string, history: readonly Turn[]) {
    if (!encoder) return undefined;
    const texts = textsToAssess(message, history);
    return lookupMeaning(texts, () => encoder.encode(texts));
  }

  async function usualOf(message: string, history: readonly Turn[], meaning: MeaningOf | undefined) {
    const texts = usual && meaning ? doubtfulTexts(message, history, meaning) : [];
    return usual && texts.length > 0 ? lookupUsual(texts, () => Promise.all(texts.map(usual))) : undefined;
  }

  return {
    before: async (message, history) => {
      const meaning = await meaningOf(message, history);
      const finding = assess(message, history, meaning, await usualOf(message, history, meaning));
      if (!finding) return { kind: sensitiveNow(message, history).kinds.length > 0 ? 'vulnerable' : 'none' };
      if (finding.stage === 'now') return { kind: 'answered', answer: urgent(safetyReply(finding)) };
      if (asksAboutClinic(message)) return { kind: 'careful', note: careNote(finding) };
      return { kind: 'answered', answer: urgent(safetyFollowUp(finding, message)) };
    },
    problems: (text) => checkOutput(text),
  };
}

async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no meaning within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

function urgent(html: string): Answer {
  return { html, bookingButton: false, sources: [], urgent: true };
}
