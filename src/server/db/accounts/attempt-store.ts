import { randomUUID } from 'node:crypto';
import type { AttemptStore, Count } from '../../auth/throttle.ts';
import type { Database } from '../engine.ts';

/** Sign-in attempts in the database that all instances share. */
export function createAttemptStore({ db }: Database): AttemptStore {
  async function count(who: { account?: string; address?: string }, since: number, except: string): Promise<Count> {
    let query = db
      .selectFrom('sign_in_attempts')
      .select(({ fn }) => [fn.countAll<number>().as('attempts'), fn.max('at').as('latest')])
      .where('at', '>', since)
      .where('id', '!=', except);
    if (who.account !== undefined) query = query.where('account', '=', who.account);
    if (who.address !== undefined) query = query.where('address', '=', who.address);
    const row = await query.executeTakeFirstOrThrow();
    return { attempts: Number(row.attempts), latest: row.latest === null ? undefined : Number(row.latest) };
  }

  return {
    async add(attempt, { since, until }) {
      const id = randomUUID();
      await db
        .deleteFrom('sign_in_attempts')
        .where(({ or, eb }) => or([eb('at', '<=', since), eb('at', '>', until)]))
        .execute();
      await db
        .insertInto('sign_in_attempts')
        .values({ id, ...attempt })
        .execute();
      return id;
    },
    async count({ account, address }, since, except = '') {
      const [ofAccount, ofAddress, pair] = await Promise.all([
        count({ account }, since, except),
        count({ address }, since, except),
        count({ account, address }, since, except),
      ]);
      return { account: ofAccount, address: ofAddress, pair };
    },
    async remove(id) {
      await db.deleteFrom('sign_in_attempts').where('id', '=', id).execute();
    },
    async clear({ account, address }) {
      let query = db.deleteFrom('sign_in_attempts').where('account', '=', account);
      if (address !== undefined) query = query.where('address', '=', address);
      return Number((await query.executeTakeFirst()).numDeletedRows);
    },
    async purge(olderThan, limit) {
      const old = db.selectFrom('sign_in_attempts').select('id').where('at', '<=', olderThan.getTime()).limit(limit);
      const result = await db.deleteFrom('sign_in_attempts').where('id', 'in', old).executeTakeFirst();
      return Number(result.numDeletedRows);
    },
  };
}
