import { type RefObject, useEffect, useSyncExternalStore } from 'react';

/** As in chat.css, where the build writes it the same way: Safari before 16.4 supports neither `<` nor `or`. */
const query = 'not all and (min-width: 48rem), not all and (min-height: 30rem)';

/** Whether the chat covers the window. Then the page behind it is inert, and the sheet stays above an on-screen keyboard. */
export function useSheet(root: RefObject<HTMLElement | null>, isOpen: boolean): boolean {
  const isSheet = useSyncExternalStore(watchQuery, () => matchMedia(query).matches);
  const takesAll = isSheet && isOpen;
  useEffect(() => (takesAll ? holdPage(root.current) : undefined), [takesAll, root]);
  useEffect(() => (takesAll ? followKeyboard(root.current) : undefined), [takesAll, root]);
  return isSheet;
}

function watchQuery(listener: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Everything except the sheet and its notices. */
function holdPage(root: HTMLElement | null): () => void {
  const behind = [...document.body.children].filter(
    (element) => element !== root && !element.matches('script, [data-notices], [inert]'),
  );
  for (const element of behind) element.setAttribute('inert', '');
  return () => {
    for (const element of behind) element.removeAttribute('inert');
  };
}

/** On phones the keyboard covers the page instead of resizing it; the rest is the visual viewport. */
function followKeyboard(root: HTMLElement | null): (() => void) | undefined {
  const viewport = window.visualViewport;
  if (!root || !viewport) return undefined;
  const follow = () => {
    // A zoomed-in visitor pans the sheet.
    if (viewport.scale > 1.01) return;
    root.style.setProperty('--chat-top', `${viewport.offsetTop}px`);
    root.style.setProperty('--chat-height', `${viewport.height}px`);
  };
  follow();
  viewport.addEventListener('resize', follow);
  viewport.addEventListener('scroll', follow);
  return () => {
    viewport.removeEventListener('resize', follow);
    viewport.removeEventListener('scroll', follow);
    root.style.removeProperty('--chat-top');
    root.style.removeProperty('--chat-height');
  };
}
