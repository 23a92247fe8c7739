import { type RefObject, useLayoutEffect } from 'react';

/** Fits a field's height to its text in browsers without field-sizing: Safari before 26.2, Firefox before 152. */
export function useFieldHeight(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const { current: element } = field;
    if (!element || CSS.supports('field-sizing', 'content')) return;
    element.style.height = 'auto';
    const borders = element.offsetHeight - element.clientHeight;
    element.style.height = `${element.scrollHeight + borders}px`;
  }, [field, text]);
}
