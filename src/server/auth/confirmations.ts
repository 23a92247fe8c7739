import type { SessionLedger } from './session-ledger.ts';

/** Milliseconds for which a typed password confirms the holder of a session. */
export const confirmationMs = 10 * 60 * 1000;

/**
 * Sessions that confirmed their password recently, by sign-in or later: a session that was left open or stolen cannot change
 * accounts. Stored in this instance; another one requires the password again.
 */
export function createConfirmations(ledger: Pick<SessionLedger, 'list'>, now: () => number = Date.now) {
  const confirmed = new Map<string, number>();
  const isRecent = (time: number) => Math.abs(now() - time) < confirmationMs;

  return {
    confirm(session: string): void {
      for (const [id, time] of confirmed) if (!isRecent(time)) confirmed.delete(id);
      confirmed.set(session, now());
    },
    async isConfirmed(accountId: string, session: string): Promise<boolean> {
      if (isRecent(confirmed.get(session) ?? Number.NEGATIVE_INFINITY)) return true;
      const open = (await ledger.list(accountId)).find(({ id }) => id === session);
      return open !== undefined && isRecent(Date.parse(open.startedAt));
    },
  };
}

export type Confirmations = ReturnType<typeof createConfirmations>;
