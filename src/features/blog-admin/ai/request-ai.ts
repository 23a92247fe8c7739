import { functionAddresses } from '#domain/site/function-addresses.ts';
import type { BlogAiRequest } from '#wire/blog-ai.ts';
import { functionError } from '#wire/function-error.ts';

/** A model may take its time over a whole post. */
const patience = 180_000;

/** Why there is no result, in words for the person who asked; empty where there are none. */
export class AiFailure extends Error {
  override name = 'AiFailure';
  readonly signedOut: boolean;

  constructor(message: string, signedOut = false) {
    super(message);
    this.signedOut = signedOut;
  }
}

/**
 * Asks the writing function. Answers its result as it came, or undefined for an empty one.
 *
 * @param signal Gives the request up; then it rejects with the signal's reason.
 */
export async function requestAi(request: BlogAiRequest, signal: AbortSignal): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(functionAddresses.blogAi, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(request),
      cache: 'no-store',
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
    });
  } catch (error) {
    if (signal.aborted) throw error;
    throw new AiFailure(
      error instanceof DOMException && error.name === 'TimeoutError'
        ? 'It took too long. Please try again.'
        : 'The server cannot be reached. Check the connection and try again.',
    );
  }
  const reply: unknown = await response.json().catch(() => undefined);
  if (!response.ok) {
    throw new AiFailure(functionError.safeParse(reply).data?.error.message ?? '', response.status === 401);
  }
  const { success, result, error } = (reply ?? {}) as { success?: unknown; result?: unknown; error?: unknown };
  if (success === false) throw new AiFailure(typeof error === 'string' ? error : '');
  return isEmpty(result) ? undefined : result;
}

function isEmpty(result: unknown): boolean {
  if (result === undefined || result === null || result === '') return true;
  return typeof result === 'object' && Object.keys(result).length === 0;
}
