import type { z } from 'zod';

/** One side of a conversation with a model. The first turn and the last are the user's. */
export interface ModelTurn {
  role: 'user' | 'assistant';
  text: string;
}

export interface ModelImage {
  bytes: Uint8Array;
  mediaType: 'image/jpeg' | 'image/png' | 'image/webp';
}

export interface TextRequest {
  /** What the model is to be and do; the only text that it takes orders from. */
  system: string;
  turns: readonly ModelTurn[];
  /** Shown with the last turn. */
  image?: ModelImage | undefined;
  /** Most tokens of the answer. */
  maxOutputTokens: number;
  /** Stops the call, and what it costs, when nobody waits for it any more. */
  signal: AbortSignal;
  /** Who is charged: the ceiling of tokens holds for each. Left out where only the ceiling of the day holds. */
  account?: string | undefined;
}

/** Tokens that were paid for. */
export interface Usage {
  input: number;
  output: number;
}

export interface TextReply<Output> {
  output: Output;
  usage: Usage;
}

/** A piece of a streamed text, or its end. */
export type TextPart = { kind: 'text'; text: string } | { kind: 'end'; usage: Usage };

/**
 * Writes text. Every method rejects with a ModelError and with nothing else; a text that was cut off at
 * `maxOutputTokens` and one that does not fit its schema are errors too, so that half an answer is never taken for one.
 */
export interface TextModel {
  /** Who receives what is sent, as visitors are told: 'Anthropic'. */
  readonly provider: string;
  generate(request: TextRequest): Promise<TextReply<string>>;
  /** An answer in the shape of a schema, checked. */
  generateObject<Output>(request: TextRequest, schema: z.ZodType<Output>): Promise<TextReply<Output>>;
  /** The text as it is written; the last part is the end. */
  stream(request: TextRequest): AsyncIterable<TextPart>;
}

/** The models of the product. */
export interface Models {
  /** Quick, for people who wait and read. */
  visitors: TextModel;
  /** For whole articles. */
  writers: TextModel;
}

export const modelErrorKinds = [
  /** The key is wrong or may not do this. */
  'unauthorised',
  /** The provider does not take the request: a model that is not there, a picture that cannot be read. */
  'rejected',
  'rate-limited',
  'overloaded',
  'server',
  /** Not reached, or cut off on the way. */
  'connection',
  'timeout',
  /** The caller's signal. */
  'aborted',
  /** The model, or its provider's filter, will not answer this. */
  'refused',
  /** The answer was longer than `maxOutputTokens`. */
  'cut-off',
  /** Not what the protocol or the schema asks for. */
  'malformed',
  /** A ceiling of ours is reached: tokens, cost or calls at the same time. */
  'spent',
  /** The provider failed often lately, and is left alone for a while. */
  'resting',
] as const;
export type ModelErrorKind = (typeof modelErrorKinds)[number];

/** A call to a model failed. The message is the kind: what a provider says of an error may quote the request. */
export class ModelError extends Error {
  override name = 'ModelError';
  readonly kind: ModelErrorKind;
  /** How long the provider asks to be left alone, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(kind: ModelErrorKind, retryAfterMs?: number) {
    super(kind);
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Errors that another try may mend. */
export const passingKinds: ReadonlySet<ModelErrorKind> = new Set([
  'rate-limited',
  'overloaded',
  'server',
  'connection',
  'timeout',
]);
