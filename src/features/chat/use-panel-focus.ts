import { type RefObject, useEffect, useRef } from 'react';
import type { ChatView } from './chat-window.ts';

interface PanelFocus {
  view: ChatView;
  takesFocus: boolean;
  isPending: boolean;
  input: RefObject<HTMLTextAreaElement | null>;
  expand: RefObject<HTMLButtonElement | null>;
}

const calmly = { preventScroll: true };

/** Manages the focus: in the field when the chat opens and after an answer, and never lost in between. */
export function usePanelFocus({ view, takesFocus, isPending, input, expand }: PanelFocus): void {
  useEffect(() => {
    if (!takesFocus) return;
    // The button that opened the chat is part of the page and does not know the next focus.
    const launcher = document.querySelector<HTMLElement>('[data-chat-launcher]');
    if (view === 'closed') launcher?.focus(calmly);
    if (view === 'open' && input.current) {
      input.current.focus(calmly);
      const end = input.current.value.length;
      input.current.setSelectionRange(end, end);
    }
    // With large text a minimised chat has no bar, only the button in the dock.
    if (view === 'minimised') (expand.current?.getClientRects().length ? expand.current : launcher)?.focus(calmly);
  }, [view, takesFocus, input, expand]);

  const wasPending = useRef(isPending);
  useEffect(() => {
    const hasChanged = wasPending.current !== isPending;
    wasPending.current = isPending;
    if (!hasChanged) return;
    // On a touch screen the keyboard would cover the answer.
    if (!matchMedia('(pointer: fine)').matches) {
      if (isPending) input.current?.blur();
      return;
    }
    const { activeElement } = document;
    // The pressed element is gone: an example question, Stop, or Send. The panel never takes the focus, because it would be read
    // whole.
    if (!activeElement || activeElement === document.body || activeElement.matches(':disabled'))
      input.current?.focus(calmly);
  }, [isPending, input]);
}
