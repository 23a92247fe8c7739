import { chatMessageLimit } from '#domain/chat/message-limit.ts';
import { loadConversation, saveConversation, setStoredAside } from './conversation-storage.ts';
import type { ConversationState, Entry, UnansweredEntry } from './entries.ts';
import { emptyConversation } from './entries.ts';
import { eraseConversation, type Outcome, sendMessage } from './send-message.ts';
import { addUnread, setUnread } from './show-chat.ts';

export interface Conversation extends ConversationState {
  /** The streamed part of a pending answer; null while none is pending. */
  pending: string | null;
  /** Whether the last message failed to get through. */
  trouble: boolean;
  erasing: boolean;
  /** Whether the conversation has just been erased. */
  erased: boolean;
}

/** Milliseconds for a stopped message to learn its conversation's id. */
const namingTime = 5000;

/** A message with a pending answer. */
interface Running {
  request: AbortController;
  /** Whether the server sent the id of its conversation. */
  isNamed: boolean;
  ended: Promise<unknown>;
}

/** The conversation of this tab. It continues while the chat is minimised or closed, and across pages. */
function createConversation() {
  let state: Conversation = { ...loadConversation(), pending: null, trouble: false, erasing: false, erased: false };
  let running: Running | null = null;
  /** Settles when an early stopped message has learnt its conversation's id, without which it could not be erased. */
  let naming: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();

  function change(next: Partial<Conversation>): void {
    state = { ...state, ...next };
    const { entries, conversationId, draft, openedAt } = state;
    // A streaming answer is stored once it is complete.
    if (!('pending' in next) || 'entries' in next) saveConversation({ entries, conversationId, draft, openedAt });
    for (const listener of listeners) listener();
  }

  async function ask(message: string): Promise<void> {
    const own: Running = { request: new AbortController(), isNamed: false, ended: Promise.resolve() };
    running = own;
    change({ pending: '' });
    await naming;
    if (running !== own) return;
    // Some browsers abort the request before they report that the page is hidden.
    let isLeaving = false;
    const leave = () => {
      isLeaving = true;
    };
    addEventListener('beforeunload', leave);
    const sent = sendMessage({ message, conversationId: state.conversationId }, own.request.signal, {
      onBegun: (conversationId) => {
        own.isNamed = true;
        change({ conversationId });
        // It was stopped: the id was all it waited for.
        if (running !== own) own.request.abort();
      },
      onText: (text) => {
        if (running === own) change({ pending: (state.pending ?? '') + text });
      },
    });
    own.ended = sent;
    const outcome = await sent;
    removeEventListener('beforeunload', leave);
    // It was stopped or erased, or the page is being left.
    if (running !== own) {
      if (outcome.kind === 'reply') change({ conversationId: outcome.reply.conversationId });
      return;
    }
    running = null;
    change({
      pending: null,
      trouble: outcome.kind === 'failed' && !isLeaving,
      entries: [
        ...state.entries,
        outcome.kind === 'failed' && isLeaving ? unanswered('interrupted', '') : entryOf(outcome),
      ],
      ...(outcome.kind === 'reply' && { conversationId: outcome.reply.conversationId }),
    });
    addUnread();
  }

  return {
    current: (): Conversation => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Sets the time of the first opening. */
    begin(): void {
      if (state.openedAt === null) change({ openedAt: Date.now() });
    },
    setDraft(draft: string): void {
      change({ draft });
    },
    addToDraft(text: string): void {
      change({ draft: [state.draft, text].filter(Boolean).join(' ').slice(0, chatMessageLimit) });
    },
    /** Sends a message. Ignored while an answer is pending, and for an empty message. */
    send(text: string): void {
      const message = text.trim().slice(0, chatMessageLimit);
      if (!message || running || state.erasing || waitUntil(state) > Date.now()) return;
      change({
        draft: '',
        erased: false,
        entries: [...state.entries, { kind: 'visitor', id: newId(), at: Date.now(), text: message }],
      });
      void ask(message);
    },
    /** Sends the last question again, in place of its failure. */
    retry(): void {
      const last = state.entries.map(({ kind }) => kind).lastIndexOf('visitor');
      const question = state.entries[last];
      if (question?.kind !== 'visitor' || running || state.erasing || waitUntil(state) > Date.now()) return;
      change({ entries: state.entries.slice(0, last + 1) });
      void ask(question.text);
    },
    /** Stops the pending answer and stores the part that arrived. */
    stop(): void {
      if (!running) return;
      const { request, isNamed, ended } = running;
      if (isNamed) request.abort();
      else {
        naming = Promise.all([naming, ended]);
        setTimeout(() => request.abort(), namingTime);
      }
      running = null;
      change({ pending: null, entries: [...state.entries, unanswered('stopped', (state.pending ?? '').trim())] });
    },
    /** An answer that cannot be rendered counts as failed. */
    setEntryAside(id: string): void {
      change({ entries: state.entries.map((entry) => (entry.id === id ? unanswered('failed', '') : entry)) });
    },
    setAside(): void {
      running?.request.abort();
      running = null;
      state = { ...state, ...emptyConversation, pending: null };
      setStoredAside();
    },
    /** The page is being left: an aborted request is no failure. */
    leave(): void {
      running = null;
    },
    /** The page was restored from the browser's back-forward cache. */
    comeBack(): void {
      if (state.pending !== null && !running)
        change({ pending: null, entries: [...state.entries, unanswered('interrupted', '')] });
    },
    /** Erases the conversation here and on the server. Resolves with whether it succeeded; on failure nothing is erased. */
    async erase(): Promise<boolean> {
      this.stop();
      change({ erasing: true });
      await naming;
      const erased = state.conversationId === null || (await eraseConversation(state.conversationId));
      change({
        erasing: false,
        ...(erased && { ...emptyConversation, openedAt: Date.now(), trouble: false, erased: true }),
      });
      if (!erased) return false;
      setUnread(0);
      return true;
    },
  };
}

/** When the next message may be sent, in milliseconds since 1970; 0 for now. */
export function waitUntil({ entries }: Pick<ConversationState, 'entries'>): number {
  const last = entries.at(-1);
  return last?.kind === 'unanswered' && last.reason === 'wait' ? last.until : 0;
}

function entryOf(outcome: Outcome): Entry {
  switch (outcome.kind) {
    case 'reply': {
      const { conversationId: _, ...reply } = outcome.reply;
      return { kind: 'reply', id: newId(), at: Date.now(), ...reply };
    }
    case 'wait':
      return { ...unanswered('wait', ''), until: Date.now() + outcome.seconds * 1000 };
    case 'refused':
      return unanswered('refused', outcome.message);
    case 'failed':
      return unanswered('failed', '');
  }
}

function unanswered(reason: UnansweredEntry['reason'], text: string): UnansweredEntry {
  return { kind: 'unanswered', id: newId(), at: Date.now(), reason, text, until: 0 };
}

/** crypto.randomUUID exists in secure contexts only; these ids never leave the page. */
let lastId = 0;
function newId(): string {
  lastId += 1;
  return `${Date.now().toString(36)}-${lastId}`;
}

/** The conversation of this tab. */
export const conversation = createConversation();

// The panel's code runs in browsers only, once for each loaded page.
addEventListener('pagehide', conversation.leave);
addEventListener('pageshow', conversation.comeBack);
