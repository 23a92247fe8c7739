import { useEffect, useState } from 'react';

/** Milliseconds without a new word before a visitor starts to wonder. */
export const longWait = 6000;

/**
 * Whether a pending answer has not grown for long.
 *
 * @param pending The answer so far; null while none is pending.
 * @param wait Milliseconds.
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
