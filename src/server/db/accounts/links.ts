import { createHash, randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { linkHours, type PasswordLink } from '#server/auth/accounts.ts';
import type { Database } from '../engine.ts';
import type { StaffAccountsTable } from './tables.ts';

/** 256 random bits. */
export function newLink(): PasswordLink {
  const expiresAt = new Date(Date.now() + linkHours * 60 * 60 * 1000).toISOString();
  return { token: randomBytes(32).toString('base64url'), expiresAt };
}

/** The hash of a link's token, as stored in the database. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** The account of a valid link; undefined for a suspended account. */
export function findLink({ db }: Database, token: string): Promise<Selectable<StaffAccountsTable> | undefined> {
  return db
    .selectFrom('staff_links')
    .innerJoin('staff_accounts', 'staff_accounts.id', 'staff_links.user_id')
    .selectAll('staff_accounts')
    .where('staff_links.token_hash', '=', tokenHash(token))
    .where('staff_links.expires_at', '>', new Date().toISOString())
    .where('staff_accounts.disabled_at', 'is', null)
    .executeTakeFirst();
}
