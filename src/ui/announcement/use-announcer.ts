import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds. Orca drops what was announced before it hears that the focus moved; on a busy machine 250 were too few, 3 times of 4. */
const moment = 700;

interface Said {
  occasion: number;
  children: string;
}

/**
 * What an announcement says and a way to say something: a moment later, so that a focus that moves now is said first, and
 * again where the same words come a second time. The newest replaces what has not been said yet.
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
