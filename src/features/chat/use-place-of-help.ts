import { type RefObject, useLayoutEffect } from 'react';
import { forgetChange, onReopened } from '#ui/part/early-state.ts';
import { conversation } from './conversation.ts';
import { helpPanel, hideHelp, isHelpOpen } from './opened-help.ts';

/** Hides the help panel in the moment in which the chat is rendered, and shows the chat without a transition. */
export function usePlaceOfHelp(root: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    root.current?.toggleAttribute('data-in-place', isOpen && isHelpOpen());
    if (!isOpen) return undefined;
    replaceHelp();
    return onReopened(replaceHelp);
  }, [isOpen, root]);
}

/** Moves text from the help panel to the chat, so that it is always visible, and once. */
function replaceHelp(): void {
  const field = helpPanel()?.querySelector('textarea');
  if (field?.value) {
    conversation.addToDraft(field.value);
    field.value = '';
    forgetChange(field);
  }
  hideHelp();
}
