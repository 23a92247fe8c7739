import { z } from 'zod';
import { modelErrorOf } from './calls.ts';
import { ModelError, type TextModel, type TextPart, type TextRequest, type Usage } from './text-model.ts';

/** A provider's reply. */
export interface ProviderReply {
  text: string;
  /** The protocol's reason for the end of the reply. */
  reason: string | null | undefined;
  usage: Usage;
}

/** A provider's protocol. */
export interface Protocol {
  provider: string;
  /** Requests a complete reply; with a schema its text is JSON. */
  ask: (request: TextRequest, schema?: z.ZodType) => Promise<ProviderReply>;
  /** Requests a stream; returns the reply without its text at the end. */
  stream: (request: TextRequest) => AsyncGenerator<string, Omit<ProviderReply, 'text'>>;
  /** Reasons for a truncated reply, and for a refused one. */
  cutOff: readonly string[];
  refused: readonly string[];
}

/** Adapts a protocol to the port. */
export function textModelOf({ provider, ask, stream, cutOff, refused }: Protocol): TextModel {
  const refuseUnfinished = ({ reason }: Pick<ProviderReply, 'reason'>) => {
    if (cutOff.includes(reason ?? '')) throw new ModelError('cut-off');
    if (refused.includes(reason ?? '')) throw new ModelError('refused');
  };
  const askComplete = async (request: TextRequest, schema?: z.ZodType): Promise<ProviderReply> => {
    const answer = await ask(request, schema);
    refuseUnfinished(answer);
    if (answer.text.trim() === '') throw new ModelError('malformed');
    return answer;
  };

  return {
    provider,
    generate: async (request) => {
      try {
        const { text, usage } = await askComplete(request);
        return { output: text, usage };
      } catch (error) {
        throw modelErrorOf(error, request.signal);
      }
    },
    generateObject: async (request, schema) => {
      try {
        const { text, usage } = await askComplete(request, schema);
        return { output: schema.parse(JSON.parse(text)), usage };
      } catch (error) {
        throw modelErrorOf(error, request.signal);
      }
    },
    stream: async function* (request): AsyncGenerator<TextPart> {
      try {
        const pieces = stream(request);
        try {
          for (let piece = await pieces.next(); ; piece = await pieces.next()) {
            if (piece.done) {
              refuseUnfinished(piece.value);
              yield { kind: 'end', usage: piece.value.usage };
              return;
            }
            if (piece.value !== '') yield { kind: 'text', text: piece.value };
          }
        } finally {
          // If the reader stops early, the call ends.
          await pieces.return({ reason: null, usage: { input: 0, output: 0 } });
        }
      } catch (error) {
        throw modelErrorOf(error, request.signal);
      }
    },
  };
}

/** A token count; self-hosted servers may omit it. */
export const tokenCount = z
  .number()
  .nullish()
  .transform((count) => count ?? 0);
