import { z } from 'zod';
import type { PostFields } from '#domain/blog/post.ts';
import { type FieldKind, type FieldName, mapFields, postRecord } from '#domain/blog/post-record.ts';

/** Where kept drafts live: the browser's localStorage. */
export type KeptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The browser's storage; where it is switched off, one that refuses everything. */
export function keptStorage(): KeptStorage {
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
export interface KeptDraft {
  fields: PostFields;
  /** The version that the text started from; null for a new post. */
  version: number | null;
  /** What the post is called: a save of a new post may have arrived without an answer. */
  id?: string | undefined;
  /** Milliseconds since 1970. */
  keptAt: number;
}

const prefix = 'blog-draft:';
const longestKept = 30 * 24 * 60 * 60 * 1000;

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

const keptDraft = z.object({
  fields: draftFields,
  version: z.number().nullable(),
  id: z.uuid().optional().catch(undefined),
  keptAt: z.number(),
});

/** The place of a draft. @param post Its id, or 'new'. @param editor Of this window: two windows never overwrite each other. */
export function keptKey(post: string, editor: string): string {
  return `${prefix}${post}:${editor}`;
}

/** Keeps a draft. False where the browser has no room or refuses. */
export function keepDraft(storage: KeptStorage, key: string, draft: KeptDraft): boolean {
  try {
    storage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(storage: KeptStorage, key: string): void {
  try {
    storage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to drop.
  }
}

/** Keeps a draft that cannot be drawn under another name: it is not lost, and not met again. */
export function setDraftAside(storage: KeptStorage, key: string): void {
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
export function leftBehind(
  storage: KeptStorage,
  post: string,
  now: number,
  own?: string,
): { key: string; draft: KeptDraft } | undefined {
  try {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    const found = keys
      .filter((key) => key.startsWith(prefix))
      .map((key) => ({ key, draft: read(storage, key) }))
      .filter((entry): entry is { key: string; draft: KeptDraft } => {
        if (entry.draft && now - entry.draft.keptAt < longestKept) return true;
        storage.removeItem(entry.key);
        return false;
      });
    return found
      .filter(({ key }) => key.startsWith(`${prefix}${post}:`) && key !== own)
      .sort((a, b) => b.draft.keptAt - a.draft.keptAt)[0];
  } catch {
    return undefined;
  }
}

function read(storage: KeptStorage, key: string): KeptDraft | undefined {
  try {
    return keptDraft.parse(JSON.parse(storage.getItem(key) ?? 'null'));
  } catch {
    return undefined;
  }
}
