import type { Post, PostFields } from '#domain/blog/post.ts';
import { fieldsOf, postLimits } from '#domain/blog/post-record.ts';
import type { PublishCheck } from '#domain/blog/publish-checks.ts';
import type { SaveMode } from '#domain/blog/save-post.ts';
import { slugOf } from '#domain/blog/slug.ts';
import { uuidOf } from '#domain/site/uuid.ts';
import {
  type CommonQuestion,
  type EditingAction,
  type EditingState,
  editingReducer,
  startEditing,
} from '#features/editing/editing-state.ts';
import { postKind } from '../post-kind.ts';

/** What a save of a post waits for. */
export type PostQuestion =
  | CommonQuestion<Post, SaveMode>
  | { kind: 'checks'; mode: SaveMode; checks: readonly PublishCheck[] }
  /** The post is public, and this save would unpublish it. */
  | { kind: 'leaves-site'; mode: SaveMode }
  /** Publication would show readers passages that the advertising check flags. */
  | { kind: 'advertising'; mode: SaveMode }
  /** Publication would take over an old address of another post. */
  | { kind: 'takes-address'; mode: SaveMode; slug: string; message: string; reason: string | undefined };

/** How the text is shown. */
export type View = 'write' | 'both' | 'preview';

export interface PostEditorState extends EditingState<PostFields, Post, PostQuestion> {
  /** Whether the slug follows the title: until it is edited by hand. */
  slugFollows: boolean;
  view: View;
}

export type PostEditorAction =
  | EditingAction<PostFields, Post, PostQuestion>
  | { kind: 'slug-typed'; slug: string }
  | { kind: 'viewed'; view: View }
  /** The key of the preview: shows it, or the text again. */
  | { kind: 'preview-pressed' };

export function startOf(post: Post): PostEditorState {
  const fields = fieldsOf(post);
  const start = startEditing<PostFields, Post, PostQuestion>({ fields, saved: fields, stored: post, id: post.id });
  return { ...start, slugFollows: follows(fields), view: 'write' };
}

/** @param start The defaults of a new post. @param fields Initial content, where a model wrote it. */
export function startOfNew(start: PostFields, fields: PostFields = start): PostEditorState {
  const slug = fields.slug === '' ? followingSlug(fields.title) : fields.slug;
  const text = { ...fields, slug };
  return {
    ...startEditing<PostFields, Post, PostQuestion>({ fields: text, saved: start, stored: null, id: newId() }),
    slugFollows: true,
    view: 'write',
  };
}

export function isDirty({ fields, saved }: PostEditorState): boolean {
  return postKind.differing(fields, saved).length > 0;
}

/** The body of a save. The server makes the slug of a new post while it follows the title, and makes it unique. */
export function fieldsToSend({ fields, stored, slugFollows }: PostEditorState): PostFields {
  return stored === null && slugFollows ? { ...fields, slug: '' } : fields;
}

/** The reducer of the post editor: that of every editor, and the slug that follows the title. */
export function postEditorReducer(state: PostEditorState, action: PostEditorAction): PostEditorState {
  switch (action.kind) {
    case 'viewed':
      return { ...state, view: action.view };
    case 'preview-pressed':
      return { ...state, view: state.view === 'preview' ? 'write' : 'preview' };
    case 'slug-typed': {
      const { slug } = action;
      // An emptied slug follows the title again.
      return { ...state, ...edited(state, { kind: 'changed', changes: { slug } }), slugFollows: slug === '' };
    }
    case 'changed': {
      const next = edited(state, action);
      const isNewTitle = state.slugFollows && action.changes.title !== undefined;
      return isNewTitle ? { ...next, fields: { ...next.fields, slug: followingSlug(next.fields.title) } } : next;
    }
    default: {
      const next = edited(state, action);
      return { ...next, slugFollows: followsAfter(action.kind, next) };
    }
  }
}

function edited(state: PostEditorState, action: EditingAction<PostFields, Post, PostQuestion>): PostEditorState {
  return { ...state, ...editingReducer(postKind, state, action) };
}

function followsAfter(kind: PostEditorAction['kind'], { fields, slugFollows }: PostEditorState): boolean {
  switch (kind) {
    case 'replaced':
      return fields.slug === followingSlug(fields.title);
    case 'restored':
    case 'rebased':
      return follows(fields);
    case 'saved':
      return slugFollows && follows(fields);
    default:
      return slugFollows;
  }
}

function newId(): string {
  return uuidOf(crypto.getRandomValues(new Uint8Array(16)));
}

/** The address of a published post changes by hand only, because readers know it. */
function follows({ slug, title, published }: PostFields): boolean {
  return !published && slug === followingSlug(title);
}

function followingSlug(title: string): string {
  return slugOf(title).slice(0, postLimits.slug).replace(/-$/, '');
}
