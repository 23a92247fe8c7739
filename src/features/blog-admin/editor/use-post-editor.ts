import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Dispatch, type RefObject, useEffect, useReducer, useRef } from 'react';
import type { Post, PostFields } from '#domain/blog/post.ts';
import { useUnsaved } from '#features/editing/leave-guard.tsx';
import { type Autosave, useAutosave } from '#features/editing/use-autosave.ts';
import type { StoredReason } from '#wire/blog-admin.ts';
import type { BlogAdminSettings } from '../blog-admin.tsx';
import { postKind } from '../post-kind.ts';
import { reasonsQuery } from '../queries.ts';
import {
  isDirty,
  type PostEditorAction,
  type PostEditorState,
  postEditorReducer,
  startOf,
  startOfNew,
} from './post-editor-state.ts';
import { selectPassage } from './select-passage.ts';
import { editorKeys, isPressed } from './shortcuts.ts';
import { type PostSaving, usePostSaving } from './use-post-saving.ts';
import { type Proposals, useProposals } from './use-proposals.ts';

/** The post to edit, or the defaults and initial content of a new one. */
export type EditorStart = { post: Post } | { fresh: PostFields; written?: PostFields | undefined };

/** All that a panel of the editor may show and do. */
export interface PostEditor {
  state: PostEditorState;
  dispatch: Dispatch<PostEditorAction>;
  dirty: boolean;
  saving: PostSaving;
  autosave: Autosave<PostFields>;
  proposals: Proposals;
  /** Stored reasons for passages that the advertising check flags. */
  reasons: readonly StoredReason[];
  settings: BlogAdminSettings;
  text: RefObject<HTMLTextAreaElement | null>;
  change: (changes: Partial<PostFields>) => void;
  askToSignIn: () => void;
  /** Shows and selects a passage of a field. */
  showPassage: (field: keyof PostFields, start: number, end: number) => void;
  mayLose: () => boolean;
  form: RefObject<HTMLDivElement | null>;
}

/** The state of the editor of one post and everything that changes it. @param onInserted Called when a new post gets its id. */
export function usePostEditor(
  start: EditorStart,
  settings: BlogAdminSettings,
  onInserted: (id: string) => void,
): PostEditor {
  const [state, dispatch] = useReducer(postEditorReducer, start, (from) =>
    'post' in from ? startOf(from.post) : startOfNew(from.fresh, from.written),
  );
  const { fields, stored, view } = state;
  const form = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const queries = useQueryClient();
  const dirty = isDirty(state);
  const { mayLose, afterSave } = useUnsaved(dirty);
  const reasonsReply = useQuery({ ...reasonsQuery(stored?.id ?? ''), enabled: stored !== null });
  const reasons = reasonsReply.data?.reasons ?? [];
  const showText = () => {
    if (view === 'preview') dispatch({ kind: 'viewed', view: 'write' });
  };
  const saving = usePostSaving({
    state,
    reasons,
    dispatch,
    onRefused: ({ content }) => {
      if (content) showText();
    },
    onSaved: (post, wasNew) => {
      const changed = [['posts'], ['categories'], ['revisions', post.id], ['reasons', post.id]];
      for (const queryKey of changed) void queries.invalidateQueries({ queryKey });
      if (wasNew) afterSave(() => onInserted(post.id));
    },
  });
  useEditorKeys(dispatch, () => void saving.save(stored?.published ? 'publish' : 'draft'));

  return {
    state,
    dispatch,
    dirty,
    saving,
    autosave: useAutosave(postKind, state),
    proposals: useProposals(fields, dispatch),
    reasons,
    settings,
    text,
    change: (changes) => dispatch({ kind: 'changed', changes }),
    askToSignIn: () => dispatch({ kind: 'sign-in-asked', signsIn: true }),
    showPassage: (field, start, end) => {
      showText();
      setTimeout(() => selectPassage(form.current?.querySelector(`[name='${field}']`) ?? text.current, start, end));
    },
    mayLose,
    form,
  };
}

/** The keys that hold everywhere in the editor. @param save Saves the post as it is, a draft or published. */
function useEditorKeys(dispatch: Dispatch<PostEditorAction>, save: () => void): void {
  const saveNow = useRef(save);
  saveNow.current = save;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isPressed(editorKeys.save.keys, event)) {
        event.preventDefault();
        // After the field has handled the key, such as one that ends a tag.
        if (!document.querySelector('dialog[open]')) setTimeout(() => saveNow.current());
      } else if (isPressed(editorKeys.preview.keys, event)) {
        event.preventDefault();
        dispatch({ kind: 'preview-pressed' });
      }
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [dispatch]);
}
