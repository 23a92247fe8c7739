import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';

/** Acts when another page is shown. Not on the first one: a menu may have been opened before the script was ready. */
export function useNextPage(act: () => void): void {
  const { key } = useLocation();
  const shown = useRef(key);
  const onNextPage = useEffectEvent(act);
  useEffect(() => {
    if (key !== shown.current) onNextPage();
    shown.current = key;
  }, [key]);
}
