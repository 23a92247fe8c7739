import { type Dialogue, newDialogue } from '#domain/chat/dialogue/dialogue.ts';
import { looksLikeConversationId, newConversationId } from './conversation-id.ts';
import type { ConversationStore } from './conversation-store.ts';
import type { Turn } from './parts.ts';

/** A conversation while one of its messages is answered. */
export interface OpenConversation {
  id: string;
  turns: Turn[];
  dialogue: Dialogue;
  /** Whether it is in the store. */
  isStored: boolean;
  /** Whether this message is its first. */
  isNew: boolean;
  /** Whether the visitor erased it in the meantime. */
  isErased?: boolean;
}

function newConversation(): OpenConversation {
  return { id: newConversationId(), turns: [], dialogue: newDialogue, isStored: false, isNew: true };
}

/** Loads and stores conversations; if the store fails, visitors are answered without memory. */
export function openConversations(
  store: ConversationStore,
  masked: (text: string) => string,
  report: (what: string, error: unknown) => void,
) {
  /** The turn may have been stored before masking existed. */
  function maskedTurn(turn: Turn): Turn {
    return { ...turn, text: masked(turn.text) };
  }

  /** The stored conversation, or a new one if the id is unknown. */
  async function open(id: string | undefined): Promise<OpenConversation> {
    if (id === undefined || !looksLikeConversationId(id)) return newConversation();
    try {
      const stored = await store.read(id);
      if (stored)
        return { id, turns: stored.turns.map(maskedTurn), dialogue: stored.dialogue, isStored: true, isNew: false };
    } catch (error) {
      // Answered without memory; the id remains, because the store may be back for the next message.
      report('a conversation could not be read', error);
      return { id, turns: [], dialogue: newDialogue, isStored: true, isNew: false };
    }
    return newConversation();
  }

  /** Stores an empty conversation, so that erasing it during its first answer is final. */
  async function makeRoom(conversation: OpenConversation): Promise<void> {
    if (conversation.isStored) return;
    try {
      await store.begin(conversation.id, [], newDialogue);
      conversation.isStored = true;
    } catch {
      // Tried again with the answer, and reported then.
    }
  }

  async function remember(conversation: OpenConversation, turns: readonly Turn[], dialogue: Dialogue): Promise<void> {
    // An erased conversation must not be stored now: the visitor could not erase it again.
    if (conversation.isErased) return;
    try {
      if (conversation.isStored) await store.append(conversation.id, turns, dialogue);
      else await store.begin(conversation.id, turns, dialogue);
    } catch (error) {
      report('a conversation could not be kept', error);
    }
  }

  async function forget(id: string): Promise<void> {
    try {
      await store.erase(id);
    } catch (error) {
      report('a conversation could not be forgotten', error);
    }
  }

  return { open, makeRoom, remember, forget };
}
