import { StorageUnavailable } from './storage/storage-unavailable.ts';

const day = 24 * 60 * 60 * 1000;
/** Milliseconds after the start, which the check does not delay. */
const firstMs = 5000;

/** Checks the database soon after the start and every day. */
export function watchIntegrity(
  isIntact: () => Promise<boolean>,
  report: (what: string, error: unknown) => void,
): { isDamaged: () => boolean; stop: () => Promise<void> } {
  let damaged = false;
  let checking: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout;

  async function check(): Promise<void> {
    try {
      damaged = !(await isIntact());
      if (damaged)
        report(
          'the database is damaged: see docs/operations.md, A damaged database',
          new StorageUnavailable('damaged'),
        );
    } catch (error) {
      report('the database could not be checked', error);
    }
  }

  function plan(ms: number): void {
    timer = setTimeout(() => {
      checking = check();
      plan(day);
    }, ms).unref();
  }

  plan(firstMs);
  return {
    isDamaged: () => damaged,
    stop: async () => {
      clearTimeout(timer);
      await checking;
    },
  };
}
