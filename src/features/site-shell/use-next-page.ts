import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';

/** Runs when another page is shown. Not on the first one, where a menu may be open before the script is ready. */
export function useNextPage(act: () => void): void {
  const { key } = useLocation();
  const shown = useRef(key);
  const onNextPage = useEffectEvent(act);
  useEffect(() => {
    if (key !== shown.current) onNextPage();
    shown.current = key;
  }, [key]);
}
