import { type ConversationState, type Entry, emptyConversation } from './entries.ts';

const key = 'chat';

/** Most entries in session storage: a long conversation loses its oldest messages. */
const mostEntries = 80;
const mostCharacters = 200_000;

/** Stores the conversation in session storage, across pages and reloads, until the tab is closed. */
export function saveConversation(state: ConversationState): void {
  try {
    sessionStorage.setItem(key, written(state));
  } catch {
    // Storage is off or full: the conversation ends with the page.
  }
}

export function loadConversation(): ConversationState {
  try {
    return parseStored(sessionStorage.getItem(key));
  } catch {
    setStoredAside();
    return emptyConversation;
  }
}

/** Moves an unreadable conversation to another key, so that the next page skips it and its cause can be found. */
export function setStoredAside(): void {
  try {
    sessionStorage.setItem(`${key}-set-aside`, sessionStorage.getItem(key) ?? '');
    sessionStorage.removeItem(key);
  } catch {
    // Storage is off.
  }
}

/** Bounded in entries and in characters. */
export function written({ entries, ...rest }: ConversationState): string {
  let state = entries.slice(-mostEntries);
  let text = JSON.stringify({ ...rest, entries: state });
  while (text.length > mostCharacters && state.length > 1) {
    state = state.slice(Math.ceil(state.length / 4));
    text = JSON.stringify({ ...rest, entries: state });
  }
  return text;
}

/** The stored conversation, or an empty one where it has another shape, such as an older version's. */
export function parseStored(text: string | null): ConversationState {
  if (!text) return emptyConversation;
  const value = JSON.parse(text) as Partial<ConversationState> | null;
  if (!value || !Array.isArray(value.entries)) return emptyConversation;
  const entries = value.entries.filter(isEntry);
  const last = entries.at(-1);
  return {
    entries: last?.kind === 'visitor' ? [...entries, interrupted(last.at)] : entries,
    conversationId: typeof value.conversationId === 'string' ? value.conversationId : null,
    draft: typeof value.draft === 'string' ? value.draft : '',
    openedAt: typeof value.openedAt === 'number' ? value.openedAt : null,
  };
}

/** A question whose page was left before its answer: it can be sent again. */
function interrupted(at: number): Entry {
  return { kind: 'unanswered', id: `interrupted-${at}`, at, reason: 'interrupted', text: '', until: 0 };
}

const fields: Record<Entry['kind'], readonly string[]> = {
  visitor: ['text'],
  reply: ['message', 'sources', 'urgent', 'booking_button'],
  unanswered: ['reason', 'text'],
};

function isEntry(value: unknown): value is Entry {
  const entry = value as Partial<Entry> | null;
  return (
    typeof entry?.id === 'string' &&
    typeof entry.at === 'number' &&
    typeof entry.kind === 'string' &&
    Object.hasOwn(fields, entry.kind) &&
    fields[entry.kind].every((field) => field in entry)
  );
}
