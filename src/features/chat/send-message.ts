import type { ChatReply, ChatRequest } from '#wire/chat.ts';
import { readEvents } from '#wire/server-events.ts';
import { timeoutSignal } from '#wire/timeout.ts';

const address = '/functions/v1/claude-chat';

/** Timeout in milliseconds without data from the server. */
const timeoutMs = 45_000;

/** Seconds to wait when a refusal has no Retry-After. */
const usualWait = 60;

export type Outcome =
  | { kind: 'reply'; reply: ChatReply }
  /** Too many messages: the wait in seconds. */
  | { kind: 'wait'; seconds: number }
  /** The server's reason for a refusal, in words for the visitor. */
  | { kind: 'refused'; message: string }
  /** No connection, or the answer broke off. */
  | { kind: 'failed' };

export interface Watch {
  /** The id of the conversation, sent before the answer. */
  onBegun: (conversationId: string) => void;
  /** The next part of the answer, as plain text. */
  onText: (text: string) => void;
}

/** Sends one message and resolves with its outcome. Never rejects. A caller that aborts by the signal ignores the outcome. */
export async function sendMessage(message: ChatRequest, signal: AbortSignal, watch: Watch): Promise<Outcome> {
  const giveUp = new AbortController();
  const stop = () => giveUp.abort();
  let timer = setTimeout(stop, timeoutMs);
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(stop, timeoutMs);
  };
  signal.addEventListener('abort', stop);
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream, application/json;q=0.9' },
      body: JSON.stringify(message),
      // Without cookies: the request is anonymous.
      credentials: 'omit',
      cache: 'no-store',
      signal: giveUp.signal,
    });
    alive();
    if (!response.ok) return await refusal(response);
    if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return outcomeOf(await response.json());
    if (!response.body) return { kind: 'failed' };
    return await follow(response.body, alive, watch);
  } catch {
    return { kind: 'failed' };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

/** Erases a conversation on the server. Resolves with whether the server confirmed it. */
export async function eraseConversation(conversationId: string): Promise<boolean> {
  try {
    const response = await fetch(address, {
      method: 'DELETE',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ conversationId }),
      credentials: 'omit',
      cache: 'no-store',
      signal: timeoutSignal(timeoutMs),
    });
    return response.ok;
  } catch {
    return false;
  }
}

async function follow(
  stream: ReadableStream<Uint8Array>,
  onSign: () => void,
  { onBegun, onText }: Watch,
): Promise<Outcome> {
  for await (const { event, data } of readEvents(stream, onSign)) {
    const value: unknown = JSON.parse(data);
    if (event === 'done') return outcomeOf(value);
    if (event === 'error') return isTooMany(value) ? { kind: 'wait', seconds: usualWait } : { kind: 'failed' };
    if (event === 'begun' && isRecord(value) && typeof value.conversationId === 'string') onBegun(value.conversationId);
    if (event === 'delta' && isRecord(value) && typeof value.text === 'string') onText(value.text);
  }
  return { kind: 'failed' };
}

async function refusal(response: Response): Promise<Outcome> {
  if (response.status === 429) {
    const seconds = Number(response.headers.get('retry-after') ?? usualWait);
    return { kind: 'wait', seconds: Number.isFinite(seconds) && seconds > 0 ? seconds : usualWait };
  }
  // Only a fault of the message itself is for the visitor to correct.
  if (![400, 413, 422].includes(response.status)) return { kind: 'failed' };
  const body: unknown = await response.json();
  const error = isRecord(body) && isRecord(body.error) ? body.error : {};
  return typeof error.message === 'string' && error.message.trim()
    ? { kind: 'refused', message: error.message.trim() }
    : { kind: 'failed' };
}

/** A reply whose fields have the types of wire/chat.ts; a missing field is empty. */
export function outcomeOf(value: unknown): Outcome {
  if (!isRecord(value) || typeof value.message !== 'string' || typeof value.conversationId !== 'string')
    return { kind: 'failed' };
  const sources = Array.isArray(value.sources) ? value.sources : [];
  return {
    kind: 'reply',
    reply: {
      message: value.message,
      conversationId: value.conversationId,
      booking_button: value.booking_button === true,
      booking_url: typeof value.booking_url === 'string' ? value.booking_url : null,
      sources: sources
        .filter((source) => isRecord(source) && typeof source.title === 'string' && typeof source.href === 'string')
        .map(({ title, href }) => ({ title, href })),
      urgent: value.urgent === true,
    },
  };
}

/** A limit met after the stream began, when no header can carry the wait. */
function isTooMany(value: unknown): boolean {
  return isRecord(value) && isRecord(value.error) && value.error.code === 'too-many-requests';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
