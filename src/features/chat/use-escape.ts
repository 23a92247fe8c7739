import { type RefObject, useEffect } from 'react';
import type { ChatView } from './chat-window.ts';
import { isHelpOpen } from './opened-help.ts';
import { showChat } from './show-chat.ts';

/** Escape closes the chat, also from the page beside it, whose focused element may be covered. An open menu closes first. */
export function useEscape(panel: RefObject<HTMLElement | null>, view: ChatView): void {
  useEffect(() => {
    if (view === 'closed') return;
    function close(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      const isInside = panel.current?.contains(document.activeElement) ?? false;
      const others = isHelpOpen() || document.querySelector('dialog[open], nav details[open]');
      if ((view === 'minimised' || others) && !isInside) return;
      showChat('closed', isInside || document.activeElement === document.body);
    }
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  }, [panel, view]);
}
