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

/** Where the keyboard is: in the field when the chat opens and after an answer, and never lost in between. */
export function usePanelFocus({ view, takesFocus, isPending, input, expand }: PanelFocus): void {
  useEffect(() => {
    if (!takesFocus) return;
    // What opened the chat stands in the page, which knows nothing of where the focus is to go.
    const launcher = document.querySelector<HTMLElement>('[data-chat-launcher]');
    if (view === 'closed') launcher?.focus(calmly);
    if (view === 'open' && input.current) {
      input.current.focus(calmly);
      const end = input.current.value.length;
      input.current.setSelectionRange(end, end);
    }
    // With large text no bar is left of a minimised chat, but the button in the dock.
    if (view === 'minimised') (expand.current?.getClientRects().length ? expand.current : launcher)?.focus(calmly);
  }, [view, takesFocus, input, expand]);

  const wasPending = useRef(isPending);
  useEffect(() => {
    const hasChanged = wasPending.current !== isPending;
    wasPending.current = isPending;
    if (!hasChanged) return;
    // On a touch screen the keyboard would lie over the answer.
    if (!matchMedia('(pointer: fine)').matches) {
      if (isPending) input.current?.blur();
      return;
    }
    const { activeElement } = document;
    // What was pressed is gone: a question to begin with, Stop, the button that sends. Never the panel, which would be read whole.
    if (!activeElement || activeElement === document.body || activeElement.matches(':disabled'))
      input.current?.focus(calmly);
  }, [isPending, input]);
}
