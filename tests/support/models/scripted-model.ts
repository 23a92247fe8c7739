import { z } from 'zod';
import {
  ModelError,
  type ModelErrorKind,
  type TextModel,
  type TextPart,
  type TextRequest,
} from '#server/model/text-model.ts';

/** The model's reaction to a call. */
export type Step =
  | { text: string; pieces?: readonly string[] }
  | { object: unknown }
  | { fails: ModelErrorKind; after?: string; retryAfterMs?: number }
  /** Nothing, until the call is aborted. */
  | { hangs: true };

export interface ScriptedModel extends TextModel {
  /** All requests, oldest first. */
  calls: TextRequest[];
  /** The steps of the next calls; the last one is repeated. */
  script: (...steps: Step[]) => void;
}

/** A text model that follows a script and records its requests. */
export function scriptedModel(...first: Step[]): ScriptedModel {
  const calls: TextRequest[] = [];
  let steps: Step[] = first;
  const usage = { input: 100, output: 20 };

  function next(request: TextRequest): Step {
    calls.push(request);
    const step = steps.length > 1 ? steps.shift() : steps[0];
    if (!step) throw new Error('the script of the model is empty');
    return step;
  }

  async function whole(request: TextRequest): Promise<unknown> {
    const step = next(request);
    if ('fails' in step) throw new ModelError(step.fails, step.retryAfterMs);
    if ('hangs' in step) return hang(request.signal);
    return 'object' in step ? step.object : step.text;
  }

  return {
    provider: 'Scripted',
    calls,
    script: (...given) => {
      steps = given;
    },
    generate: async (request) => ({ output: z.string().parse(await whole(request)), usage }),
    generateObject: async (request, schema) => {
      const parsed = schema.safeParse(await whole(request));
      if (!parsed.success) throw new ModelError('malformed');
      return { output: parsed.data, usage };
    },
    stream: async function* (request): AsyncGenerator<TextPart> {
      const step = next(request);
      if ('hangs' in step) await hang(request.signal);
      if ('fails' in step) {
        if (step.after) yield { kind: 'text', text: step.after };
        throw new ModelError(step.fails, step.retryAfterMs);
      }
      if (!('text' in step)) throw new ModelError('malformed');
      for (const text of step.pieces ?? step.text.match(/\S+\s*/g) ?? []) {
        if (request.signal.aborted) throw new ModelError('aborted');
        yield { kind: 'text', text };
      }
      yield { kind: 'end', usage };
    },
  };
}

function hang(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(new ModelError('aborted'));
    signal.addEventListener('abort', () => reject(new ModelError('aborted')), { once: true });
  });
}
