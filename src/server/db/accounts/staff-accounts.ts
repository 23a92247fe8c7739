import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { AuditAction } from '#domain/accounts/audit.ts';
import { normalEmail, roleOf } from '#domain/accounts/roles.ts';
import { commandLine, type Doer } from '#server/audit/audit-trail.ts';
import type { PasswordHashes, StaffAccount, StaffAccounts } from '#server/auth/accounts.ts';
import { note } from '../audit/events.ts';
import type { Database } from '../engine.ts';
import { findLink, newLink, tokenHash } from './links.ts';
import type { StaffAccountsTable } from './tables.ts';

type Row = Selectable<StaffAccountsTable>;
type Change = (inside: Database, row: Row, now: string) => Promise<void>;

/** Accounts in the database. */
export function createStaffAccounts(
  database: Database,
  administratorEmail: string,
  passwords: PasswordHashes,
): StaffAccounts {
  const { db } = database;

  function present(row: Row): StaffAccount {
    return {
      id: row.id,
      email: row.email,
      name: row.name,
      role: roleOf(row.email, administratorEmail),
      createdAt: row.created_at,
      lastSignInAt: row.last_sign_in_at,
      disabledAt: row.disabled_at,
      hasSecondFactor: Boolean(row.two_factor_enabled),
    };
  }

  /**
   * Applies a change and its audit event in one transaction, so that a new password never coexists with sessions of the old
   * one.
   */
  function changed(email: string, action: AuditAction, by: Doer, change: Change, details?: string) {
    return inOne(database, async (inside) => {
      const row = await rowOf(inside, email);
      if (!row) return undefined;
      await change(inside, row, new Date().toISOString());
      await note(inside, { action, by, subject: { id: row.id, name: row.email }, details });
      return present((await rowOf(inside, email)) ?? row);
    });
  }

  return {
    async list() {
      const rows = await db.selectFrom('staff_accounts').selectAll().orderBy('email').execute();
      return rows.map(present);
    },
    async find(email) {
      const row = await rowOf(database, email);
      return row && present(row);
    },
    async create({ email, name, password }, by = commandLine) {
      const hash = password === undefined ? undefined : await passwords.hash(password);
      const now = new Date().toISOString();
      const row = {
        id: randomUUID(),
        email: normalEmail(email),
        email_verified: true,
        name,
        image: null,
        disabled_at: null,
        last_sign_in_at: null,
        two_factor_enabled: false,
        created_at: now,
        updated_at: now,
      };
      return inOne(database, async (inside) => {
        const made = await inside.db
          .insertInto('staff_accounts')
          .values(row)
          .onConflict((conflict) => conflict.column('email').doNothing())
          .executeTakeFirst();
        if (!made.numInsertedOrUpdatedRows) return undefined;
        if (hash !== undefined) await setPassword(inside, row, hash, now);
        await note(inside, { action: 'account-made', by, subject: { id: row.id, name: row.email } });
        return present(row);
      });
    },
    disable: (email, by = commandLine) =>
      changed(email, 'account-suspended', by, async (inside, { id }, now) => {
        await updateAccount(inside, id, { disabled_at: now, updated_at: now });
        await endEntries(inside, id);
      }),
    enable: (email, by = commandLine) =>
      changed(email, 'account-let-in', by, (inside, { id }, now) =>
        updateAccount(inside, id, { disabled_at: null, updated_at: now }),
      ),
    remove: (email, by = commandLine) =>
      changed(email, 'account-removed', by, async (inside, { id }) => {
        await endEntries(inside, id);
        for (const table of ['staff_second_factors', 'staff_credentials'] as const)
          await inside.db.deleteFrom(table).where('user_id', '=', id).execute();
        await inside.db.deleteFrom('staff_accounts').where('id', '=', id).execute();
      }),
    async resetPassword(email, password, by = commandLine, currentSession) {
      const hash = await passwords.hash(password);
      return changed(email, 'password-changed', by, async (inside, row, now) => {
        await setPassword(inside, row, hash, now);
        await endEntries(inside, row.id, currentSession);
      });
    },
    async hasPassword(email, password) {
      const row = await db
        .selectFrom('staff_credentials')
        .innerJoin('staff_accounts', 'staff_accounts.id', 'staff_credentials.user_id')
        .select('staff_credentials.password')
        .where('staff_accounts.email', '=', normalEmail(email))
        .where('provider_id', '=', 'credential')
        .executeTakeFirst();
      return row?.password ? passwords.verify(row.password, password) : false;
    },
    resetSecondFactor: (email, by = commandLine) =>
      changed(email, 'second-factor-off', by, async (inside, { id }, now) => {
        await inside.db.deleteFrom('staff_second_factors').where('user_id', '=', id).execute();
        await updateAccount(inside, id, { two_factor_enabled: false, updated_at: now });
      }),
    async makeLink(email, by) {
      const link = newLink();
      const made = await changed(email, 'link-made', by, async (inside, { id }) => {
        await inside.db.deleteFrom('staff_links').where('user_id', '=', id).execute();
        const row = { token_hash: tokenHash(link.token), user_id: id, expires_at: link.expiresAt };
        await inside.db.insertInto('staff_links').values(row).execute();
      });
      return made && link;
    },
    async linkOwner(token) {
      const row = await findLink(database, token);
      return row && present(row);
    },
    async redeemLink(token, password, place) {
      const hash = await passwords.hash(password);
      return inOne(database, async (inside) => {
        const row = await findLink(inside, token);
        if (!row) return undefined;
        const used = await inside.db
          .deleteFrom('staff_links')
          .where('token_hash', '=', tokenHash(token))
          .executeTakeFirst();
        // Another request used the link at the same time.
        if (Number(used.numDeletedRows) !== 1) return undefined;
        await setPassword(inside, row, hash, new Date().toISOString());
        await endEntries(inside, row.id);
        const subject = { id: row.id, name: row.email };
        const by = { name: row.email, place };
        await note(inside, { action: 'password-changed', by, subject, details: 'by a one-time link' });
        return present(row);
      });
    },
  };
}

function inOne<T>(database: Database, work: (inside: Database) => Promise<T>): Promise<T> {
  return database.db.transaction().execute((db) => work({ ...database, db }));
}

function rowOf({ db }: Database, email: string): Promise<Row | undefined> {
  return db.selectFrom('staff_accounts').selectAll().where('email', '=', normalEmail(email)).executeTakeFirst();
}

async function updateAccount({ db }: Database, id: string, fields: Partial<Row>): Promise<void> {
  await db.updateTable('staff_accounts').set(fields).where('id', '=', id).execute();
}

async function setPassword({ db }: Database, { id }: Pick<Row, 'id'>, password: string, now: string): Promise<void> {
  const own = { user_id: id, provider_id: 'credential', account_id: id };
  await db
    .insertInto('staff_credentials')
    .values({ id: randomUUID(), ...own, password, created_at: now, updated_at: now })
    .onConflict((conflict) =>
      conflict.columns(['provider_id', 'account_id']).doUpdateSet({ password, updated_at: now }),
    )
    .execute();
}

/** Ends all sessions and links of an account. */
async function endEntries({ db }: Database, id: string, currentSession?: string): Promise<void> {
  await db
    .deleteFrom('staff_sessions')
    .where('user_id', '=', id)
    .where('id', '!=', currentSession ?? '')
    .execute();
  await db.deleteFrom('staff_links').where('user_id', '=', id).execute();
}
