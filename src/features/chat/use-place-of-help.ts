import { type RefObject, useLayoutEffect } from 'react';
import { forgetChange, onReopened } from '#ui/part/early-state.ts';
import { conversation } from './conversation.ts';
import { helpPanel, hideHelp, isHelpOpen } from './opened-help.ts';

/** What stood in for the chat goes in the moment in which the chat is drawn, and the chat then comes without a movement. */
export function usePlaceOfHelp(root: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    root.current?.toggleAttribute('data-in-place', isOpen && isHelpOpen());
    if (!isOpen) return undefined;
    replaceHelp();
    return onReopened(replaceHelp);
  }, [isOpen, root]);
}

/** Words typed there stand in the help until the chat is drawn, and from then on in the chat: always in sight, and once. */
function replaceHelp(): void {
  const field = helpPanel()?.querySelector('textarea');
  if (field?.value) {
    conversation.addToDraft(field.value);
    field.value = '';
    forgetChange(field);
  }
  hideHelp();
}
