import type { AuditTrail } from '../audit/audit-trail.ts';
import { RateLimit } from '../rate-limits/rate-limit.ts';
import type { StaffAccounts } from './accounts.ts';
import type { StartResult } from './sessions.ts';

type Refused = Exclude<StartResult['kind'], 'started' | 'code-needed'>;

const reasons: Readonly<Record<Refused, string>> = {
  wrong: 'wrong email or password',
  disabled: 'the account is suspended',
  refused: 'not the administrator',
  'code-wrong': 'wrong code',
  'code-locked': 'too many wrong codes',
};

const hour = 60 * 60 * 1000;
/** Audit events per hour on one account, so that a distributed attack cannot fill the database. */
const anHour = 60;

/** Actions refused to callers without a session. The first of an hour is listed, and at its end the number of the others. */
const strangerActions = { page: 'page-refused', export: 'page-refused', upload: 'upload-refused' } as const;

export interface Refusals {
  note(email: string, reason: Refused, place: string | undefined): Promise<void>;
  /** A member of staff requested a page of the administrator, or did not confirm the password there. */
  notePage(
    member: { id: string; email: string },
    path: string,
    place: string | undefined,
    details?: string,
  ): Promise<void>;
  /** A caller without a session requested a page, export or upload of staff. */
  noteStranger(kind: keyof typeof strangerActions, path: string, place: string | undefined): Promise<void>;
}

/**
 * Writes audit events for refused sign-ins, for staff at the administrator's pages, and for callers without a session at pages,
 * exports and uploads. The typed email is stored only if it is that of an account, because it may be a password in the wrong
 * field.
 */
export function createRefusals(
  audit: Pick<AuditTrail, 'note'>,
  accounts: Pick<StaffAccounts, 'find'>,
  limit = new RateLimit({ limit: anHour, windowMs: hour }),
  inAnHour: (work: () => void) => void = (work) => void setTimeout(work, hour).unref(),
): Refusals {
  /** Refusals of the present hour that are not listed. */
  const unlisted = new Map<keyof typeof strangerActions, number>();

  return {
    async notePage({ id, email }, path, place, details) {
      if (limit.take(`page ${id}`) > 0) return;
      await audit.note({ action: 'page-refused', by: { name: email, place }, subject: { name: path }, details });
    },
    async noteStranger(kind, path, place) {
      const count = unlisted.get(kind);
      if (count !== undefined) return void unlisted.set(kind, count + 1);
      unlisted.set(kind, 0);
      const entry = { action: strangerActions[kind], subject: { name: path } };
      inAnHour(() => {
        const followed = unlisted.get(kind) ?? 0;
        unlisted.delete(kind);
        if (followed === 0) return;
        const details = `not signed in; ${followed} more of this kind within the hour`;
        // While the database is unavailable, there is no place to write it.
        audit.note({ ...entry, by: { name: 'somebody' }, details }).catch(() => {});
      });
      await audit.note({ ...entry, by: { name: 'somebody', place }, details: 'not signed in' });
    },
    async note(email, reason, place) {
      const account = await accounts.find(email);
      const name = account?.email ?? 'an email without an account';
      if (limit.take(name) > 0) return;
      const isLast = limit.secondsToWait(name) > 0;
      await audit.note({
        action: 'sign-in-refused',
        by: { name: 'somebody', place },
        subject: { id: account?.id, name },
        details: isLast ? `${reasons[reason]}; more within the hour are not listed` : reasons[reason],
      });
    },
  };
}
