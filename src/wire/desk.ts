import { z } from 'zod';
import { reasonLimits } from '#domain/advertising/reason.ts';
import type { MergeConflict } from '#domain/desk/merge.ts';
import type { DeskGroup, DeskKey } from '#domain/desk/records.ts';

/** Everything that the desk asks of the server stands under this address. Times are ISO 8601, UTC. */
export const deskAddress = '/api/desk';

/** Minutes during which a publication can be undone in one press. */
export const undoMinutes = 10;

const key = z.templateLiteral([z.string(), '.yaml#', z.string()]);
/** Of a published version or a draft. */
const version = z.number().int().positive();
const moment = z.iso.datetime();
/** A record's value. A draft may be wrong in any way, so nothing but its presence is checked. */
const value = z.unknown().refine((given) => given !== undefined, 'Send the value');

/** A form field, made of a record's schema on the server. */
export interface FormNode {
  kind:
    | 'group'
    | 'list'
    | 'line'
    | 'text'
    | 'number'
    | 'money'
    | 'date'
    /** A day, or a day with a time as 2026-12-24T12:00, by the clinic's clock. */
    | 'time'
    | 'choice'
    | 'tick'
    /** Shown, and sent back as it is. */
    | 'readonly';
  /** The key in its group; empty for the record itself and for the item of a list. */
  name: string;
  label: string;
  help?: string;
  required: boolean;
  /** Of a number; of the characters of a text; of the items of a list. */
  min?: number;
  max?: number;
  /** A regular expression that the text matches, and the advice when it does not. */
  pattern?: string;
  advice?: string;
  /** Of a choice. */
  options?: readonly { value: string; label: string }[];
  /** What an absent field stands for, such as a tick that is set. */
  initial?: unknown;
  /** Of a group. */
  fields?: readonly FormNode[];
  /** Of a list. */
  item?: FormNode;
  /** Of a list: fields of an item that name it, such as ['days']. */
  namedBy?: readonly string[];
  /** Of a group with keys of its own, such as footnotes: the form of each value. */
  values?: FormNode;
}

/** A line of the list of records. */
export interface DeskEntry {
  key: DeskKey;
  title: string;
  group: DeskGroup;
  /** The live value in a few words. */
  summary: string;
  /** Of the live version; null where the file shows. */
  changedBy: string | null;
  changedAt: string | null;
  hasDraft: boolean;
  /** Releases that begin or end later. */
  scheduled: readonly { id: string; title: string; from: string; to: string | null }[];
  /** The published value no longer fits, so that the file shows. */
  setAside: boolean;
  needsConfirmation: boolean;
}

/** GET /api/desk */
export interface DeskReply {
  records: readonly DeskEntry[];
  /** The publication that can be undone now. */
  undo: { release: string; title: string; until: string } | null;
  /** Whether this member of staff may publish. */
  mayPublish: boolean;
  /** Whether CONTENT_EDITS=off starts the site from its files: what is published here is not shown. */
  isOff: boolean;
}

/** GET record?key= */
export const recordRequest = z.object({ key });

/** A value that another person saved. */
export interface SavedValue {
  version: number;
  value: unknown;
  editor: string;
  savedAt: string;
}

/** A published version in the history. */
export interface DeskVersion {
  version: number;
  value: unknown;
  editor: string;
  savedAt: string;
  note: string;
  /** The fields that differ from the version before it. */
  changed: readonly string[];
}

export interface RecordReply {
  key: DeskKey;
  title: string;
  form: FormNode;
  /** `version` is null where the file shows. */
  live: { version: number | null; value: unknown };
  /** The fields that both the file and the live version changed, for a decision; null if there are none. */
  fileChanged: readonly MergeConflict[] | null;
  draft: (SavedValue & { base: number | null }) | null;
  /** Newest first. */
  history: readonly DeskVersion[];
  needsConfirmation: boolean;
}

/** POST draft */
export const draftRequest = z.object({
  key,
  value,
  /** The published version that the value started from; null for the file. */
  base: version.nullable(),
  /** The draft's version that the editor saw; null for none. */
  expected: version.nullable(),
  /** The value of that draft, from which two changes are merged; the live value where it is missing. */
  seen: z.unknown().optional(),
});

export interface DraftReply {
  version: number;
  savedAt: string;
  /** The value as stored, where another person's fields were merged into it. */
  merged?: { value: unknown; with: string };
}

/** 409 with 'conflict': both changed the same fields, and nothing was stored. Save again with `expected: theirs.version`. */
export interface DraftConflict {
  theirs: SavedValue;
  /** Both changes; a field in conflict has the sender's value. */
  merged: unknown;
  conflicts: readonly MergeConflict[];
}

/** POST drop-draft */
export const dropDraftRequest = z.object({ key, expected: version });

/** POST check */
export const checkRequest = z.object({ key, value, from: moment.nullable() });

/** Something wrong at a field of the record, named as `fees.initial.rebate`; empty for the whole record. */
export interface FieldProblem {
  path: string;
  fix: string;
}

export interface ContentPlace {
  file: string;
  field: string;
  fix: string;
}

export interface CheckReply {
  /** At fields of this record. Publishing is possible when there are none here and none elsewhere. */
  problems: readonly FieldProblem[];
  /** In other files, because of this change. */
  elsewhere: readonly ContentPlace[];
  /** What visitors will read differently, as text. */
  reach: {
    pages: readonly { address: string; title: string; before: string; after: string }[];
    answers: readonly { id: string; question: string; before: string; after: string }[];
  };
  /** Old values and phrases that still stand in sentences. */
  alsoSays: readonly { phrase: string; places: readonly { address: string; where: string; text: string }[] }[];
}

/** The administrator, once more: the password, and the code of the second factor where it is on. */
const confirmation = z.object({ password: z.string().min(1).max(1000), code: z.string().max(100).optional() });

const dates = z
  .object({ from: moment.nullable(), to: moment.nullable() })
  .refine(({ from, to }) => to === null || from === null || Date.parse(from) < Date.parse(to), {
    path: ['to'],
    error: 'The last moment has to be after the first one',
  });

/** POST publish */
export const publishRequest = z
  .object({
    key,
    value,
    /** The version from which the value started; null for the file. */
    expectedLive: version.nullable(),
    /** What changed and why, for colleagues. */
    note: z.string().trim().max(500).default(''),
    /** Why it is published although `alsoSays` still names places. */
    reason: z
      .string()
      .trim()
      .min(reasonLimits.least, `Give a reason of at least ${reasonLimits.least} characters`)
      .max(reasonLimits.most, `The reason may have at most ${reasonLimits.most} characters`)
      .optional(),
    confirmation: confirmation.optional(),
  })
  .and(dates);

export interface PublishReply {
  release: string;
  /** Until when it can be undone in one press. */
  until: string;
}

/** 409 with 'stale': another version is live by now. Publish again with `expectedLive: theirs.version`. */
export interface PublishConflict {
  /** `version` is null where the file shows. */
  theirs: { version: number | null; value: unknown; editor: string | null; savedAt: string | null };
  merged: unknown;
  conflicts: readonly MergeConflict[];
}

/** POST undo: a publication of the last ten minutes, or a release that has not begun. */
export const undoRequest = z.object({ release: z.string().min(1).max(100) });

/** POST restore: makes a draft of a version. */
export const restoreRequest = z.object({ key, version });

/** GET preview?key=&address=: a page of the site with the draft, as HTML. */
export const previewRequest = z.object({
  key,
  address: z
    .string()
    .regex(/^\/(?![/\\])/, 'Write an address of this site')
    .max(300),
});

export type DeskFailureCode =
  | 'signed-out'
  | 'not-allowed'
  | 'cross-site'
  | 'too-large'
  | 'not-found'
  | 'method-not-allowed'
  | 'invalid'
  /** A draft in which another person changed the same field; with `DraftConflict`. */
  | 'conflict'
  /** Another version is live by now; with `PublishConflict`. */
  | 'stale'
  /** The check found problems; with `CheckReply`. */
  | 'problems'
  /** The old words still stand somewhere, and no reason is given; with `CheckReply`. */
  | 'reason-needed'
  /** Password and code are needed, or are wrong. */
  | 'confirm'
  | 'too-many'
  /** The ten minutes are over, or the record was published again. */
  | 'undo-late'
  | 'undo-followed'
  | 'storage-busy'
  | 'storage-full'
  | 'storage-unreachable'
  | 'storage-damaged'
  | 'internal-error';

/** What a request that was not carried out is answered with. */
export interface DeskFailure {
  error: { code: DeskFailureCode; message: string };
  conflict?: DraftConflict;
  stale?: PublishConflict;
  check?: CheckReply;
}

/** Every operation: a request, as the body of a POST or the query of a GET, and its reply. */
export interface DeskApi {
  '': { request: undefined; reply: DeskReply };
  record: { request: z.input<typeof recordRequest>; reply: RecordReply };
  draft: { request: z.input<typeof draftRequest>; reply: DraftReply };
  'drop-draft': { request: z.input<typeof dropDraftRequest>; reply: { dropped: boolean } };
  check: { request: z.input<typeof checkRequest>; reply: CheckReply };
  publish: { request: z.input<typeof publishRequest>; reply: PublishReply };
  undo: { request: z.input<typeof undoRequest>; reply: { undone: string } };
  restore: { request: z.input<typeof restoreRequest>; reply: SavedValue };
  preview: { request: z.input<typeof previewRequest>; reply: string };
}

/** What an operation answers, with status 200 or another. */
export type DeskAnswer<Operation extends keyof DeskApi> = DeskApi[Operation]['reply'] | DeskFailure;
