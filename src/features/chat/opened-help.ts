import { helpPanelId } from './help-panel.tsx';

export function helpPanel(): HTMLElement | null {
  return document.getElementById(helpPanelId);
}

/** Whether help was opened by a press that came before the script. */
export function isHelpOpen(): boolean {
  return helpPanel()?.matches(':popover-open') ?? false;
}
