import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/**
 * Makes links inside rendered text navigate without a reload. One listener for the document: with a listener at each text,
 * Firefox reports every paragraph as clickable to screen readers.
 */
export function FollowLinks() {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a') : null;
      const href = link?.getAttribute('href');
      if (!href?.startsWith('/') || link?.target || !link?.closest('.prose, .inline-prose')) return;
      event.preventDefault();
      navigate(href);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
  return null;
}
