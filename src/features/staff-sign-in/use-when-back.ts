import { useEffect, useRef } from 'react';
import { readSession } from './session-client.ts';

/** Milliseconds before the first check, and the longest wait between two. */
const wait = { first: 2000, longest: 15_000 } as const;

/** Checks, while `active`, until the server can identify the session again, with any result; then calls `onBack`. */
export function useWhenBack(active: boolean, onBack: () => Promise<void> | void): void {
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    if (!active) return;
    let timer: ReturnType<typeof setTimeout>;
    let gone = false;
    const plan = (delay: number) => {
      timer = setTimeout(async () => {
        try {
          await readSession();
          if (!gone) await latest.current();
        } catch {
          // Not yet.
        }
        if (!gone) plan(Math.min(delay * 2, wait.longest));
      }, delay);
    };
    plan(wait.first);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [active]);
}
