import { chatMessageLimit } from '#domain/chat/message-limit.ts';
import { loadConversation, saveConversation, setStoredAside } from './conversation-storage.ts';
import type { ConversationState, Entry, UnansweredEntry } from './entries.ts';
import { emptyConversation } from './entries.ts';
import { eraseConversation, type Outcome, sendMessage } from './send-message.ts';
import { addUnread, setUnread } from './show-chat.ts';

export interface Conversation extends ConversationState {
  /** What has been answered so far, while an answer is on its way; null otherwise. */
  pending: string | null;
  /** Whether the last message failed to get through. */
  trouble: boolean;
  erasing: boolean;
  /** Whether what was here has just been erased. */
  erased: boolean;
}

/** Milliseconds that a stopped message is given to say which conversation it began. */
const namingTime = 5000;

/** A message whose answer is on its way. */
interface Running {
  request: AbortController;
  /** Whether the server said which conversation it belongs to. */
  isNamed: boolean;
  ended: Promise<unknown>;
}

/** The conversation of this tab: it goes on while the chat is minimised, closed, or the visitor reads another page. */
function createConversation() {
  let state: Conversation = { ...loadConversation(), pending: null, trouble: false, erasing: false, erased: false };
  let running: Running | null = null;
  /** Until a message that was stopped early has named its conversation, which could not be erased otherwise. */
  let naming: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();

  function change(next: Partial<Conversation>): void {
    state = { ...state, ...next };
    const { entries, conversationId, draft, openedAt } = state;
    // Not every word of an answer on its way: it is kept once it is whole.
    if (!('pending' in next) || 'entries' in next) saveConversation({ entries, conversationId, draft, openedAt });
    for (const listener of listeners) listener();
  }

  async function ask(message: string): Promise<void> {
    const own: Running = { request: new AbortController(), isNamed: false, ended: Promise.resolve() };
    running = own;
    change({ pending: '' });
    await naming;
    if (running !== own) return;
    // Some browsers end the request before they say that the page is hidden.
    let isLeaving = false;
    const leave = () => {
      isLeaving = true;
    };
    addEventListener('beforeunload', leave);
    const sent = sendMessage({ message, conversationId: state.conversationId }, own.request.signal, {
      onBegun: (conversationId) => {
        own.isNamed = true;
        change({ conversationId });
        // Stopped meanwhile: this was all that it was waited for.
        if (running !== own) own.request.abort();
      },
      onText: (text) => {
        if (running === own) change({ pending: (state.pending ?? '') + text });
      },
    });
    own.ended = sent;
    const outcome = await sent;
    removeEventListener('beforeunload', leave);
    // Stopped or erased meanwhile, or the page is left.
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
    /** Notes the time of the first opening. */
    begin(): void {
      if (state.openedAt === null) change({ openedAt: Date.now() });
    },
    setDraft(draft: string): void {
      change({ draft });
    },
    addToDraft(text: string): void {
      change({ draft: [state.draft, text].filter(Boolean).join(' ').slice(0, chatMessageLimit) });
    },
    /** Sends a message. Ignored while an answer is pending, and when there is nothing to send. */
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
    /** Asks the last question again, in place of what became of it. */
    retry(): void {
      const last = state.entries.map(({ kind }) => kind).lastIndexOf('visitor');
      const question = state.entries[last];
      if (question?.kind !== 'visitor' || running || state.erasing || waitUntil(state) > Date.now()) return;
      change({ entries: state.entries.slice(0, last + 1) });
      void ask(question.text);
    },
    /** Gives up the answer that is on its way, and keeps what came of it. */
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
    /** An answer that cannot be drawn counts as one that never came. */
    setEntryAside(id: string): void {
      change({ entries: state.entries.map((entry) => (entry.id === id ? unanswered('failed', '') : entry)) });
    },
    setAside(): void {
      running?.request.abort();
      running = null;
      state = { ...state, ...emptyConversation, pending: null };
      setStoredAside();
    },
    /** The page is being left: what the browser does to the request now is no failure. */
    leave(): void {
      running = null;
    },
    /** The page is shown again as it was left. */
    comeBack(): void {
      if (state.pending !== null && !running)
        change({ pending: null, entries: [...state.entries, unanswered('interrupted', '')] });
    },
    /** Forgets the conversation here and on the server. Says whether it is gone; if not, nothing was forgotten. */
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

/** When the next message may be sent, in milliseconds since 1970; 0 for at once. */
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

/** crypto.randomUUID exists on encrypted pages only; these ids never leave the page. */
let lastId = 0;
function newId(): string {
  lastId += 1;
  return `${Date.now().toString(36)}-${lastId}`;
}

/** That of this tab. */
export const conversation = createConversation();

// The panel's code runs in browsers only, and once for each page that is loaded.
addEventListener('pagehide', conversation.leave);
addEventListener('pageshow', conversation.comeBack);
