import type { AuditTrail } from '../audit/audit-trail.ts';
import { RateLimit } from '../http/rate-limit.ts';
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

/** Lines in an hour on one account; a swarm that guesses cannot fill the database. */
const anHour = 60;

export interface Refusals {
  note(email: string, reason: Refused, place: string | undefined): Promise<void>;
  /** Somebody of the staff asked for a page of the administrator. */
  notePage(member: { id: string; email: string }, path: string, place: string | undefined): Promise<void>;
}

/**
 * Notes sign-ins that were refused, and staff at the administrator's pages. Who tried is nobody that we know; what was typed is kept only where it is the email
 * of an account, for it may be a password in the wrong field.
 */
export function createRefusals(
  audit: Pick<AuditTrail, 'note'>,
  accounts: Pick<StaffAccounts, 'find'>,
  limit = new RateLimit({ limit: anHour, windowMs: 60 * 60 * 1000 }),
): Refusals {
  return {
    async notePage({ id, email }, path, place) {
      if (limit.take(`page ${id}`) > 0) return;
      await audit.note({ action: 'page-refused', by: { name: email, place }, subject: { name: path } });
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
