import { randomUUID } from 'node:crypto';
import { type Leases, leaseMs, retryMs } from './leases.ts';

export interface ScheduledWork {
  /** Identifies the work among all instances, of every version. */
  name: string;
  /** When it was last due: milliseconds since 1970, not after `now`. */
  due: (now: number) => number;
  /** Does the work. Stops early when the signal is aborted, because the lease has ended. A failure is retried in an hour. */
  run: (signal: AbortSignal) => Promise<void>;
}

export interface SchedulerOptions {
  leases: Leases;
  /** Called for a failure. */
  report: (what: string, error: unknown) => void;
  now?: () => number;
}

/** Milliseconds between checks: often enough for hourly work. */
const lookMs = 60_000;

/**
 * Runs scheduled work when it is due, once among all instances on the same database: checks a minute after the start and every
 * minute from then on. If an instance is killed at work, another takes over when its lease ends.
 *
 * @returns Stops the scheduler; resolves when no work is in progress.
 */
export function startScheduler(
  work: readonly ScheduledWork[],
  { leases, report, now = Date.now }: SchedulerOptions,
): () => Promise<void> {
  const holder = randomUUID();
  const ended = new AbortController();
  /** Due times that need no check, because this instance did the work since. */
  const doneFor = new Map<string, number>();
  let timer: NodeJS.Timeout;
  let looking: Promise<void> = Promise.resolve();

  async function look(): Promise<void> {
    // One after the other, because visitors need the database too.
    for (const one of work) {
      if (ended.signal.aborted) return;
      const due = one.due(now());
      if (doneFor.get(one.name) === due) continue;
      try {
        if (!(await leases.take(one.name, holder, { due, now: now() }))) continue;
        await atWork(one);
        doneFor.set(one.name, due);
      } catch (error) {
        if (!ended.signal.aborted) report(`scheduled work failed: ${one.name}`, error);
      }
    }
  }

  async function atWork({ name, run }: ScheduledWork): Promise<void> {
    const lost = new AbortController();
    const renewal = setInterval(() => {
      leases.renew(name, holder, now()).then(
        (ours) => ours || lost.abort(),
        // The database is unavailable: the lease may still be valid when it returns.
        () => {},
      );
    }, leaseMs / 3);
    renewal.unref();
    try {
      await run(AbortSignal.any([ended.signal, lost.signal]));
      await leases.done(name, holder, now());
    } catch (error) {
      // If this scheduler was stopped, another instance may start the work at once.
      const until = now() + (ended.signal.aborted ? 0 : retryMs);
      await leases.putOff(name, holder, until).catch(() => {});
      throw error;
    } finally {
      clearInterval(renewal);
    }
  }

  function plan(): void {
    timer = setTimeout(() => {
      looking = look().finally(() => {
        if (!ended.signal.aborted) plan();
      });
    }, lookMs);
    timer.unref();
  }

  plan();
  return async () => {
    ended.abort();
    clearTimeout(timer);
    await looking;
  };
}

const hour = 60 * 60 * 1000;

/** Due at every full hour. */
export const hourly = (now: number): number => now - (now % hour);

/** The smallest change of a clock (Lord Howe Island). */
const halfHour = hour / 2;

/** Due every day at this hour in a time zone, also on days of 23, 24.5 or 25 hours. */
export function dailyAt(hourOfDay: number, timeZone: string): (now: number) => number {
  const clock = new Intl.DateTimeFormat('en-AU', { timeZone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' });
  const read = (time: number) => {
    const parts = clock.formatToParts(time);
    const of = (type: 'hour' | 'minute') => Number(parts.find((part) => part.type === type)?.value);
    return { hour: of('hour'), minute: of('minute') };
  };
  return (now) => {
    const minute = now - (now % 60_000);
    let time = minute - (read(minute).minute % 30) * 60_000;
    let at = read(time).hour;
    for (;;) {
      const before = read(time - halfHour).hour;
      if (isBeginning(before, at)) return time;
      time -= halfHour;
      at = before;
    }
  };

  /** Whether that hour begins then, or would if the clock had not skipped it; of two such hours, the first. */
  function isBeginning(before: number, at: number): boolean {
    if (at === hourOfDay) return before !== hourOfDay;
    return at === (hourOfDay + 1) % 24 && before === (hourOfDay + 23) % 24;
  }
}
