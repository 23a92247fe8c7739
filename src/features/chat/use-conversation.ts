import { useSyncExternalStore } from 'react';
import { type Conversation, conversation } from './conversation.ts';

/** The conversation of this tab, as it stands. */
export function useConversation(): Conversation {
  return useSyncExternalStore(conversation.subscribe, conversation.current);
}
