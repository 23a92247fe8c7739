import type { Database } from '../engine.ts';

/** Ends a session by the hash of its token. */
export async function deleteSession({ db }: Database, tokenHash: string): Promise<void> {
  await db.deleteFrom('staff_sessions').where('token_hash', '=', tokenHash).execute();
}
