/**
 * For the ref of a required box: required to the browser only when its form is about to be sent. Firefox calls a required
 * box invalid while it is empty, and says so before anything was typed. Until then `aria-required` says
 * that it is; without script it is required from the start.
 */
export function requiredOnSending(box: HTMLInputElement): () => void {
  box.required = false;
  box.setAttribute('aria-required', 'true');
  const onPress = ({ target }: MouseEvent) => {
    // Enter in a box presses the form's button, too. The browser looks at the boxes after that.
    const button = target instanceof Element ? target.closest('button, input') : null;
    if (button && 'form' in button && button.form === box.form && button.matches('[type=submit]')) box.required = true;
  };
  // At the document: a form that listens for presses would make all of its text clickable to a screen reader.
  document.addEventListener('click', onPress, true);
  return () => document.removeEventListener('click', onPress, true);
}
