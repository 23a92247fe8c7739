import { z } from 'zod';
import { modelErrorOf } from './calls.ts';
import { ModelError, type TextModel, type TextPart, type TextRequest, type Usage } from './text-model.ts';

/** What a provider's protocol says of an answer. */
export interface ProviderReply {
  text: string;
  /** Why the model stopped, in the words of the protocol. */
  reason: string | null | undefined;
  usage: Usage;
}

/** How a provider's protocol is spoken. */
export interface Protocol {
  provider: string;
  /** Asks for a whole answer, in the shape of a schema if there is one: then its text is JSON. */
  ask: (request: TextRequest, schema?: z.ZodType) => Promise<ProviderReply>;
  /** Asks for a stream; returns what it was at the end, its text left out. */
  stream: (request: TextRequest) => AsyncGenerator<string, Omit<ProviderReply, 'text'>>;
  /** Reasons that stand for a text without its end, and for none. */
  cutOff: readonly string[];
  refused: readonly string[];
}

/** A protocol as the port asks for it. */
export function textModelOf({ provider, ask, stream, cutOff, refused }: Protocol): TextModel {
  const refuseUnfinished = ({ reason }: Pick<ProviderReply, 'reason'>) => {
    if (cutOff.includes(reason ?? '')) throw new ModelError('cut-off');
    if (refused.includes(reason ?? '')) throw new ModelError('refused');
  };
  const answered = async (request: TextRequest, schema?: z.ZodType): Promise<ProviderReply> => {
    const answer = await ask(request, schema);
    refuseUnfinished(answer);
    if (answer.text.trim() === '') throw new ModelError('malformed');
    return answer;
  };

  return {
    provider,
    generate: async (request) => {
      try {
        const { text, usage } = await answered(request);
        return { output: text, usage };
      } catch (error) {
        throw modelErrorOf(error, request.signal);
      }
    },
    generateObject: async (request, schema) => {
      try {
        const { text, usage } = await answered(request, schema);
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
          // Whoever reads no further ends the call.
          await pieces.return({ reason: null, usage: { input: 0, output: 0 } });
        }
      } catch (error) {
        throw modelErrorOf(error, request.signal);
      }
    },
  };
}

/** A count of tokens; servers of one's own may leave it out. */
export const tokenCount = z
  .number()
  .nullish()
  .transform((count) => count ?? 0);
