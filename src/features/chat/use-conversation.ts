import { useSyncExternalStore } from 'react';
import { type Conversation, conversation } from './conversation.ts';

/** The current conversation of this tab. */
export function useConversation(): Conversation {
  return useSyncExternalStore(conversation.subscribe, conversation.current);
}
