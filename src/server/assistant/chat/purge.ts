import { type ConversationStore, keptDays } from './conversation-store.ts';

const day = 24 * 60 * 60 * 1000;
const hour = 60 * 60 * 1000;
/** Conversations that one statement forgets, so that none holds the database up. */
const batch = 500;

/**
 * Forgets conversations that nobody went on with for 30 days: soon after the start, then every hour. Several instances
 * may do so at the same time.
 *
 * @param report Told of a failure; the next hour tries again.
 * @returns Ends it.
 */
export function purgeOldConversations(
  store: ConversationStore,
  report: (what: string, error: unknown) => void,
  now: () => number = Date.now,
): () => void {
  let ended = false;
  let timer: NodeJS.Timeout | undefined;

  async function purge(): Promise<void> {
    try {
      while (!ended && (await store.purge(new Date(now() - keptDays * day), batch)) === batch);
    } catch (error) {
      report('old conversations could not be forgotten', error);
    }
    plan(hour);
  }

  function plan(delay: number): void {
    if (ended) return;
    timer = setTimeout(() => void purge(), delay);
    timer.unref();
  }

  plan(60_000);
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}
