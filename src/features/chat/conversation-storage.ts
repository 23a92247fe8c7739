import { type ConversationState, type Entry, emptyConversation } from './entries.ts';

const key = 'chat';

/** Most that a tab keeps: a long conversation loses its oldest messages, never its newest. */
const mostEntries = 80;
const mostCharacters = 200_000;

/** Keeps the conversation for this tab, through pages and reloads, until the tab is closed. */
export function saveConversation(state: ConversationState): void {
  try {
    sessionStorage.setItem(key, written(state));
  } catch {
    // A browser that keeps nothing, or is full: the conversation lasts as long as the page.
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

/** Puts away what cannot be read or drawn: the next page does not meet it, and who looks for the cause finds it. */
export function setStoredAside(): void {
  try {
    sessionStorage.setItem(`${key}-set-aside`, sessionStorage.getItem(key) ?? '');
    sessionStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing.
  }
}

/** Bounded both ways. */
export function written({ entries, ...rest }: ConversationState): string {
  let state = entries.slice(-mostEntries);
  let text = JSON.stringify({ ...rest, entries: state });
  while (text.length > mostCharacters && state.length > 1) {
    state = state.slice(Math.ceil(state.length / 4));
    text = JSON.stringify({ ...rest, entries: state });
  }
  return text;
}

/** What was written, or nothing where it is of another shape, such as an older version's. */
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

/** A question whose page was left before the answer came: it can be asked again. */
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
