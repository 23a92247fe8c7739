import { z } from 'zod';
import type { PostFields } from '#domain/blog/post.ts';
import { type FieldKind, type FieldName, mapFields, postRecord } from '#domain/blog/post-record.ts';

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
export interface AutosavedDraft {
  fields: PostFields;
  /** The version that the text was based on; null for a new post. */
  version: number | null;
  /** The post's id. A save of a new post may have arrived although its reply was lost. */
  id?: string | undefined;
  /** Milliseconds since 1970. */
  autosavedAt: number;
}

const prefix = 'blog-draft:';
const maxDraftLength = 30 * 24 * 60 * 60 * 1000;

// Unsaved text may break the rules of a save, for example with a half-typed address.
const draftSchemas: Readonly<Record<FieldKind, z.ZodType>> = {
  text: z.string(),
  'optional-text': z.string().nullable(),
  day: z.string().nullable(),
  tags: z.array(z.string()),
  flag: z.boolean(),
};
/** A field that is newer than the draft has its empty value. */
const draftFields = z.object(
  mapFields<Record<FieldName, z.ZodType>>((field) => {
    const { kind, empty } = postRecord[field];
    return draftSchemas[kind].default(empty);
  }),
) as z.ZodType<unknown> as z.ZodType<PostFields>;

const autosavedDraft = z.object({
  fields: draftFields,
  version: z.number().nullable(),
  id: z.uuid().optional().catch(undefined),
  autosavedAt: z.number(),
});

/**
 * The storage key of a draft. @param post Its id, or 'new'. @param editor Id of this window, so that two windows do not
 * overwrite each other.
 */
export function autosaveKey(post: string, editor: string): string {
  return `${prefix}${post}:${editor}`;
}

/** Stores a draft. False where the browser has no room or refuses. */
export function autosaveDraft(storage: AutosaveStorage, key: string, draft: AutosavedDraft): boolean {
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
 * The newest draft that an earlier editor of this post left. Drafts older than thirty days are removed.
 *
 * @param own The key of the calling editor, whose own draft is skipped.
 */
export function orphanedDrafts(
  storage: AutosaveStorage,
  post: string,
  now: number,
  own?: string,
): { key: string; draft: AutosavedDraft } | undefined {
  try {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    const found = keys
      .filter((key) => key.startsWith(prefix))
      .map((key) => ({ key, draft: read(storage, key) }))
      .filter((entry): entry is { key: string; draft: AutosavedDraft } => {
        if (entry.draft && now - entry.draft.autosavedAt < maxDraftLength) return true;
        storage.removeItem(entry.key);
        return false;
      });
    return found
      .filter(({ key }) => key.startsWith(`${prefix}${post}:`) && key !== own)
      .sort((a, b) => b.draft.autosavedAt - a.draft.autosavedAt)[0];
  } catch {
    return undefined;
  }
}

function read(storage: AutosaveStorage, key: string): AutosavedDraft | undefined {
  try {
    return autosavedDraft.parse(JSON.parse(storage.getItem(key) ?? 'null'));
  } catch {
    return undefined;
  }
}
