import type { TextModel, TextPart, TextReply, TextRequest } from './text-model.ts';

/** A call with a complete reply: generate, or generateObject with its schema. */
type Call<Output> = (request: TextRequest) => Promise<TextReply<Output>>;

export interface ModelMiddleware {
  /** Runs around a call with a complete reply. */
  call<Output>(request: TextRequest, run: Call<Output>): Promise<TextReply<Output>>;
  /** Runs around a streamed call. */
  stream(request: TextRequest, run: (request: TextRequest) => AsyncIterable<TextPart>): AsyncIterable<TextPart>;
}

/** Adds middleware to each call of a model. */
export function withMiddleware(model: TextModel, { call, stream }: ModelMiddleware): TextModel {
  return {
    provider: model.provider,
    generate: (request) => call(request, (changed) => model.generate(changed)),
    generateObject: (request, schema) => call(request, (changed) => model.generateObject(changed, schema)),
    stream: (request) => stream(request, (changed) => model.stream(changed)),
  };
}
