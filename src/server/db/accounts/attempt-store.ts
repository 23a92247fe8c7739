import { randomUUID } from 'node:crypto';
import type { AttemptStore, Count } from '../../auth/throttle.ts';
import type { Database } from '../engine.ts';

/** Attempts to sign in, in the database that all instances share. */
export function createAttemptStore({ db }: Database): AttemptStore {
  async function count(kind: 'account' | 'address', key: string, since: number): Promise<Count> {
    const row = await db
      .selectFrom('sign_in_attempts')
      .select(({ fn }) => [fn.countAll<number>().as('attempts'), fn.min('at').as('earliest')])
      .where(kind, '=', key)
      .where('at', '>', since)
      .executeTakeFirstOrThrow();
    return { attempts: Number(row.attempts), earliest: row.earliest === null ? undefined : Number(row.earliest) };
  }

  return {
    async add(attempt, since) {
      const id = randomUUID();
      await db.deleteFrom('sign_in_attempts').where('at', '<=', since).execute();
      await db
        .insertInto('sign_in_attempts')
        .values({ id, ...attempt })
        .execute();
      return id;
    },
    async count({ account, address }, since) {
      const counts = await Promise.all([count('account', account, since), count('address', address, since)]);
      return { account: counts[0], address: counts[1] };
    },
    async remove(id) {
      await db.deleteFrom('sign_in_attempts').where('id', '=', id).execute();
    },
    async clear(account) {
      await db.deleteFrom('sign_in_attempts').where('account', '=', account).execute();
    },
  };
}
