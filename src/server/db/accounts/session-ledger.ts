import type { SessionLedger } from '#server/auth/session-ledger.ts';
import { note } from '../audit/events.ts';
import type { Database } from '../engine.ts';

/** Used codes of a second factor that are stored; a code is valid for a minute and a half. */
const rememberedCodes = 4;

/** @param limit Seconds after which a session ends, even if it was extended. */
export function createSessionLedger(database: Database, limit: number): SessionLedger {
  const inOne = <T>(work: (inside: Database) => Promise<T>) =>
    database.db.transaction().execute((db) => work({ ...database, db }));

  return {
    started: ({ tokenHash, account, device, place, details }) =>
      inOne(async (inside) => {
        const at = new Date().toISOString();
        await inside.db
          .updateTable('staff_sessions')
          .set({ device, place: place ?? null, last_seen_at: at })
          .where('token_hash', '=', tokenHash)
          .execute();
        await inside.db
          .updateTable('staff_accounts')
          .set({ last_sign_in_at: at, updated_at: at })
          .where('id', '=', account.id)
          .execute();
        const by = { name: account.email, place };
        await note(inside, {
          action: 'signed-in',
          by,
          subject: { id: account.id, name: device },
          details,
        });
      }),
    ended: (tokenHash) =>
      inOne(async (inside) => {
        const session = await inside.db
          .selectFrom('staff_sessions')
          .innerJoin('staff_accounts', 'staff_accounts.id', 'staff_sessions.user_id')
          .select(['staff_sessions.id', 'user_id', 'email', 'device', 'place'])
          .where('token_hash', '=', tokenHash)
          .executeTakeFirst();
        if (!session) return;
        await inside.db.deleteFrom('staff_sessions').where('id', '=', session.id).execute();
        await note(inside, {
          action: 'signed-out',
          by: { name: session.email, place: session.place ?? undefined },
          subject: { id: session.user_id, name: session.device ?? 'a session' },
        });
      }),
    async seen(id) {
      const last_seen_at = new Date().toISOString();
      await database.db.updateTable('staff_sessions').set({ last_seen_at }).where('id', '=', id).execute();
    },
    async list(accountId) {
      const now = Date.now();
      const rows = await database.db
        .selectFrom('staff_sessions')
        .select(['id', 'device', 'place', 'created_at', 'last_seen_at', 'updated_at'])
        .where('user_id', '=', accountId)
        .where('expires_at', '>', new Date(now).toISOString())
        .where('created_at', '>', new Date(now - limit * 1000).toISOString())
        .execute();
      return rows
        .map(({ id, device, place, created_at, last_seen_at, updated_at }) => ({
          id,
          device,
          place,
          startedAt: created_at,
          lastSeenAt: last_seen_at ?? updated_at,
        }))
        .sort((a, b) => (a.lastSeenAt > b.lastSeenAt ? -1 : 1));
    },
    end: (id, account, by) =>
      inOne(async (inside) => {
        const session = await inside.db
          .selectFrom('staff_sessions')
          .select(['id', 'device'])
          .where('id', '=', id)
          .where('user_id', '=', account.id)
          .executeTakeFirst();
        if (!session) return false;
        await inside.db.deleteFrom('staff_sessions').where('id', '=', id).execute();
        const subject = { id: account.id, name: account.email };
        await note(inside, { action: 'session-ended', by, subject, details: session.device ?? undefined });
        return true;
      }),
    endOthers: (currentId, account, by) =>
      inOne(async (inside) => {
        const result = await inside.db
          .deleteFrom('staff_sessions')
          .where('user_id', '=', account.id)
          .where('id', '!=', currentId)
          .executeTakeFirst();
        const count = Number(result.numDeletedRows);
        const subject = { id: account.id, name: account.email };
        if (count > 0)
          await note(inside, { action: 'session-ended', by, subject, details: `all others, ${count} in number` });
        return count;
      }),
    async claimCode(accountId, codeHash) {
      const factor = await database.db
        .selectFrom('staff_second_factors')
        .select('used_code')
        .where('user_id', '=', accountId)
        .executeTakeFirst();
      if (!factor) return false;
      const used = factor.used_code?.split(' ') ?? [];
      if (used.includes(codeHash)) return false;
      const now = [codeHash, ...used].slice(0, rememberedCodes).join(' ');
      // Of two requests with the same code at the same time, only the first matches the stored value.
      const result = await database.db
        .updateTable('staff_second_factors')
        .set({ used_code: now })
        .where('user_id', '=', accountId)
        .where('used_code', factor.used_code === null ? 'is' : '=', factor.used_code)
        .executeTakeFirst();
      return Number(result.numUpdatedRows) === 1;
    },
    async purge(now, most) {
      const at = now.toISOString();
      const oldest = new Date(now.getTime() - limit * 1000).toISOString();
      const expired = database.db
        .selectFrom('staff_sessions')
        .select('id')
        .where(({ eb, or }) => or([eb('expires_at', '<', at), eb('created_at', '<', oldest)]))
        .limit(most);
      const result = await database.db
        .deleteFrom('staff_sessions')
        .where('id', 'in', expired)
        // Checked again, because a session may have been extended in the meantime.
        .where(({ eb, or }) => or([eb('expires_at', '<', at), eb('created_at', '<', oldest)]))
        .executeTakeFirst();
      await database.db.deleteFrom('staff_verifications').where('expires_at', '<', at).execute();
      return Number(result.numDeletedRows);
    },
  };
}
