import type { IncomingMessage } from 'node:http';
import { formBodyLimit, readBody } from './request-body.ts';

/**
 * Parses JSON in UTF-8.
 *
 * @throws SyntaxError or TypeError, whose message may quote the body.
 */
function parseJson(bytes: Uint8Array): unknown {
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}

/** Parses JSON in UTF-8. Anything else is undefined, which no schema accepts. */
export function jsonOf(bytes: Uint8Array): unknown {
  try {
    return parseJson(bytes);
  } catch {
    return undefined;
  }
}

export type JsonBody = { value: unknown } | { failure: 'body-too-large' | 'invalid-json' };

/** Reads a body of up to 64 kB, or another limit in bytes, as JSON in UTF-8. */
export async function readJson(request: IncomingMessage, limit = formBodyLimit): Promise<JsonBody> {
  try {
    const bytes = await readBody(request, limit);
    if (!bytes) return { failure: 'body-too-large' };
    return { value: parseJson(bytes) };
  } catch {
    // Not JSON, or truncated. The message of JSON.parse quotes the body, so it is dropped.
    return { failure: 'invalid-json' };
  }
}
