import { z } from 'zod';

/** The storage of autosaves: the browser's localStorage. */
export type AutosaveStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The browser's storage, or a storage that refuses every call where it is switched off. */
export function autosaveStorage(): AutosaveStorage {
  const refuse = () => {
    throw new Error('storage is switched off');
  };
  try {
    // Firefox returns null, others throw.
    if (localStorage) return localStorage;
  } catch {
    // Below.
  }
  return { getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse, length: 0 };
}

/** An autosave: unsaved text in the browser. */
export interface AutosavedDraft<Fields> {
  fields: Fields;
  /** The version that the text was based on; null for a new record. */
  version: number | null;
  /** The record's id. A save of a new record may have arrived although its reply was lost. */
  id?: string | undefined;
  /** Milliseconds since 1970. */
  autosavedAt: number;
}

/** What finds the autosaves of a kind of record. */
export interface DraftKind<Fields> {
  storagePrefix: string;
  /** Reads the fields of an autosave. Throws where they are no fields. */
  readDraft: (fields: unknown) => Fields;
}

const maxDraftLength = 30 * 24 * 60 * 60 * 1000;

const autosavedDraft = z.object({
  fields: z.unknown(),
  version: z.number().nullable(),
  id: z.uuid().optional().catch(undefined),
  autosavedAt: z.number(),
});

/**
 * The storage key of a draft. @param record Its id, or 'new'. @param editor Id of this window, so that two windows do not
 * overwrite each other.
 */
export function autosaveKey({ storagePrefix }: { storagePrefix: string }, record: string, editor: string): string {
  return `${storagePrefix}:${record}:${editor}`;
}

/** Stores a draft. False where the browser has no room or refuses. */
export function autosaveDraft<Fields>(storage: AutosaveStorage, key: string, draft: AutosavedDraft<Fields>): boolean {
  try {
    storage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function discardDraft(storage: AutosaveStorage, key: string): void {
  try {
    storage.removeItem(key);
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** Moves a draft that cannot be rendered to another key, so that it is neither lost nor offered again. */
export function setDraftAside(storage: AutosaveStorage, key: string): void {
  try {
    storage.setItem(`set-aside:${key}`, storage.getItem(key) ?? '');
    storage.removeItem(key);
  } catch {
    // No room for a copy: the draft stays under its key.
  }
}

/**
 * The newest draft that an earlier editor of this record left. Drafts of this kind older than thirty days are removed.
 *
 * @param own The key of the calling editor, whose own draft is skipped.
 */
export function orphanedDrafts<Fields>(
  kind: DraftKind<Fields>,
  storage: AutosaveStorage,
  record: string,
  now: number,
  own?: string,
): { key: string; draft: AutosavedDraft<Fields> } | undefined {
  try {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    const found = keys
      .filter((key) => key.startsWith(`${kind.storagePrefix}:`))
      .flatMap((key) => {
        const draft = read(kind, storage, key);
        if (draft && now - draft.autosavedAt < maxDraftLength) return [{ key, draft }];
        storage.removeItem(key);
        return [];
      });
    return found
      .filter(({ key }) => key.startsWith(autosaveKey(kind, record, '')) && key !== own)
      .sort((a, b) => b.draft.autosavedAt - a.draft.autosavedAt)[0];
  } catch {
    return undefined;
  }
}

function read<Fields>(
  kind: DraftKind<Fields>,
  storage: AutosaveStorage,
  key: string,
): AutosavedDraft<Fields> | undefined {
  try {
    const draft = autosavedDraft.parse(JSON.parse(storage.getItem(key) ?? 'null'));
    return { ...draft, fields: kind.readDraft(draft.fields) };
  } catch {
    return undefined;
  }
}
