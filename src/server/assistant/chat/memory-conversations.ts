import { type ConversationStore, maxStoredTurns, type StoredConversation } from './conversation-store.ts';

/** Stores conversations in the memory of one process. */
export function memoryConversations(now: () => Date = () => new Date()): ConversationStore {
  const conversations = new Map<string, StoredConversation & { changed: Date }>();
  return {
    read: async (id) => {
      const conversation = conversations.get(id);
      return (
        conversation && { turns: conversation.turns.map((turn) => ({ ...turn })), dialogue: conversation.dialogue }
      );
    },
    begin: async (id, turns, dialogue) => {
      conversations.set(id, { turns: turns.slice(-maxStoredTurns), dialogue, changed: now() });
    },
    append: async (id, turns, dialogue) => {
      const conversation = conversations.get(id);
      if (!conversation) return false;
      conversations.set(id, {
        turns: [...conversation.turns, ...turns].slice(-maxStoredTurns),
        dialogue,
        changed: now(),
      });
      return true;
    },
    erase: async (id) => {
      conversations.delete(id);
    },
    purge: async (olderThan, limit) => {
      const old = [...conversations].filter(([, { changed }]) => changed < olderThan).slice(0, limit);
      for (const [id] of old) conversations.delete(id);
      return old.length;
    },
  };
}
