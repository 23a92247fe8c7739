import { type Leases, leaseMs, retryMs, slackMs } from '../../schedule/leases.ts';
import type { Database } from '../engine.ts';

/** Leases as rows of the database: one statement takes a lease, so that two instances never hold it. */
export function createLeases({ db }: Pick<Database, 'db'>): Leases {
  const heldRow = (name: string, holder: string) =>
    db.updateTable('scheduled_work').where('name', '=', name).where('holder', '=', holder);
  const makeRow = (name: string) =>
    db
      .insertInto('scheduled_work')
      .values({ name, holder: null, held_until: 0, done_at: null, report: null })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();

  return {
    take: async (name, holder, { due, now }) => {
      await makeRow(name);
      const taken = await db
        .updateTable('scheduled_work')
        .set({ holder, held_until: now + leaseMs })
        .where('name', '=', name)
        .where(({ or, eb }) =>
          or([eb('done_at', 'is', null), eb('done_at', '<', due), eb('done_at', '>', now + slackMs)]),
        )
        .where(({ or, eb }) => or([eb('held_until', '<=', now), eb('held_until', '>', now + retryMs + slackMs)]))
        .executeTakeFirst();
      return taken.numUpdatedRows > 0n;
    },
    renew: async (name, holder, now) => {
      const renewed = await heldRow(name, holder)
        .set({ held_until: now + leaseMs })
        .executeTakeFirst();
      return renewed.numUpdatedRows > 0n;
    },
    done: async (name, holder, now) => {
      await heldRow(name, holder).set({ holder: null, held_until: 0, done_at: now }).execute();
    },
    putOff: async (name, holder, until) => {
      await heldRow(name, holder).set({ holder: null, held_until: until }).execute();
    },
    reportOf: async (name) => {
      const row = await db.selectFrom('scheduled_work').select('report').where('name', '=', name).executeTakeFirst();
      return row?.report ? JSON.parse(row.report) : undefined;
    },
    report: async (name, report) => {
      await makeRow(name);
      await db
        .updateTable('scheduled_work')
        .set({ report: JSON.stringify(report) })
        .where('name', '=', name)
        .execute();
    },
  };
}
