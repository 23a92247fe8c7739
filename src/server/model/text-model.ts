import type { z } from 'zod';

/** A turn of a conversation with a model. The first and the last turn are the user's. */
export interface ModelTurn {
  role: 'user' | 'assistant';
  text: string;
}

export interface ModelImage {
  bytes: Uint8Array;
  mediaType: 'image/jpeg' | 'image/png' | 'image/webp';
}

export interface TextRequest {
  /** The system prompt: the only text with instructions for the model. */
  system: string;
  turns: readonly ModelTurn[];
  /** Pictures for the last turn. */
  image?: ModelImage | undefined;
  /** Most tokens of the reply. */
  maxOutputTokens: number;
  /** Ends the call and its cost when the reply is no longer needed. */
  signal: AbortSignal;
  /** The account that is charged: its ceiling applies as well. If omitted, only the daily ceiling applies. */
  account?: string | undefined;
}

/** Tokens of a call. */
export interface Usage {
  input: number;
  output: number;
}

export interface TextReply<Output> {
  output: Output;
  usage: Usage;
}

/** A part of a streamed text, or its end. */
export type TextPart = { kind: 'text'; text: string } | { kind: 'end'; usage: Usage };

/**
 * A port for text generation. Every method rejects with a ModelError only. A reply that was truncated at `maxOutputTokens` or does
 * not match its schema is an error, so that half an answer is never used.
 */
export interface TextModel {
  /** The recipient of the messages, as named to visitors: 'Anthropic'. */
  readonly provider: string;
  generate(request: TextRequest): Promise<TextReply<string>>;
  /** Generates an object and validates it by a schema. */
  generateObject<Output>(request: TextRequest, schema: z.ZodType<Output>): Promise<TextReply<Output>>;
  /** Streams the text; the last part is the end. */
  stream(request: TextRequest): AsyncIterable<TextPart>;
}

/** The models of the product. */
export interface Models {
  /** A fast model, for visitors. */
  visitors: TextModel;
  /** For whole articles. */
  writers: TextModel;
}

export const modelErrorKinds = [
  /** The key is wrong or lacks permission. */
  'unauthorised',
  /** The provider rejects the request: an unknown model, an unreadable picture. */
  'rejected',
  'rate-limited',
  'overloaded',
  'server',
  /** Not connected, or disconnected during the reply. */
  'connection',
  'timeout',
  /** By the caller's signal. */
  'aborted',
  /** The model, or its provider's filter, refuses to answer. */
  'refused',
  /** The reply exceeded `maxOutputTokens`. */
  'cut-off',
  /** The reply does not match the protocol or the schema. */
  'malformed',
  /** A ceiling is reached: tokens, cost or concurrent calls. */
  'spent',
  /** The circuit breaker is open. */
  'resting',
] as const;
export type ModelErrorKind = (typeof modelErrorKinds)[number];

/** A call to a model failed. The message is the kind, because a provider's own message may quote the request. */
export class ModelError extends Error {
  override name = 'ModelError';
  readonly kind: ModelErrorKind;
  /** The delay that the provider asks for, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(kind: ModelErrorKind, retryAfterMs?: number) {
    super(kind);
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Temporary errors, which may be retried. */
export const passingKinds: ReadonlySet<ModelErrorKind> = new Set([
  'rate-limited',
  'overloaded',
  'server',
  'connection',
  'timeout',
]);
