import { z } from 'zod';
import { chatMessageLimit } from '#domain/chat/message-limit.ts';
import { storableText } from '#domain/site/storable-text.ts';

/** POST /functions/v1/claude-chat. */
export const chatRequest = z.object({
  message: z.string().overwrite(storableText).trim().min(1, 'write a message').max(chatMessageLimit),
  /** Null or absent at first; then what the last reply said. */
  conversationId: z.string().max(100).nullish(),
});
export type ChatRequest = z.infer<typeof chatRequest>;

/** The answer to a message; also the last event of a stream. */
export interface ChatReply {
  /** Sanitised HTML of a small allow-list: p[lang][dir], ul, ol, li, strong, em, br, a[href][dir]. */
  message: string;
  conversationId: string;
  booking_button: boolean;
  /** Where the booking button leads; null without one. */
  booking_url: string | null;
  /** Pages that the answer is taken from. */
  sources: { title: string; href: string }[];
  /** An emergency or a crisis was answered by rule: shown with its own look, numbers large. */
  urgent: boolean;
}

/** DELETE /functions/v1/claude-chat: forgets a conversation for good. Answers 204, whether or not there was one. */
export const chatErasure = z.object({ conversationId: z.string().min(1).max(100) });

/**
 * With `Accept: text/event-stream` the same reply comes as events: `begun` with the conversation's id, at once, so that
 * an answer that is stopped can be erased; `delta` with {text} (plain text, to be shown as it comes); then `done` with the ChatReply, which replaces what was shown, or `error` with a FunctionError.
 */
export type ChatEvent =
  | { event: 'begun'; data: { conversationId: string } }
  | { event: 'delta'; data: { text: string } }
  | { event: 'done'; data: ChatReply }
  | { event: 'error'; data: { error: { code: string; message: string } } };
