import { type Dispatch, useCallback, useRef, useState } from 'react';
import { checkPost, withoutReason } from '#domain/advertising/check-post.ts';
import type { Post, PostFields } from '#domain/blog/post.ts';
import { postFieldsSchema } from '#domain/blog/post-record.ts';
import { type PublishCheck, publishChecks } from '#domain/blog/publish-checks.ts';
import { latestDay, reviewProblem } from '#domain/blog/review.ts';
import { emptyTexts, missingInformation, publishedBy, type SaveMode, savedWords } from '#domain/blog/save-post.ts';
import { notify } from '#ui/toast/toasts.ts';
import type { InsertRequest, PostReply, StoredReason, UpdateRequest } from '#wire/blog-admin.ts';
import { AdminError, ask } from '../ask.ts';
import { type EditorAction, type EditorState, fieldsToSend } from './editor-state.ts';
import type { FieldProblems } from './summed-field.ts';

/** What a save waits for. */
export type PendingSave =
  | { kind: 'checks'; mode: SaveMode; checks: readonly PublishCheck[] }
  /** The post is public, and this save would unpublish it. */
  | { kind: 'leaves-site'; mode: SaveMode }
  /** Publication would show readers passages that the advertising check flags. */
  | { kind: 'advertising'; mode: SaveMode }
  /** Publication would take over an old address of another post. */
  | { kind: 'takes-address'; mode: SaveMode; slug: string; message: string; reason: string | undefined }
  | { kind: 'conflict'; mode: SaveMode; theirs: Post }
  | { kind: 'signed-out'; mode: SaveMode };

/** The reason for a refused save. */
export interface Refusal {
  title: string;
  text?: string | undefined;
  problems: FieldProblems;
  /** Number of refusals. */
  attempt: number;
}

export interface Saving {
  busy: boolean;
  waiting: PendingSave | undefined;
  /** The failure of the last save, until one succeeds. */
  failure: { mode: SaveMode; message: string } | undefined;
  problems: FieldProblems;
  /** The refusal of the last save, until the next attempt. */
  refusal: Refusal | undefined;
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
  stopWaiting: () => void;
  /** Clears the last failure. */
  settle: () => void;
  clearProblem: (field: keyof PostFields) => void;
}

interface SavingOptions {
  state: EditorState;
  /** Reasons of earlier versions that were published despite warnings. */
  reasons: readonly StoredReason[];
  dispatch: Dispatch<EditorAction>;
  onSaved: (post: Post, wasNew: boolean) => void;
  /** Called before the problems are shown. */
  onRefused: (problems: FieldProblems) => void;
}

/** Saves the post: asks for missing fields, sends it, and offers a next step for every failure. */
export function useSaving({ state, reasons, dispatch, onSaved, onRefused }: SavingOptions): Saving {
  const [busy, setBusy] = useState(false);
  const [waiting, setWaiting] = useState<PendingSave>();
  const [failure, setFailure] = useState<Saving['failure']>();
  const [problems, setProblems] = useState<FieldProblems>({});
  const [refusal, setRefusal] = useState<Refusal>();
  const running = useRef(false);
  /** The version that may be unpublished: confirmed once, also for a repeated save. */
  const mayLeave = useRef<number | undefined>(undefined);
  /** The old address of another post that this one may take over. */
  const takes = useRef<string | undefined>(undefined);

  /** Refuses a save. The notice is visible; the summary takes the focus, so screen readers announce it. */
  function refuse(found: FieldProblems, notice: { title: string; description: string }, isMissing = false): void {
    const count = Object.keys(found).length;
    const title = isMissing ? notice.title : `Please check ${count === 1 ? 'one thing' : `${count} things`}`;
    const text = isMissing ? notice.description : undefined;
    notify({ ...notice, tone: 'problem', isSilent: count > 0 });
    onRefused(found);
    setProblems(found);
    setRefusal((before) => ({ title, text, problems: found, attempt: (before?.attempt ?? 0) + 1 }));
  }

  async function save(mode: SaveMode, changes: Partial<PostFields> = {}, reason?: string): Promise<boolean> {
    if (running.current) return false;
    const fields = { ...fieldsToSend(state), ...changes, published: publishedBy(mode) };
    const empty = emptyTexts(fields);
    if (empty.length > 0) {
      const found = Object.fromEntries(empty.map((field) => [field, `Please fill in the ${field}.`]));
      refuse(found, missingInformation, true);
      return false;
    }
    const parsed = postFieldsSchema.safeParse(fields);
    if (!parsed.success) {
      const found = problemsOf(parsed.error.issues);
      refuse(found, failureNotice(Object.values(found)[0] ?? 'Something is not right.'));
      return false;
    }
    const reviewed = reviewProblem(fields, latestDay(Date.now()));
    if (reviewed) {
      const field = fields.reviewer.trim() === '' ? 'reviewer' : 'reviewedOn';
      refuse({ [field]: reviewed }, failureNotice(reviewed));
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
    setRefusal(undefined);
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
      if (known?.code === 'slug-taken') refuse({ slug: message }, failureNotice(message));
      else notify({ ...failureNotice(message), tone: 'problem' });
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
  return {
    busy,
    waiting,
    failure,
    problems,
    refusal,
    save,
    saveOffSite,
    takeAddress,
    stopWaiting,
    settle,
    clearProblem,
  };
}

function lacksReason(fields: PostFields, reasons: readonly StoredReason[]): boolean {
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

function failureNotice(message: string): { title: string; description: string } {
  return { title: 'Error', description: `Failed to save blog post: ${message}` };
}

function problemsOf(issues: readonly { path: readonly PropertyKey[]; message: string }[]): FieldProblems {
  return Object.fromEntries(issues.map(({ path, message }) => [path[0] as keyof PostFields, message]));
}
