import { join } from 'node:path';
import { loadContent, type SiteContent } from '#content/load.ts';
import { normalEmail } from '#domain/accounts/roles.ts';
import { sessionLife, sessionLimit } from '#domain/accounts/session-timing.ts';
import type { AuditTrail } from './audit/audit-trail.ts';
import type { StaffAccounts } from './auth/accounts.ts';
import { createConfirmations } from './auth/confirmations.ts';
import { EndedSessions } from './auth/ended-sessions.ts';
import { createKnownDevices } from './auth/known-devices.ts';
import { createRefusals } from './auth/refusals.ts';
import { createSignIn } from './auth/sign-in.ts';
import { keyedHash, SignInThrottle, throttleLimits } from './auth/throttle.ts';
import { createStaffAuth } from './better-auth/staff-auth.ts';
import { open } from './compose-storage.ts';
import type { Config } from './config.ts';
import { dataPlaces } from './data-folder.ts';
import { refuseOtherUser } from './data-folder-owner.ts';
import { createAttemptStore } from './db/accounts/attempt-store.ts';
import { createSessionLedger } from './db/accounts/session-ledger.ts';
import { signingSecret } from './db/accounts/signing-secret.ts';
import { createStaffAccounts } from './db/accounts/staff-accounts.ts';
import { createAuditTrail } from './db/audit/events.ts';
import type { OpenDatabase } from './db/open-database.ts';
import { retryDatabase, sessionRetries } from './db/retry.ts';
import { createDiskNames } from './files/disk/disk-names.ts';
import { dayMs, type RetentionRule } from './retention.ts';
import type { AccountServices, StaffAccess } from './services.ts';

/** Staff accounts: the services that start-up and the account commands need. */
export interface Accounts {
  store: StaffAccounts;
  /** The email of the administrator. */
  administratorEmail: string;
  clinic: string;
  staffAuth: StaffAccess;
  desk: AccountServices;
  audit: AuditTrail;
  /** A keyed hash of an email, an address or an id, with the secret of this site. */
  keyOf: (text: string) => string;
  throttle: SignInThrottle;
  ended: EndedSessions;
  /** The retention rules of accounts, for the hourly purge. */
  stored: readonly RetentionRule[];
}

export async function composeAccounts(config: Config): Promise<Accounts & { close: () => Promise<void> }> {
  refuseOtherUser(config.dataDir);
  const content = loadContent(config.contentDir);
  const database = await open(config);
  const accounts = await accountsOf(database, config, content, () => {});
  const close = async () => {
    await accounts.ended.close();
    await database.close();
  };
  return { ...accounts, close };
}

export async function accountsOf(
  database: OpenDatabase,
  config: Config,
  content: SiteContent,
  report: (what: string, error: unknown) => void,
): Promise<Accounts> {
  const administratorEmail = normalEmail(config.adminEmail ?? `admin@${content.site.domains.product}`);
  const secret = await signingSecret(database);
  const keyOf = keyedHash(secret);
  const ledger = createSessionLedger(database, sessionLimit);
  const audit = createAuditTrail(database);
  const ended = new EndedSessions({
    names: createDiskNames(join(config.dataDir, dataPlaces.endedSessions)),
    remove: ledger.ended,
    report,
  });
  const { sessionManager, factors, passwords } = await createStaffAuth({
    db: database.db,
    secret,
    sessionLife,
    sessionLimit,
    administratorEmail,
    clinic: content.site.name,
    trustProxy: config.trustProxy,
    ended,
    ledger,
    keyOf,
    retried: (read) => retryDatabase(read, sessionRetries),
  });
  const store = createStaffAccounts(database, administratorEmail, passwords);
  const attempts = createAttemptStore(database);
  const throttle = new SignInThrottle({ store: attempts, keyOf });
  const devices = createKnownDevices({ keyOf, trustProxy: config.trustProxy });
  const refusals = createRefusals(audit, store);
  const staffAuth = { sessionManager, signIn: createSignIn({ sessionManager, throttle, devices, refusals }) };
  const confirmations = createConfirmations(ledger);
  const desk = { store, ledger, factors, audit, refusals, confirmations, throttle, devices, clinic: content.site.name };
  const stored = [
    { what: 'attempts to sign in', days: throttleLimits.windowMs / dayMs, purge: attempts.purge },
    { what: 'ended sessions', days: 0, purge: ledger.purge },
  ];
  return {
    store,
    administratorEmail,
    clinic: content.site.name,
    staffAuth,
    desk,
    keyOf,
    throttle,
    ended,
    audit,
    stored,
  };
}
