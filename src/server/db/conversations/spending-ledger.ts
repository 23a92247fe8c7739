import type { SpendingLedger, Spent } from '#server/model/spending.ts';
import type { Database } from '../engine.ts';

export interface PurgeableLedger extends SpendingLedger {
  /** Purges accounts without spending since then. Returns their number. */
  purge(olderThan: Date, limit: number): Promise<number>;
}

/**
 * Cost of models, in the database: a ceiling applies to all instances together and survives a restart.
 *
 * @param keyOf Hashes an account's name, which may be the id of a conversation.
 */
export function createSpendingLedger(
  { db }: Pick<Database, 'db'>,
  keyOf: (text: string) => string,
  now: () => number = Date.now,
): PurgeableLedger {
  const hidden = (account: string) => keyOf(`spending ${account}`);
  return {
    spentOn: async (day) => {
      const row = await db
        .selectFrom('model_spending')
        .select(['tokens', 'microdollars'])
        .where('day', '=', day)
        .executeTakeFirst();
      return spentIn(row);
    },
    spentFor: async (account) => {
      const row = await db
        .selectFrom('account_spending')
        .select(['tokens', 'microdollars'])
        .where('account', '=', hidden(account))
        .executeTakeFirst();
      return spentIn(row);
    },
    add: async (day, { tokens, microdollars }, account) => {
      await db
        .insertInto('model_spending')
        .values({ day, tokens, microdollars })
        .onConflict((conflict) =>
          conflict.column('day').doUpdateSet((column) => ({
            tokens: column('model_spending.tokens', '+', tokens),
            microdollars: column('model_spending.microdollars', '+', microdollars),
          })),
        )
        .execute();
      if (account === undefined) return;
      const changed_at = now();
      await db
        .insertInto('account_spending')
        .values({ account: hidden(account), tokens, microdollars, changed_at })
        .onConflict((conflict) =>
          conflict.column('account').doUpdateSet((column) => ({
            tokens: column('account_spending.tokens', '+', tokens),
            microdollars: column('account_spending.microdollars', '+', microdollars),
            changed_at,
          })),
        )
        .execute();
    },
    purge: async (olderThan, limit) => {
      const old = db
        .selectFrom('account_spending')
        .select('account')
        .where('changed_at', '<', olderThan.getTime())
        .limit(limit);
      const gone = await db.deleteFrom('account_spending').where('account', 'in', old).executeTakeFirst();
      return Number(gone.numDeletedRows);
    },
  };
}

function spentIn(row: Spent | undefined): Spent {
  return { tokens: Number(row?.tokens ?? 0), microdollars: Number(row?.microdollars ?? 0) };
}
