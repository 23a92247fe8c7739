import { type RefObject, useLayoutEffect } from 'react';
import { hideHelp, isHelpOpen } from './opened-help.ts';

/** What stood in for the chat goes in the moment in which the chat is drawn, and the chat then comes without a movement. */
export function usePlaceOfHelp(root: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    root.current?.toggleAttribute('data-in-place', isOpen && isHelpOpen());
    if (isOpen) hideHelp();
  }, [isOpen, root]);
}
