import { type RefObject, useEffect, useRef } from 'react';
import type { ChatView } from './chat-window.ts';

interface PanelFocus {
  view: ChatView;
  takesFocus: boolean;
  isPending: boolean;
  panel: RefObject<HTMLElement | null>;
  input: RefObject<HTMLTextAreaElement | null>;
  expand: RefObject<HTMLButtonElement | null>;
}

const calmly = { preventScroll: true };

/** Where the keyboard is: in the field when the chat opens and after an answer, and never lost in between. */
export function usePanelFocus({ view, takesFocus, isPending, panel, input, expand }: PanelFocus): void {
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
    const hasEnded = wasPending.current && !isPending;
    const hasBegun = isPending && !wasPending.current;
    wasPending.current = isPending;
    const { activeElement } = document;
    const isLost = !activeElement || activeElement === document.body || activeElement.matches(':disabled');
    // The field is disabled while an answer is pending, and a question that was pressed is gone.
    if (hasBegun && isLost) panel.current?.focus(calmly);
    // On a touch screen the keyboard would come up over the answer.
    if (hasEnded && (isLost || activeElement === panel.current) && matchMedia('(pointer: fine)').matches)
      input.current?.focus(calmly);
  }, [isPending, panel, input]);
}
