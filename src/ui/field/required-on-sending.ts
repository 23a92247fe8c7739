/**
 * For the ref of a required box: sets `required` only when its form is about to be sent. Firefox reports an empty required
 * box as invalid before any input. Until then `aria-required` is set; without script the box is required from the start.
 */
export function requiredOnSending(box: HTMLInputElement): () => void {
  box.required = false;
  box.setAttribute('aria-required', 'true');
  const onPress = ({ target }: MouseEvent) => {
    // Enter in a box presses the form's button, too. The browser validates the boxes after that.
    const button = target instanceof Element ? target.closest('button, input') : null;
    if (button && 'form' in button && button.form === box.form && button.matches('[type=submit]')) box.required = true;
  };
  // On the document: a form with a click listener would make all of its text clickable to a screen reader.
  document.addEventListener('click', onPress, true);
  return () => document.removeEventListener('click', onPress, true);
}
