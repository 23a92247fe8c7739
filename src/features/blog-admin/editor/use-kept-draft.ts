import { useCallback, useEffect, useRef, useState } from 'react';
import { differingFields } from '#domain/blog/compare-posts.ts';
import { type EditorState, isDirty } from './editor-state.ts';
import { dropDraft, type KeptDraft, keepDraft, keptKey, leftBehind, setDraftAside } from './kept-drafts.ts';

const pause = 700;

export interface Keeping {
  /** When the text was last kept; null while there is nothing to keep. */
  keptAt: number | null;
  /** Whether the browser refuses to keep anything. */
  refused: boolean;
  /** A text that an earlier editor left behind. */
  found: KeptDraft | undefined;
  /** Takes the found text, or throws it away. */
  settle: () => void;
  /** Puts the found text where no editor meets it again: it cannot be drawn. */
  setAside: () => void;
}

/** Keeps unsaved text in the browser while it is written, and finds what an earlier editor left behind. */
export function useKeptDraft(state: EditorState): Keeping {
  const [editor] = useState(() => Math.random().toString(36).slice(2, 10));
  const post = state.stored?.id ?? 'new';
  const [left, setLeft] = useState(() => {
    const found = leftBehind(localStorage, post, Date.now());
    // Saved after all, before the browser could drop it.
    const isSaved = found && differingFields(found.draft.fields, state.saved).length === 0;
    if (isSaved) dropDraft(localStorage, found.key);
    return isSaved ? undefined : found;
  });
  const [keptAt, setKeptAt] = useState<number | null>(null);
  const [refused, setRefused] = useState(false);
  const key = keptKey(post, editor);
  const dirty = isDirty(state);

  const keep = useCallback(() => {
    const now = Date.now();
    const draft = { fields: state.fields, version: state.stored?.version ?? null, id: state.id, keptAt: now };
    const kept = keepDraft(localStorage, key, draft);
    setRefused(!kept);
    setKeptAt(kept ? now : null);
  }, [state, key]);

  useEffect(() => {
    if (!dirty) {
      dropDraft(localStorage, key);
      setKeptAt(null);
      return;
    }
    const timer = setTimeout(keep, pause);
    return () => clearTimeout(timer);
  }, [dirty, keep, key]);

  // A window that is closed, or a phone that puts the browser away, does not wait for the pause.
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

  // An editor that goes within the pause, as when somebody signs out in another tab, leaves its text behind.
  const atTheEnd = useRef<() => void>(undefined);
  atTheEnd.current = dirty ? keep : undefined;
  useEffect(() => () => atTheEnd.current?.(), []);

  // A new post that was saved has another key: its draft from before goes.
  const lastKey = useRef(key);
  useEffect(() => {
    if (lastKey.current !== key) dropDraft(localStorage, lastKey.current);
    lastKey.current = key;
  }, [key]);

  const settle = useCallback(() => {
    if (left) dropDraft(localStorage, left.key);
    setLeft(undefined);
  }, [left]);

  const setAside = useCallback(() => {
    if (left) setDraftAside(localStorage, left.key);
  }, [left]);

  return { keptAt, refused, found: left?.draft, settle, setAside };
}
