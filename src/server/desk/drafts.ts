import { isSameValue, mergeFields } from '#domain/desk/merge.ts';
import { type DeskKey, deskRecord } from '#domain/desk/records.ts';
import type { DraftReply, SavedValue } from '#wire/desk.ts';
import type { AuditEntry } from '../audit/audit-trail.ts';
import type { DeskContext } from './desk.ts';
import type { DraftRow } from './desk-store.ts';
import type { DeskRefusal } from './failures.ts';
import { liveValue } from './live-value.ts';

export interface DraftToSave {
  key: DeskKey;
  value: unknown;
  base: number | null;
  expected: number | null;
  /** The value of the draft that the editor saw; undefined for the live value. */
  seen?: unknown;
}

/** Saves that may be overtaken by another person's before the editor has to try again. */
const attempts = 5;

/**
 * Saves a draft whatever its value is. If another person saved the draft meanwhile, the fields of both are merged; a field
 * that both changed is refused with both values, and nothing is stored.
 */
export async function saveDraft(context: DeskContext, draft: DraftToSave): Promise<DraftReply | DeskRefusal> {
  const { store, member } = context;
  if (!deskRecord(draft.key)) return { failure: 'not-found' };
  const editor = member.email;
  let { value, expected } = draft;
  let mergedWith: string | undefined;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const before = await store.draft(draft.key);
    // Every save would fill the audit trail: a line says who began or continued a draft.
    const audit = before?.editor === editor ? undefined : draftedBy(context, draft.key);
    const result = await store.saveDraft(draft.key, { value, base: draft.base, expected, editor }, audit);
    if ('saved' in result) {
      const { version, savedAt } = result.saved;
      return { version, savedAt, ...(mergedWith === undefined ? {} : { merged: { value, with: mergedWith } }) };
    }
    const theirs = result.conflict;
    expected = theirs?.version ?? null;
    // It was published or dropped meanwhile.
    if (!theirs) continue;
    // The first attempt was stored, and only its reply was lost.
    if (isSameValue(theirs.value, value)) return { version: theirs.version, savedAt: theirs.savedAt };
    const base = draft.seen ?? (await liveNow(context, draft.key));
    const { value: merged, conflicts } = mergeFields(base, draft.value, theirs.value);
    if (conflicts.length > 0) {
      return { failure: 'conflict', conflict: { theirs: savedValue(theirs), merged, conflicts } };
    }
    value = merged;
    mergedWith = theirs.editor;
  }
  return { failure: 'storage-busy' };
}

async function liveNow(context: DeskContext, key: DeskKey): Promise<unknown> {
  return (await liveValue(context, await context.store.releases(), key, context.now())).value;
}

export async function dropDraft(
  context: DeskContext,
  key: DeskKey,
  expected: number,
): Promise<{ dropped: boolean } | DeskRefusal> {
  const audit = auditOf(context, 'fact-draft-dropped', key);
  return deskRecord(key) ? { dropped: await context.store.dropDraft(key, expected, audit) } : { failure: 'not-found' };
}

/** Makes a draft of a version. A draft in progress is not replaced. */
export async function restoreVersion(
  context: DeskContext,
  key: DeskKey,
  version: number,
): Promise<SavedValue | DeskRefusal> {
  const { store, member, now } = context;
  const row = deskRecord(key) && (await store.version({ key, version }));
  if (!row) return { failure: 'not-found' };
  const { value } = row;
  const live = await liveValue(context, await store.releases(), key, now());
  const draft = { value, base: live.version, expected: null, editor: member.email };
  const details = `version ${version}`;
  const result = await store.saveDraft(key, draft, { ...auditOf(context, 'fact-restored', key), details });
  if ('saved' in result) return savedValue(result.saved);
  const theirs = result.conflict;
  if (!theirs) return { failure: 'storage-busy' };
  if (isSameValue(theirs.value, value)) return savedValue(theirs);
  const message = 'There is a draft already. Publish or drop it first, so that nothing in it is lost.';
  const conflicts = [{ path: '', base: live.value, mine: value, theirs: theirs.value }];
  return { failure: 'conflict', message, conflict: { theirs: savedValue(theirs), merged: value, conflicts } };
}

export function savedValue({ version, value, editor, savedAt }: DraftRow): SavedValue {
  return { version, value, editor, savedAt };
}

function draftedBy(context: DeskContext, key: DeskKey): AuditEntry {
  return auditOf(context, 'fact-drafted', key);
}

export function auditOf({ by }: DeskContext, action: AuditEntry['action'], key: DeskKey): AuditEntry {
  return { action, by, subject: { id: key, name: deskRecord(key)?.title ?? key } };
}
