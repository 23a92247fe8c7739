import { FunctionsClient } from '@supabase/functions-js';
import type { ChatReply } from '#wire/chat.ts';
import { type Reply, request } from './request.ts';
import type { ReachableSite } from './site.ts';

export const chatPath = '/functions/v1/claude-chat';

/** The standard client library of the function endpoints. */
export function functionsClient(site: ReachableSite): FunctionsClient {
  return new FunctionsClient(`${site.origin}/functions/v1`, {
    headers: {
      apikey: 'public-anonymous-key',
      Authorization: 'Bearer public-anonymous-key',
      'X-Client-Info': 'supabase-js-web/2.0.0',
    },
  });
}

/** Sends JSON to claude-chat. */
export function sendChat(site: ReachableSite, body: unknown, headers: Record<string, string> = {}, method = 'POST') {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return request(site, chatPath, {
    method,
    // Node sends the body of a DELETE correctly only with a Content-Length.
    headers: { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)), ...headers },
    body: text,
  });
}

/** Sends a message and returns the reply. */
export async function say(
  site: ReachableSite,
  message: string,
  conversationId: string | null = null,
): Promise<ChatReply> {
  const reply = await sendChat(site, { message, conversationId });
  if (reply.status !== 200) throw new Error(`claude-chat answered ${reply.status}: ${reply.text}`);
  return JSON.parse(reply.text) as ChatReply;
}

/** The events of a streamed reply, comments left out. */
export function eventsOf({ text }: Pick<Reply, 'text'>): { event: string; data: Record<string, unknown> }[] {
  return text
    .split('\n\n')
    .filter((block) => block.startsWith('event: '))
    .map((block) => {
      const [event = '', data = ''] = block.split('\n');
      return { event: event.replace('event: ', ''), data: JSON.parse(data.replace('data: ', '')) };
    });
}
