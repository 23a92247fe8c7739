import { useEffect, useState } from 'react';

/** Milliseconds without a new word after which a person begins to wonder. */
export const longWait = 6000;

/**
 * Whether an answer that is on its way has not grown for long.
 *
 * @param pending What has been answered so far; null while nothing is on its way.
 * @param wait Milliseconds that are long.
 */
export function useLongWait(pending: string | null, wait: number): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    setIsLong(false);
    if (pending === null) return;
    const timer = setTimeout(() => setIsLong(true), wait);
    return () => clearTimeout(timer);
  }, [pending, wait]);
  return isLong;
}
