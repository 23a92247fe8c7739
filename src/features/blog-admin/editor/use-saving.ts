import { type Dispatch, useCallback, useRef, useState } from 'react';
import { checkPost, withoutReason } from '#domain/advertising/check-post.ts';
import type { Post, PostFields } from '#domain/blog/post.ts';
import { type PublishCheck, publishChecks } from '#domain/blog/publish-checks.ts';
import { latestDay, reviewProblem } from '#domain/blog/review.ts';
import {
  emptyTexts,
  missingInformation,
  postFieldsSchema,
  publishedBy,
  type SaveMode,
  savedWords,
} from '#domain/blog/save-post.ts';
import { notify } from '#ui/toast/notices.ts';
import type { InsertRequest, KeptReason, PostReply, UpdateRequest } from '#wire/blog-admin.ts';
import { AdminError, ask } from '../ask.ts';
import { type EditorAction, type EditorState, fieldsToSend } from './editor-state.ts';

/** What a save waits for. */
export type Waiting =
  | { kind: 'checks'; mode: SaveMode; checks: readonly PublishCheck[] }
  /** Readers see the post, and would not after this save. */
  | { kind: 'leaves-site'; mode: SaveMode }
  /** Published, readers would see passages that the advertising check stops at. */
  | { kind: 'advertising'; mode: SaveMode }
  /** Published, the post takes over an old address of another. */
  | { kind: 'takes-address'; mode: SaveMode; slug: string; message: string; reason: string | undefined }
  | { kind: 'conflict'; mode: SaveMode; theirs: Post }
  | { kind: 'signed-out'; mode: SaveMode };

export type FieldProblems = Partial<Record<keyof PostFields, string>>;

export interface Saving {
  busy: boolean;
  waiting: Waiting | undefined;
  /** Why the last save failed, until one succeeds. */
  failure: { mode: SaveMode; message: string } | undefined;
  problems: FieldProblems;
  /**
   * @param changes Put into the post first, such as an answer to a check.
   * @param reason Why it is published over warnings of the advertising check.
   * @returns True once it is saved.
   */
  save: (mode: SaveMode, changes?: Partial<PostFields>, reason?: string) => Promise<boolean>;
  /** Saves although the post leaves the site by it. */
  saveOffSite: (mode: SaveMode) => Promise<boolean>;
  /** Publishes at an old address of another post, for the same reason as before. */
  takeAddress: (mode: SaveMode, slug: string, reason: string | undefined) => Promise<boolean>;
  stopWaiting: () => void;
  /** What the last save failed for is settled. */
  settle: () => void;
  clearProblem: (field: keyof PostFields) => void;
}

interface SavingOptions {
  state: EditorState;
  /** Why earlier versions were published over warnings. */
  reasons: readonly KeptReason[];
  dispatch: Dispatch<EditorAction>;
  onSaved: (post: Post, wasNew: boolean) => void;
  /** The first field that something is wrong with. */
  onProblem: (field: keyof PostFields) => void;
}

/** Saves the post: asks for what is missing, sends it, and turns every failure into something that can be done. */
export function useSaving({ state, reasons, dispatch, onSaved, onProblem }: SavingOptions): Saving {
  const [busy, setBusy] = useState(false);
  const [waiting, setWaiting] = useState<Waiting>();
  const [failure, setFailure] = useState<Saving['failure']>();
  const [problems, setProblems] = useState<FieldProblems>({});
  const running = useRef(false);
  /** The version that may leave the site: asked once, also where the save has to be tried again. */
  const mayLeave = useRef<number | undefined>(undefined);
  /** The old address of another post that this one may take. */
  const takes = useRef<string | undefined>(undefined);

  function refuse(found: FieldProblems): void {
    setProblems(found);
    const first = Object.keys(found)[0] as keyof PostFields | undefined;
    if (first) onProblem(first);
  }

  async function save(mode: SaveMode, changes: Partial<PostFields> = {}, reason?: string): Promise<boolean> {
    if (running.current) return false;
    const fields = { ...fieldsToSend(state), ...changes, published: publishedBy(mode) };
    const empty = emptyTexts(fields);
    if (empty.length > 0) {
      notify({ ...missingInformation, tone: 'problem' });
      refuse(Object.fromEntries(empty.map((field) => [field, `Please fill in the ${field}.`])));
      return false;
    }
    const parsed = postFieldsSchema.safeParse(fields);
    if (!parsed.success) {
      const found = problemsOf(parsed.error.issues);
      tellFailure(Object.values(found)[0] ?? 'Something is not right.');
      refuse(found);
      return false;
    }
    const reviewed = reviewProblem(fields, latestDay(Date.now()));
    if (reviewed) {
      tellFailure(reviewed);
      refuse({ [fields.reviewer.trim() === '' ? 'reviewer' : 'reviewedOn']: reviewed });
      return false;
    }
    const checks = fields.published ? publishChecks(fields) : [];
    if (checks.length > 0) {
      setWaiting({ kind: 'checks', mode, checks });
      return false;
    }
    if (fields.published && reason === undefined && lacksReason(fields, reasons)) {
      if (Object.keys(changes).length > 0) dispatch({ kind: 'changed', changes });
      setWaiting({ kind: 'advertising', mode });
      return false;
    }
    if (state.stored?.published && !fields.published && mayLeave.current !== state.stored.version) {
      setWaiting({ kind: 'leaves-site', mode });
      return false;
    }
    if (Object.keys(changes).length > 0) dispatch({ kind: 'changed', changes });
    const before = { ...state.fields, ...changes };
    running.current = true;
    setBusy(true);
    setWaiting(undefined);
    setProblems({});
    try {
      const { post } = await send(state, parsed.data, reason, takes.current);
      setFailure(undefined);
      dispatch({ kind: 'saved', post, before });
      notify({ ...savedWords[mode], tone: 'good' });
      onSaved(post, state.stored === null);
      return true;
    } catch (error) {
      failed(mode, error, { slug: parsed.data.slug || (state.stored?.slug ?? ''), reason });
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  function failed(mode: SaveMode, error: unknown, sent: { slug: string; reason: string | undefined }): void {
    const known = error instanceof AdminError ? error : undefined;
    const message = error instanceof Error ? error.message : 'Something went wrong';
    setFailure({ mode, message });
    if (known?.code === 'conflict' && known.current) {
      setWaiting({ kind: 'conflict', mode, theirs: known.current });
    } else if (known?.code === 'signed-out') {
      setWaiting({ kind: 'signed-out', mode });
    } else if (known?.code === 'advertising') {
      setWaiting({ kind: 'advertising', mode });
    } else if (known?.code === 'slug-leads') {
      setWaiting({ kind: 'takes-address', mode, message, ...sent });
    } else {
      tellFailure(message);
      if (known?.code === 'slug-taken') refuse({ slug: message });
    }
  }

  function saveOffSite(mode: SaveMode): Promise<boolean> {
    mayLeave.current = state.stored?.version;
    return save(mode);
  }

  function takeAddress(mode: SaveMode, slug: string, reason: string | undefined): Promise<boolean> {
    takes.current = slug;
    return save(mode, {}, reason);
  }

  const stopWaiting = useCallback(() => {
    mayLeave.current = undefined;
    setWaiting(undefined);
  }, []);
  const settle = useCallback(() => {
    setWaiting(undefined);
    setFailure(undefined);
  }, []);
  const clearProblem = useCallback(
    (field: keyof PostFields) =>
      setProblems((present) => (field in present ? { ...present, [field]: undefined } : present)),
    [],
  );
  return { busy, waiting, failure, problems, save, saveOffSite, takeAddress, stopWaiting, settle, clearProblem };
}

function lacksReason(fields: PostFields, reasons: readonly KeptReason[]): boolean {
  const settled = reasons.flatMap(({ passages }) => passages);
  return withoutReason(checkPost(fields), settled).length > 0;
}

async function send(
  { stored, id }: EditorState,
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

function tellFailure(message: string): void {
  notify({ title: 'Error', description: `Failed to save blog post: ${message}`, tone: 'problem' });
}

function problemsOf(issues: readonly { path: readonly PropertyKey[]; message: string }[]): FieldProblems {
  return Object.fromEntries(issues.map(({ path, message }) => [path[0] as keyof PostFields, message]));
}
