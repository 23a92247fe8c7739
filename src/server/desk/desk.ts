import type { DeskKey } from '#domain/desk/records.ts';
import type { CheckReply } from '#wire/desk.ts';
import type { Doer } from '../audit/audit-trail.ts';
import type { StaffMember } from '../auth/staff.ts';
import type { DeskStore } from './desk-store.ts';
import type { FileValues } from './file-values.ts';

/** Checks a value of a record as if it were published, with all else as it is live at a moment. */
export type CheckDraft = (key: DeskKey, value: unknown, at: number) => Promise<CheckReply>;

/** What the desk needs. */
export interface Desk {
  store: DeskStore;
  files: FileValues;
  check: CheckDraft;
  /** Records whose published value no longer fits, so that the file shows. */
  setAside: () => ReadonlySet<DeskKey>;
  /** CONTENT_EDITS=off: the site shows its files. */
  isOff: boolean;
  /** Resolves when visitors of this instance see what is live now. */
  refresh: () => Promise<void>;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Confirms the identity of the member again. Returns why it is refused. */
export type ConfirmIdentity = (
  typed: { password: string; code?: string | undefined } | undefined,
) => Promise<{ failure: 'confirm' | 'too-many'; message: string } | undefined>;

/** A request of a member of staff. */
export interface DeskContext extends Desk {
  member: StaffMember;
  /** For the audit trail. */
  by: Doer;
  confirm: ConfirmIdentity;
}
