import { type Dispatch, useRef } from 'react';
import type { Post, PostFields } from '#domain/blog/post.ts';
import { postFieldsSchema } from '#domain/blog/post-record.ts';
import { publishedBy, type SaveMode, savedWords } from '#domain/blog/save-post.ts';
import type { StaffRequestError } from '#features/editing/ask.ts';
import { type Save, useSaving } from '#features/editing/use-saving.ts';
import type { InsertRequest, PostReply, StoredReason, UpdateRequest } from '#wire/blog-admin.ts';
import { ask } from '../ask.ts';
import { fieldsToSend, type PostEditorAction, type PostEditorState, type PostQuestion } from './post-editor-state.ts';
import { failureNotice, saveObstacle } from './save-obstacle.ts';

export interface PostSaving {
  /**
   * @param changes Applied to the post first, such as an answer to a check.
   * @param reason Why it is published despite warnings of the advertising check.
   * @returns True once it is saved.
   */
  save: (mode: SaveMode, changes?: Partial<PostFields>, reason?: string) => Promise<boolean>;
  /** Saves although this unpublishes the post. */
  saveOffSite: (mode: SaveMode) => Promise<boolean>;
  /** Publishes at an old address of another post, with the same reason as before. */
  takeAddress: (mode: SaveMode, slug: string, reason: string | undefined) => Promise<boolean>;
  /** Closes the question that a save waits for. */
  stopWaiting: () => void;
  /** The same, and clears the last failure. */
  settle: () => void;
}

interface PostSavingOptions {
  state: PostEditorState;
  /** Reasons of earlier versions that were published despite warnings. */
  reasons: readonly StoredReason[];
  dispatch: Dispatch<PostEditorAction>;
  onSaved: (post: Post, wasNew: boolean) => void;
  /** Called before the problems are shown. */
  onRefused: (problems: Partial<Record<keyof PostFields, string>>) => void;
}

/** Saves the post: asks for missing fields, sends it, and offers a next step for every failure. */
export function usePostSaving({ state, reasons, dispatch, onSaved, onRefused }: PostSavingOptions): PostSaving {
  const { isRunning, run, refuse } = useSaving<PostFields, Post, PostQuestion>({ state, dispatch, onSaved, onRefused });
  /** The version that may be unpublished: confirmed once, also for a repeated save. */
  const mayLeave = useRef<number | undefined>(undefined);
  /** The old address of another post that this one may take over. */
  const takes = useRef<string | undefined>(undefined);
  const { stored } = state;

  async function save(mode: SaveMode, changes: Partial<PostFields> = {}, reason?: string): Promise<boolean> {
    if (isRunning()) return false;
    const fields = { ...fieldsToSend(state), ...changes, published: publishedBy(mode) };
    const obstacle = saveObstacle({ mode, fields, reason, stored, reasons, mayLeave: mayLeave.current });
    if (obstacle && 'problems' in obstacle) {
      refuse(obstacle.problems, obstacle.notice, obstacle.summary);
      return false;
    }
    if (obstacle) {
      const { question } = obstacle;
      if (question.kind === 'advertising' && Object.keys(changes).length > 0) dispatch({ kind: 'changed', changes });
      dispatch({ kind: 'save-asked', question });
      return false;
    }
    return run({
      mode,
      changes,
      send: async () => (await send(state, postFieldsSchema.parse(fields), reason, takes.current)).post,
      done: savedWords[mode],
      failed: failureNotice,
      onFailure: (error) => afterFailure(error, mode, fields.slug || (stored?.slug ?? ''), reason),
    });
  }

  return {
    save,
    saveOffSite: (mode) => {
      mayLeave.current = stored?.version;
      return save(mode);
    },
    takeAddress: (mode, slug, reason) => {
      takes.current = slug;
      return save(mode, {}, reason);
    },
    stopWaiting: () => {
      mayLeave.current = undefined;
      dispatch({ kind: 'save-asked', question: undefined });
    },
    settle: () => {
      dispatch({ kind: 'save-asked', question: undefined });
      dispatch({ kind: 'save-failed', failure: undefined });
    },
  };
}

/** What only a post is refused for. */
function afterFailure(
  { code, message }: StaffRequestError,
  mode: SaveMode,
  slug: string,
  reason: string | undefined,
): ReturnType<Save<PostFields, Post, PostQuestion>['onFailure']> {
  if (code === 'advertising') return { question: { kind: 'advertising', mode } };
  if (code === 'slug-leads') return { question: { kind: 'takes-address', mode, message, slug, reason } };
  return code === 'slug-taken' ? { problems: { slug: message } } : undefined;
}

async function send(
  { stored, id }: PostEditorState,
  fields: PostFields,
  reason?: string,
  takes?: string,
): Promise<PostReply> {
  const copy = { ...fields, tags: [...fields.tags] };
  const why = {
    ...(reason === undefined ? {} : { advertisingReason: reason }),
    ...(takes === undefined ? {} : { takeAddress: takes }),
  };
  if (stored === null) return ask('posts', { body: { fields: copy, id, ...why } satisfies InsertRequest });
  return ask(`posts/${stored.id}`, { body: { fields: copy, version: stored.version, ...why } satisfies UpdateRequest });
}
