import { chatErasure, chatRequest } from '#wire/chat.ts';
import type { Chat } from '../../assistant/chat/chat.ts';
import { FunctionRefusal } from '../../functions/function-refusal.ts';
import { type Limits, limitWindowMs } from '../../limit-settings.ts';
import { ownRateLimits, type RateLimits } from '../../rate-limits/rate-limit.ts';
import { problemIn, type ServerFunction } from './server-function.ts';

/** claude-chat: answers a message, and deletes a conversation. */
export function chatFunction(
  chat: Chat,
  limits: Pick<Limits, 'chat' | 'conversation'>,
  rateLimits: RateLimits = ownRateLimits,
): ServerFunction {
  const messages = rateLimits('CHAT_CONVERSATION_LIMIT', { limit: limits.conversation, windowMs: limitWindowMs });
  const admit = async (conversationId: string) => {
    const seconds = await messages.take(conversationId);
    if (seconds === 0) return;
    throw new FunctionRefusal('too-many-requests', { retryAfter: seconds, limit: 'CHAT_CONVERSATION_LIMIT' });
  };
  return {
    rateLimit: { limit: limits.chat, windowMs: limitWindowMs, name: 'CHAT_LIMIT' },
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
