import { chatErasure, chatRequest } from '#wire/chat.ts';
import type { Chat } from '../assistant/chat/chat.ts';
import { FunctionRefusal } from '../function-refusal.ts';
import { RateLimit, type RateLimitOptions } from './rate-limit.ts';
import { problemIn, type ServerFunction } from './server-function.ts';

const window = 10 * 60 * 1000;

/** Messages of one conversation within ten minutes: more than anybody types. */
const conversationLimit: RateLimitOptions = { limit: 40, windowMs: window };

/** claude-chat: answers a message, and forgets a conversation. */
export function chatFunction(
  chat: Chat,
  { perAddress, perConversation = conversationLimit }: { perAddress: number; perConversation?: RateLimitOptions },
): ServerFunction {
  const messages = new RateLimit(perConversation);
  const admit = (conversationId: string) => {
    const seconds = messages.take(conversationId);
    if (seconds > 0) throw new FunctionRefusal('too-many-requests', { retryAfter: seconds });
  };
  return {
    rateLimit: { limit: perAddress, windowMs: window },
    streams: true,
    post: (body) => {
      const request = chatRequest.safeParse(body);
      if (!request.success) return { problem: problemIn(request.error.issues) };
      return {
        run: ({ signal, caller, emit }) => {
          const onBegin = emit && ((conversationId: string) => emit('begun', { conversationId }));
          const onText = emit && ((text: string) => emit('delta', { text }));
          return chat.reply(request.data, { signal, caller, onBegin, onText }, admit);
        },
      };
    },
    delete: (body) => {
      const request = chatErasure.safeParse(body);
      if (!request.success) return { problem: problemIn(request.error.issues) };
      return {
        run: async () => {
          await chat.erase(request.data.conversationId);
          return undefined;
        },
      };
    },
  };
}
