import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { differingFields } from '#domain/blog/compare-posts.ts';
import {
  type AutosavedDraft,
  autosaveDraft,
  autosaveKey,
  autosaveStorage,
  discardDraft,
  orphanedDrafts,
  setDraftAside,
} from './autosave.ts';
import { eraseDraft, recoverDrafts, writeDraft } from './draft-journal.ts';
import { type EditorState, isDirty } from './editor-state.ts';

const pause = 700;

function drop(key: string): void {
  discardDraft(autosaveStorage(), key);
  eraseDraft(key).catch(() => {});
}

export interface Keeping {
  /** Time of the last autosave; null while nothing is unsaved. */
  autosavedAt: number | null;
  /** Whether the browser refuses storage. */
  refused: boolean;
  /** An earlier editor's unsaved text. */
  found: AutosavedDraft | undefined;
  /** Accepts the found text, or discards it. */
  settle: () => void;
  /** Moves found text that cannot be rendered to another key. */
  setAside: () => void;
}

/** Saves unsaved text in the browser during editing, and finds the text that an earlier editor left. */
export function useAutosave(state: EditorState): Keeping {
  const [editor] = useState(() => Math.random().toString(36).slice(2, 10));
  const post = state.stored?.id ?? 'new';
  const key = autosaveKey(post, editor);
  const look = () => {
    const found = orphanedDrafts(autosaveStorage(), post, Date.now(), key);
    // It was saved after all, before the browser could remove it.
    const isSaved = found && differingFields(found.draft.fields, state.saved).length === 0;
    if (isSaved) drop(found.key);
    return isSaved ? undefined : found;
  };
  const [left, setLeft] = useState(look);
  const [autosavedAt, setAutosavedAt] = useState<number | null>(null);
  const [refused, setRefused] = useState(false);
  const dirty = isDirty(state);

  const lookAgain = useEffectEvent(() => setLeft((found) => found ?? look()));
  useEffect(() => {
    recoverDrafts(autosaveStorage()).then(lookAgain, () => {});
  }, []);

  // When the text was last passed to the browser, which may take a while to write it.
  const givenAt = useRef<number | null>(null);

  const keep = useCallback(() => {
    const now = Date.now();
    const draft = { fields: state.fields, version: state.stored?.version ?? null, id: state.id, autosavedAt: now };
    const isStored = autosaveDraft(autosaveStorage(), key, draft);
    setRefused(!isStored);
    givenAt.current = isStored ? now : null;
    if (!isStored) return setAutosavedAt(null);
    const isWritten = () => {
      if (givenAt.current === now) setAutosavedAt(now);
    };
    writeDraft(key, JSON.stringify(draft)).then(isWritten, isWritten);
  }, [state, key]);

  useEffect(() => {
    if (!dirty) {
      drop(key);
      givenAt.current = null;
      setAutosavedAt(null);
      return;
    }
    const timer = setTimeout(keep, pause);
    return () => clearTimeout(timer);
  }, [dirty, keep, key]);

  // A closed window, or a phone that suspends the browser, does not wait for the pause.
  useEffect(() => {
    if (!dirty) return;
    const keepNow = () => {
      if (document.visibilityState === 'hidden') keep();
    };
    addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keepNow);
    return () => {
      removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keepNow);
    };
  }, [dirty, keep]);

  // An editor that unmounts within the pause, as after a sign-out in another tab, stores its text first.
  const atTheEnd = useRef<() => void>(undefined);
  atTheEnd.current = dirty ? keep : undefined;
  useEffect(() => () => atTheEnd.current?.(), []);

  // A new post gets another key when it is saved: its earlier draft is removed.
  const lastKey = useRef(key);
  useEffect(() => {
    if (lastKey.current !== key) drop(lastKey.current);
    lastKey.current = key;
  }, [key]);

  const settle = useCallback(() => {
    if (left) drop(left.key);
    setLeft(undefined);
  }, [left]);

  const setAside = useCallback(() => {
    if (left) setDraftAside(localStorage, left.key);
  }, [left]);

  return { autosavedAt, refused, found: left?.draft, settle, setAside };
}
