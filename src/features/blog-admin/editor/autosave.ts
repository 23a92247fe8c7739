import { z } from 'zod';
import type { PostFields } from '#domain/blog/post.ts';
import { type FieldKind, type FieldName, mapFields, postRecord } from '#domain/blog/post-record.ts';

/** Where kept drafts live: the browser's localStorage. */
export type AutosaveStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The browser's storage; where it is switched off, one that refuses everything. */
export function autosaveStorage(): AutosaveStorage {
  const refuse = () => {
    throw new Error('storage is switched off');
  };
  try {
    // Firefox answers null, others throw.
    if (localStorage) return localStorage;
  } catch {
    // Below.
  }
  return { getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse, length: 0 };
}

/** A text that was not saved yet, kept in the browser. */
export interface AutosavedDraft {
  fields: PostFields;
  /** The version that the text started from; null for a new post. */
  version: number | null;
  /** What the post is called: a save of a new post may have arrived without an answer. */
  id?: string | undefined;
  /** Milliseconds since 1970. */
  autosavedAt: number;
}

const prefix = 'blog-draft:';
const maxDraftLength = 30 * 24 * 60 * 60 * 1000;

// What an editor holds may break the rules of a save, such as an address in the middle of being typed.
const draftSchemas: Readonly<Record<FieldKind, z.ZodType>> = {
  text: z.string(),
  'optional-text': z.string().nullable(),
  day: z.string().nullable(),
  tags: z.array(z.string()),
  flag: z.boolean(),
};
/** A draft from before a field existed has its empty value. */
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

/** The place of a draft. @param post Its id, or 'new'. @param editor Of this window: two windows never overwrite each other. */
export function autosaveKey(post: string, editor: string): string {
  return `${prefix}${post}:${editor}`;
}

/** Keeps a draft. False where the browser has no room or refuses. */
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
    // A browser that keeps nothing has nothing to drop.
  }
}

/** Keeps a draft that cannot be drawn under another name: it is not lost, and not met again. */
export function setDraftAside(storage: AutosaveStorage, key: string): void {
  try {
    storage.setItem(`set-aside:${key}`, storage.getItem(key) ?? '');
    storage.removeItem(key);
  } catch {
    // No room for a copy: the draft stays where it is.
  }
}

/**
 * The newest draft that an earlier editor of this post left behind. Drafts older than thirty days are thrown away.
 *
 * @param own The key of the editor that asks: what it keeps itself was not left behind.
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
