/** Selects a passage in a field and brings it into view. */
export function selectPassage(element: Element | null, start: number, end: number): void {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) {
    if (element instanceof HTMLElement) element.focus();
    return;
  }
  element.focus();
  element.setSelectionRange(start, end);
  // Browsers do not scroll a text to its selection; its approximate position is near enough.
  const share = start / Math.max(1, element.value.length);
  element.scrollTop = share * element.scrollHeight - element.clientHeight / 2;
  element.scrollIntoView({ block: 'center' });
}
