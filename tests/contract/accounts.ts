import { EndedSessions } from '#server/auth/ended-sessions.ts';
import { createStaffAuth } from '#server/better-auth/staff-auth.ts';
import { createSessionLedger } from '#server/db/accounts/session-ledger.ts';
import { signingSecret } from '#server/db/accounts/signing-secret.ts';
import { createStaffAccounts } from '#server/db/accounts/staff-accounts.ts';
import { createAuditTrail } from '#server/db/audit/events.ts';
import type { OpenDatabase } from '#server/db/open-database.ts';

/** Password hashes, made once for all tests: each takes a processor for a tenth of a second. They are verified as usual. */
const hashes = new Map<string, Promise<string>>();

/** Accounts, sessions and the audit trail of one instance, composed as in compose.ts. */
export async function staffAuth(database: OpenDatabase, administratorEmail = 'owner@clinic.example') {
  const secret = await signingSecret(database);
  const sessionLimit = 10_000;
  const ledger = createSessionLedger(database, sessionLimit);
  const ended = new EndedSessions({
    names: { all: () => [], add: () => {}, remove: () => {} },
    remove: ledger.ended,
    report: () => {},
  });
  const retried = <T>(read: () => Promise<T>) => read();
  const { sessionManager, factors, passwords } = await createStaffAuth({
    db: database.db,
    secret,
    sessionLife: 3600,
    sessionLimit,
    administratorEmail,
    clinic: 'Saltbush Telehealth',
    trustProxy: true,
    ended,
    ledger,
    keyOf: (text) => `key-of-${text.split(' ').at(-1)}`,
    retried,
  });
  const hash = (password: string): Promise<string> => {
    const made = hashes.get(password) ?? passwords.hash(password);
    hashes.set(password, made);
    return made;
  };
  const accounts = createStaffAccounts(database, administratorEmail, { ...passwords, hash });
  return { sessionManager, factors, accounts, ledger, audit: createAuditTrail(database) };
}

/** The request that a browser sends next. */
export function carrying(cookies: readonly string[], more: Record<string, string> = {}): Headers {
  return new Headers({ cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; '), ...more });
}
