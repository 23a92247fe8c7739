import type { SpendingLedger } from '#server/model/spending.ts';
import type { Database } from '../engine.ts';

/** What models cost, in the database: a ceiling holds for all instances together and through a restart. */
export function createSpendingLedger({ db }: Pick<Database, 'db'>): SpendingLedger {
  return {
    spentOn: async (day) => {
      const row = await db
        .selectFrom('model_spending')
        .select(['tokens', 'microdollars'])
        .where('day', '=', day)
        .executeTakeFirst();
      return { tokens: Number(row?.tokens ?? 0), microdollars: Number(row?.microdollars ?? 0) };
    },
    add: async (day, { tokens, microdollars }) => {
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
    },
  };
}
