import { type ConversationStore, type KeptConversation, keptTurns } from './conversation-store.ts';

/** Conversations in the memory of one process: gone when it ends. */
export function memoryConversations(now: () => Date = () => new Date()): ConversationStore {
  const kept = new Map<string, KeptConversation & { changed: Date }>();
  return {
    read: async (id) => {
      const conversation = kept.get(id);
      return (
        conversation && { turns: conversation.turns.map((turn) => ({ ...turn })), dialogue: conversation.dialogue }
      );
    },
    begin: async (id, turns, dialogue) => {
      kept.set(id, { turns: turns.slice(-keptTurns), dialogue, changed: now() });
    },
    append: async (id, turns, dialogue) => {
      const conversation = kept.get(id);
      if (!conversation) return false;
      kept.set(id, { turns: [...conversation.turns, ...turns].slice(-keptTurns), dialogue, changed: now() });
      return true;
    },
    erase: async (id) => {
      kept.delete(id);
    },
    purge: async (olderThan, limit) => {
      const old = [...kept].filter(([, { changed }]) => changed < olderThan).slice(0, limit);
      for (const [id] of old) kept.delete(id);
      return old.length;
    },
  };
}
