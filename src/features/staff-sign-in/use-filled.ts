import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether every required field of a form has a value. True until script can check: the form works without it. An autofilled
 * field counts, although scripts cannot read it before the first user action.
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
