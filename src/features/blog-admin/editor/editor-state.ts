import { differingFields, withFieldsOf } from '#domain/blog/compare-posts.ts';
import type { Post, PostFields } from '#domain/blog/post.ts';
import { fieldNames, fieldsOf, postLimits } from '#domain/blog/post-record.ts';
import { slugOf } from '#domain/blog/slug.ts';
import { uuidOf } from '#domain/site/uuid.ts';

/** The stored post that an editor works on; null for a post that was never saved. */
export type Stored = Pick<Post, 'id' | 'version' | 'previewKey' | 'createdAt' | 'published' | 'slug'> | null;

export interface EditorState {
  fields: PostFields;
  /** The post on the server, or the defaults of a new post. */
  saved: PostFields;
  stored: Stored;
  /** The id of a new post before and after it is stored: a repeated save is the same post. */
  id: string;
  /** Whether the slug follows the title: until it is edited by hand. */
  slugFollows: boolean;
}

export type EditorAction =
  | { kind: 'changed'; changes: Partial<PostFields> }
  | { kind: 'slug-typed'; slug: string }
  /** Texts that replace the current one: a draft, a revision, a merge. */
  | { kind: 'replaced'; fields: PostFields }
  /** A text that an earlier editor left, with the version that it was based on. */
  | { kind: 'restored'; draft: { fields: PostFields; version: number | null; id?: string | undefined } }
  /** @param before The content when the save began: later typing stays. */
  | { kind: 'saved'; post: Post; before: PostFields }
  /** Another editor saved: the next save is based on their version. */
  | { kind: 'rebased'; post: Post; fields: PostFields };

export function startOf(post: Post): EditorState {
  const fields = fieldsOf(post);
  return { fields, saved: fields, stored: storedOf(post), id: post.id, slugFollows: follows(fields) };
}

/** @param start The defaults of a new post. @param fields Initial content, where a model wrote it. */
export function startOfNew(start: PostFields, fields: PostFields = start): EditorState {
  const slug = fields.slug === '' ? followingSlug(fields.title) : fields.slug;
  return { fields: { ...fields, slug }, saved: start, stored: null, id: newId(), slugFollows: true };
}

export function isDirty({ fields, saved }: EditorState): boolean {
  return differingFields(fields, saved).length > 0;
}

/** The body of a save. The server makes the slug of a new post while it follows the title, and makes it unique. */
export function fieldsToSend({ fields, stored, slugFollows }: EditorState): PostFields {
  return stored === null && slugFollows ? { ...fields, slug: '' } : fields;
}

export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  switch (action.kind) {
    case 'changed': {
      const fields = { ...state.fields, ...action.changes };
      if (state.slugFollows && action.changes.title !== undefined) fields.slug = followingSlug(fields.title);
      return { ...state, fields };
    }
    case 'slug-typed':
      // An emptied slug follows the title again.
      return {
        ...state,
        fields: { ...state.fields, slug: action.slug },
        slugFollows: action.slug === '',
      };
    case 'replaced':
      return {
        ...state,
        fields: action.fields,
        slugFollows: action.fields.slug === followingSlug(action.fields.title),
      };
    case 'restored': {
      const { fields, version } = action.draft;
      // It stays based on its old version: if the post was saved since, the next save shows the conflict.
      const stored = state.stored && version !== null ? { ...state.stored, version } : state.stored;
      const id = state.stored === null ? (action.draft.id ?? state.id) : state.id;
      return { ...state, fields, stored, id, slugFollows: follows(fields) };
    }
    case 'saved': {
      const { post, before } = action;
      const untouched = fieldNames.filter(
        (field) => JSON.stringify(state.fields[field]) === JSON.stringify(before[field]),
      );
      const saved = fieldsOf(post);
      const fields = withFieldsOf(state.fields, saved, untouched);
      return { fields, saved, stored: storedOf(post), id: post.id, slugFollows: state.slugFollows && follows(fields) };
    }
    case 'rebased':
      return {
        fields: action.fields,
        saved: fieldsOf(action.post),
        stored: storedOf(action.post),
        id: action.post.id,
        slugFollows: follows(action.fields),
      };
  }
}

function newId(): string {
  return uuidOf(crypto.getRandomValues(new Uint8Array(16)));
}

function storedOf({ id, version, previewKey, createdAt, published, slug }: Post): Stored {
  return { id, version, previewKey, createdAt, published, slug };
}

/** The address of a published post changes by hand only, because readers know it. */
function follows({ slug, title, published }: PostFields): boolean {
  return !published && slug === followingSlug(title);
}

function followingSlug(title: string): string {
  return slugOf(title).slice(0, postLimits.slug).replace(/-$/, '');
}
