import { type Dialogue, newDialogue } from '#domain/chat/dialogue/dialogue.ts';
import { looksLikeConversationId, newConversationId } from './conversation-id.ts';
import type { ConversationStore } from './conversation-store.ts';
import type { Turn } from './parts.ts';

/** A conversation while a message of it is answered. */
export interface OpenConversation {
  id: string;
  turns: Turn[];
  dialogue: Dialogue;
  /** Whether the store has it. */
  isStored: boolean;
  /** Whether this message begins it. */
  isNew: boolean;
  /** Whether the visitor erased it meanwhile. */
  isErased?: boolean;
}

function newConversation(): OpenConversation {
  return { id: newConversationId(), turns: [], dialogue: newDialogue, isStored: false, isNew: true };
}

/** Reads and keeps conversations; where that fails, visitors are answered without memory. */
export function openConversations(
  store: ConversationStore,
  masked: (text: string) => string,
  report: (what: string, error: unknown) => void,
) {
  /** Kept before numbers were masked, perhaps. */
  function maskedTurn(turn: Turn): Turn {
    return { ...turn, text: masked(turn.text) };
  }

  /** A conversation that was begun here, or a new one where the id says nothing to us. */
  async function open(id: string | undefined): Promise<OpenConversation> {
    if (id === undefined || !looksLikeConversationId(id)) return newConversation();
    try {
      const isStored = await store.read(id);
      if (isStored)
        return { id, turns: isStored.turns.map(maskedTurn), dialogue: isStored.dialogue, isStored: true, isNew: false };
    } catch (error) {
      // Answered without memory; the id stays, because the conversation may be there again with the next message.
      report('a conversation could not be read', error);
      return { id, turns: [], dialogue: newDialogue, isStored: true, isNew: false };
    }
    return newConversation();
  }

  /** Begins an empty conversation: erased while its first answer is written, it stays erased, as any other does. */
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
    // What could not be kept at first must not be kept now: nobody would ever erase it.
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
