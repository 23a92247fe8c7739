import { randomBytes } from 'node:crypto';

/** Whoever has the id reads the conversation, so it is 192 bits that nobody can guess. */
export function newConversationId(): string {
  return randomBytes(24).toString('base64url');
}

/** Whether an id may be one of ours; anything else is not even looked up. */
export function looksLikeConversationId(id: string): boolean {
  return /^[A-Za-z0-9_-]{32}$/.test(id);
}
