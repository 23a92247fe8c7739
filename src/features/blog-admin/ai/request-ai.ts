import { functionAddresses } from '#domain/site/function-addresses.ts';
import { type BlogAiRequest, type BlogAiStage, blogAiStages } from '#wire/blog-ai.ts';
import { functionError } from '#wire/function-error.ts';
import { readEvents } from '#wire/server-events.ts';
import { timeoutSignal } from '#wire/timeout.ts';

/** Milliseconds. A whole post takes a model long. */
const timeoutMs = 180_000;

/** The reason for the failure, in words for staff; empty where there are none. */
export class AiFailure extends Error {
  override name = 'AiFailure';
  readonly signedOut: boolean;

  constructor(message: string, signedOut = false) {
    super(message);
    this.signedOut = signedOut;
  }
}

/**
 * Calls the writing function. Resolves with its result as received, or undefined for an empty one.
 *
 * @param signal Aborts the request; the promise then rejects with the signal's reason.
 * @param onStage Called with the function's progress, where it reports any.
 */
export async function requestAi(
  request: BlogAiRequest,
  signal: AbortSignal,
  onStage: (stage: BlogAiStage) => void = () => {},
): Promise<unknown> {
  let response: Response;
  const limited = timeoutSignal(timeoutMs, signal);
  try {
    response = await fetch(functionAddresses.blogAi, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream, application/json;q=0.9' },
      body: JSON.stringify(request),
      cache: 'no-store',
      signal: limited,
    });
  } catch (error) {
    if (signal.aborted) throw error;
    throw new AiFailure(
      limited.aborted
        ? 'It took too long. Please try again.'
        : 'The server cannot be reached. Check the connection and try again.',
    );
  }
  const streams = response.ok && response.headers.get('content-type')?.startsWith('text/event-stream');
  const reply = await (streams && response.body ? lastOf(response.body, onStage) : response.json()).catch(
    (error: unknown) => {
      if (signal.aborted) throw error;
      return undefined;
    },
  );
  const refused = functionError.safeParse(reply).data;
  if (!response.ok || refused) throw new AiFailure(refused?.error.message ?? '', response.status === 401);
  const { success, result, error } = (reply ?? {}) as { success?: unknown; result?: unknown; error?: unknown };
  if (success === false) throw new AiFailure(typeof error === 'string' ? error : '');
  return isEmpty(result) ? undefined : result;
}

/** The reply at the end of a stream; undefined where it broke off. */
async function lastOf(stream: ReadableStream<Uint8Array>, onStage: (stage: BlogAiStage) => void): Promise<unknown> {
  for await (const { event, data } of readEvents(stream)) {
    const value: unknown = JSON.parse(data);
    if (event === 'done' || event === 'error') return value;
    const stage = blogAiStages.find((one) => one === (value as { stage?: unknown } | null)?.stage);
    if (event === 'progress' && stage) onStage(stage);
  }
  return undefined;
}

function isEmpty(result: unknown): boolean {
  if (result === undefined || result === null || result === '') return true;
  return typeof result === 'object' && Object.keys(result).length === 0;
}
