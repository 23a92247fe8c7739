import { randomBytes } from 'node:crypto';

/** The id alone gives access to the conversation, so it has 192 random bits. */
export function newConversationId(): string {
  return randomBytes(24).toString('base64url');
}

/** Whether an id has the right form; others are not looked up. */
export function looksLikeConversationId(id: string): boolean {
  return /^[A-Za-z0-9_-]{32}$/.test(id);
}
