import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether every required field of a form holds something. True until script can tell: the form works without it. A
 * field that the browser filled in by itself counts, though scripts cannot read it before the person acts.
 */
export function useFilled(form: RefObject<HTMLFormElement | null>): boolean {
  const [filled, setFilled] = useState(true);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const fields = [...element.querySelectorAll<HTMLInputElement>('input[aria-required]')];
    // Chrome before 110 throws at the standard's name.
    const filledIn = CSS.supports('selector(:autofill)') ? ':autofill' : ':-webkit-autofill';
    const look = () => setFilled(fields.every((field) => field.value.trim() !== '' || field.matches(filledIn)));
    look();
    for (const event of ['input', 'change', 'animationstart', 'pointerover', 'focusin'])
      element.addEventListener(event, look);
    return () => {
      for (const event of ['input', 'change', 'animationstart', 'pointerover', 'focusin'])
        element.removeEventListener(event, look);
    };
  }, [form]);
  return filled;
}
