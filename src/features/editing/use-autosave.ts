import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
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
import type { RecordKind, StoredRecord } from './record-kind.ts';

const pause = 700;

function drop(key: string): void {
  discardDraft(autosaveStorage(), key);
  eraseDraft(key).catch(() => {});
}

export interface Autosave<Fields> {
  /** Time of the last autosave; null while nothing is unsaved. */
  autosavedAt: number | null;
  /** Whether the browser refuses storage. */
  refused: boolean;
  /** An earlier editor's unsaved text. */
  found: AutosavedDraft<Fields> | undefined;
  /** Accepts the found text, or discards it. */
  settle: () => void;
  /** Moves found text that cannot be rendered to another key. */
  setAside: () => void;
}

interface EditedRecord<Fields, Stored> {
  fields: Fields;
  saved: Fields;
  stored: Stored | null;
  id: string;
}

/** Saves unsaved text in the browser during editing, and finds the text that an earlier editor left. */
export function useAutosave<Fields extends object, Stored extends StoredRecord>(
  kind: RecordKind<Fields, Stored>,
  { fields, saved, stored, id }: EditedRecord<Fields, Stored>,
): Autosave<Fields> {
  const [editor] = useState(() => Math.random().toString(36).slice(2, 10));
  const record = stored?.id ?? 'new';
  const version = stored?.version ?? null;
  const key = autosaveKey(kind, record, editor);
  const { found, settle, setAside } = useOrphanedDraft(kind, { record, saved, key });
  const dirty = kind.differing(fields, saved).length > 0;
  const [autosavedAt, setAutosavedAt] = useState<number | null>(null);
  const [refused, setRefused] = useState(false);
  // When the text was last passed to the browser, which may take a while to write it.
  const givenAt = useRef<number | null>(null);

  const keep = useCallback(() => {
    const now = Date.now();
    const draft = { fields, version, id, autosavedAt: now };
    const isStored = autosaveDraft(autosaveStorage(), key, draft);
    setRefused(!isStored);
    givenAt.current = isStored ? now : null;
    if (!isStored) return setAutosavedAt(null);
    const isWritten = () => {
      if (givenAt.current === now) setAutosavedAt(now);
    };
    writeDraft(key, JSON.stringify(draft)).then(isWritten, isWritten);
  }, [fields, version, id, key]);

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
  useOnLeaving(dirty, keep);

  // A new record gets another key when it is saved: its earlier draft is removed.
  const lastKey = useRef(key);
  useEffect(() => {
    if (lastKey.current !== key) drop(lastKey.current);
    lastKey.current = key;
  }, [key]);

  return { autosavedAt, refused, found, settle, setAside };
}

/** Calls `keep` for unsaved text that may be gone within the pause. */
function useOnLeaving(dirty: boolean, keep: () => void): void {
  // A closed window, or a phone that suspends the browser.
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

  // An editor that unmounts, as after a sign-out in another tab.
  const atTheEnd = useRef<() => void>(undefined);
  atTheEnd.current = dirty ? keep : undefined;
  useEffect(() => () => atTheEnd.current?.(), []);
}

interface DraftSearch<Fields> {
  /** The record's id, or 'new'. */
  record: string;
  saved: Fields;
  /** The key of this editor's own draft. */
  key: string;
}

/** The newest text that an earlier editor of the record left. */
function useOrphanedDraft<Fields extends object, Stored extends StoredRecord>(
  kind: RecordKind<Fields, Stored>,
  { record, saved, key }: DraftSearch<Fields>,
) {
  const look = () => {
    const found = orphanedDrafts(kind, autosaveStorage(), record, Date.now(), key);
    // It was saved after all, before the browser could remove it.
    const isSaved = found && kind.differing(found.draft.fields, saved).length === 0;
    if (isSaved) drop(found.key);
    return isSaved ? undefined : found;
  };
  const [left, setLeft] = useState(look);
  const lookAgain = useEffectEvent(() => setLeft((found) => found ?? look()));
  useEffect(() => {
    recoverDrafts(autosaveStorage()).then(lookAgain, () => {});
  }, []);

  const settle = useCallback(() => {
    if (left) drop(left.key);
    setLeft(undefined);
  }, [left]);
  const setAside = useCallback(() => {
    if (left) setDraftAside(localStorage, left.key);
  }, [left]);
  return { found: left?.draft, settle, setAside };
}
