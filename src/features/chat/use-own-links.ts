import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';

/** Follows links to this site inside the chat without a reload. */
export function useOwnLinks(root: RefObject<HTMLElement | null>, onFollow: () => void): void {
  const navigate = useNavigate();
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || link.target || !isPlain) return;
    event.preventDefault();
    onFollow();
    void navigate(link.getAttribute('href') ?? '/');
  });
  useEffect(() => {
    const element = root.current;
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [root]);
}
