import {
  APICallError,
  generateText,
  JSONParseError,
  type LanguageModel,
  type ModelMessage,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  Output,
  StreamProviderError,
  streamText,
  TypeValidationError,
} from 'ai';
import type { z } from 'zod';
import { ModelError, type ModelErrorKind, type TextModel, type TextPart, type TextRequest } from './text-model.ts';

type ProviderOptions = NonNullable<Parameters<typeof generateText>[0]['providerOptions']>;

// It would write past the log, where nobody looks and everything is allowed to stand.
globalThis.AI_SDK_LOG_WARNINGS = false;

/**
 * A model of the SDK as a TextModel. Time-outs and further tries are not its business: model/time-limits.ts and
 * model/retries.ts stand around every adapter alike.
 */
export function textModelOf(
  model: LanguageModel,
  { provider, providerOptions = {} }: { provider: string; providerOptions?: ProviderOptions },
): TextModel {
  const settings = (request: TextRequest) => ({
    model,
    instructions: request.system,
    messages: messagesOf(request),
    maxOutputTokens: request.maxOutputTokens,
    abortSignal: request.signal,
    maxRetries: 0,
    providerOptions,
    telemetry: { isEnabled: false },
  });

  return {
    provider,
    generate: async (request) => {
      try {
        const { text, finishReason, usage } = await generateText(settings(request));
        refuseUnfinished(finishReason);
        if (text.trim() === '') throw new ModelError('malformed');
        return { output: text, usage: usageOf(usage) };
      } catch (error) {
        throw modelErrorOf(error, request.signal);
      }
    },
    generateObject: async <Shape>(request: TextRequest, schema: z.ZodType<Shape>) => {
      try {
        const result = await generateText({ ...settings(request), output: Output.object({ schema }) });
        refuseUnfinished(result.finishReason);
        return { output: result.output as Shape, usage: usageOf(result.usage) };
      } catch (error) {
        throw modelErrorOf(error, request.signal);
      }
    },
    stream: async function* (request): AsyncGenerator<TextPart> {
      try {
        // Its own way with errors is the console; they come as parts too.
        const { stream } = streamText({ ...settings(request), onError: () => {} });
        for await (const part of stream) {
          if (part.type === 'error') throw part.error;
          if (part.type === 'abort') throw new ModelError('aborted');
          if (part.type === 'text-delta' && part.text !== '') yield { kind: 'text', text: part.text };
          if (part.type === 'finish') {
            refuseUnfinished(part.finishReason);
            yield { kind: 'end', usage: usageOf(part.totalUsage) };
            return;
          }
        }
        throw new ModelError('connection');
      } catch (error) {
        throw modelErrorOf(error, request.signal);
      }
    },
  };
}

function messagesOf({ turns, image }: TextRequest): ModelMessage[] {
  return turns.map(({ role, text }, index): ModelMessage => {
    if (role === 'assistant') return { role, content: text };
    if (!image || index < turns.length - 1) return { role, content: text };
    return {
      role,
      content: [
        { type: 'file', data: image.bytes, mediaType: image.mediaType },
        { type: 'text', text },
      ],
    };
  });
}

function refuseUnfinished(reason: string): void {
  if (reason === 'length') throw new ModelError('cut-off');
  if (reason === 'content-filter') throw new ModelError('refused');
  if (reason === 'error') throw new ModelError('server');
}

function usageOf({
  inputTokens = 0,
  outputTokens = 0,
}: {
  inputTokens?: number | undefined;
  outputTokens?: number | undefined;
}) {
  return { input: inputTokens, output: outputTokens };
}

function modelErrorOf(error: unknown, signal: AbortSignal): ModelError {
  if (signal.aborted) return new ModelError('aborted');
  if (error instanceof ModelError) return error;
  if (NoObjectGeneratedError.isInstance(error)) {
    if (error.finishReason === 'length') return new ModelError('cut-off');
    if (error.finishReason === 'content-filter') return new ModelError('refused');
    return new ModelError('malformed');
  }
  if (APICallError.isInstance(error)) {
    // A reply that came and could not be read keeps its status of 200.
    if (error.statusCode === undefined) return new ModelError('connection');
    if (error.statusCode < 400) return new ModelError(isUnreadable(error.cause) ? 'malformed' : 'connection');
    return new ModelError(kindOfStatus(error.statusCode), retryAfterOf(error.responseHeaders));
  }
  if (StreamProviderError.isInstance(error)) return new ModelError(kindOfEvent(error));
  // What it does not wrap is read from the error event of the protocol.
  if (typeof error === 'object' && error !== null && 'type' in error) return new ModelError(kindOfEvent(error));
  if (isUnreadable(error) || NoOutputGeneratedError.isInstance(error)) return new ModelError('malformed');
  return new ModelError('connection');
}

function isUnreadable(error: unknown): boolean {
  return JSONParseError.isInstance(error) || TypeValidationError.isInstance(error);
}

function kindOfStatus(status: number): ModelErrorKind {
  if (status === 401 || status === 403) return 'unauthorised';
  if (status === 429) return 'rate-limited';
  if (status === 529 || status === 503) return 'overloaded';
  if (status === 408 || status === 504) return 'timeout';
  return status >= 500 ? 'server' : 'rejected';
}

function kindOfEvent({ type, statusCode }: { type?: unknown; statusCode?: unknown }): ModelErrorKind {
  if (type === 'overloaded_error') return 'overloaded';
  if (type === 'rate_limit_error') return 'rate-limited';
  return typeof statusCode === 'number' && statusCode >= 400 ? kindOfStatus(statusCode) : 'server';
}

/** Milliseconds of a Retry-After header: seconds, or the date of HTTP. */
function retryAfterOf(headers: Record<string, string> | undefined): number | undefined {
  const value = headers?.['retry-after'];
  if (value === undefined) return undefined;
  const seconds = Number(value);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}
