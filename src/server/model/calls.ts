import { z } from 'zod';
import { ModelError, type ModelErrorKind } from './text-model.ts';

// Shared by both protocols: HTTP requests, server-sent events, and names of errors. Timeouts and retries are middleware
// (time-limits.ts, retries.ts).

/** A provider's endpoint with its authentication. */
export interface Endpoint {
  url: string;
  headers: Record<string, string>;
  fetch?: typeof globalThis.fetch | undefined;
}

/** Posts a request and returns the response if it succeeded. */
export async function call(endpoint: Endpoint, body: object, signal: AbortSignal): Promise<Response> {
  const { url, headers, fetch = globalThis.fetch } = endpoint;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal,
  });
  if (response.ok) return response;
  await response.body?.cancel();
  throw new ModelError(kindOfStatus(response.status), retryAfterOf(response.headers));
}

/** The data of each server-sent event, as it arrives. */
export async function* eventsOf(response: Response): AsyncGenerator<string> {
  if (!response.body) return;
  let pending = '';
  let data: string[] = [];
  const decoder = new TextDecoder();
  for await (const bytes of response.body) {
    pending += decoder.decode(bytes, { stream: true });
    // A carriage return at the end may be the first half of a line ending.
    const lines = pending.split(/\r\n|\n|\r(?!$)/);
    pending = lines.pop() ?? '';
    for (const line of lines) {
      if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''));
      if (line !== '' || data.length === 0) continue;
      yield data.join('\n');
      data = [];
    }
  }
}

/** Converts a failed call's error to a ModelError. */
export function modelErrorOf(error: unknown, signal: AbortSignal): ModelError {
  if (signal.aborted) return new ModelError('aborted');
  if (error instanceof ModelError) return error;
  const unreadable = error instanceof SyntaxError || error instanceof z.ZodError;
  return new ModelError(unreadable ? 'malformed' : 'connection');
}

/** The kind of an error event that came after status 200. */
export function kindOfEvent({ type, code }: { type?: unknown; code?: unknown }): ModelErrorKind {
  if (type === 'overloaded_error') return 'overloaded';
  if (type === 'rate_limit_error') return 'rate-limited';
  return typeof code === 'number' && code >= 400 ? kindOfStatus(code) : 'server';
}

function kindOfStatus(status: number): ModelErrorKind {
  if (status === 401 || status === 403) return 'unauthorised';
  if (status === 429) return 'rate-limited';
  if (status === 529 || status === 503) return 'overloaded';
  if (status === 408 || status === 504) return 'timeout';
  return status >= 500 ? 'server' : 'rejected';
}

/** A Retry-After header in milliseconds: seconds, or an HTTP date. */
function retryAfterOf(headers: Headers): number | undefined {
  const value = headers.get('retry-after');
  if (value === null) return undefined;
  const seconds = Number(value);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

/**
 * A schema for providers: types without lengths and patterns, which some of them reject. The reply is checked with the
 * original schema afterwards.
 */
export function shapeOf(schema: z.ZodType): object {
  const { $schema: _, ...shape } = z.toJSONSchema(schema);
  return withoutLimits(shape) as object;
}

const limits = ['minLength', 'maxLength', 'pattern', 'minItems', 'maxItems', 'minimum', 'maximum'];

function withoutLimits(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withoutLimits);
  if (typeof part !== 'object' || part === null) return part;
  const remaining = Object.entries(part).filter(([name, value]) => typeof value === 'object' || !limits.includes(name));
  return Object.fromEntries(remaining.map(([name, value]) => [name, withoutLimits(value)]));
}
