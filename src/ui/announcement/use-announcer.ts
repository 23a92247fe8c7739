import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds. Orca drops an announcement that precedes its focus event; on a busy machine 250 were too few, 3 times of 4. */
const moment = 700;

interface Said {
  occasion: number;
  children: string;
}

/**
 * The text of an announcement and a function that sets it: after a delay, so that a focus change is announced first, and
 * again for equal words. The newest replaces a pending one.
 */
export function useAnnouncer(): readonly [Said, (words: string | (() => string)) => void] {
  const [said, setSaid] = useState<Said>({ occasion: 0, children: '' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const say = useCallback((words: string | (() => string)) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const children = typeof words === 'string' ? words : words();
      setSaid(({ occasion }) => ({ occasion: occasion + 1, children }));
    }, moment);
  }, []);
  return [said, say];
}
