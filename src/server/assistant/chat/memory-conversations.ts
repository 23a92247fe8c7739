import { type ConversationStore, keptTurns } from './conversation-store.ts';
import type { Turn } from './parts.ts';

/** Conversations in the memory of one process: gone when it ends. */
export function memoryConversations(now: () => Date = () => new Date()): ConversationStore {
  const kept = new Map<string, { turns: Turn[]; changed: Date }>();
  return {
    turns: async (id) => kept.get(id)?.turns.map((turn) => ({ ...turn })),
    begin: async (id, turns) => {
      kept.set(id, { turns: turns.slice(-keptTurns), changed: now() });
    },
    append: async (id, turns) => {
      const conversation = kept.get(id);
      if (!conversation) return false;
      kept.set(id, { turns: [...conversation.turns, ...turns].slice(-keptTurns), changed: now() });
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
