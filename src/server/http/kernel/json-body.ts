import type { IncomingMessage } from 'node:http';
import { formBodyLimit, readBody } from './request-body.ts';

export type JsonBody = { value: unknown } | { failure: 'body-too-large' | 'invalid-json' };

/** Reads a body of up to 64 kB, or another limit in bytes, as JSON in UTF-8. */
export async function readJson(request: IncomingMessage, limit = formBodyLimit): Promise<JsonBody> {
  try {
    const bytes = await readBody(request, limit);
    if (!bytes) return { failure: 'body-too-large' };
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    // Not JSON, or cut off on its way. What JSON.parse says of a mistake quotes the body, so it goes no further.
    return { failure: 'invalid-json' };
  }
}
