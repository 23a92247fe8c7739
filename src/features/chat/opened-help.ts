export const helpPanelId = 'help-panel';

export function helpPanel(): HTMLElement | null {
  return document.getElementById(helpPanelId);
}

/** Marks the open panel in browsers without popovers (chat-button.css). */
const openMark = 'data-open';

/** Browsers without popovers throw at the selector. */
const hasPopovers = () => 'popover' in HTMLElement.prototype;

export function isHelpOpen(): boolean {
  const panel = helpPanel();
  if (!panel) return false;
  return hasPopovers() ? panel.matches(':popover-open') : panel.hasAttribute(openMark);
}

export function showHelp(): void {
  const panel = helpPanel();
  if (!panel || isHelpOpen()) return;
  if (hasPopovers()) panel.showPopover();
  else panel.setAttribute(openMark, '');
}

export function hideHelp(): void {
  const panel = helpPanel();
  if (!panel || !isHelpOpen()) return;
  if (hasPopovers()) panel.hidePopover();
  else panel.removeAttribute(openMark);
}
