/** What a form field holds, and what React knows of it. */

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const controlsSelector = 'input:not([type=hidden], [type=file]), textarea, select';

export function isTicked(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && /radio|checkbox/.test(control.type);
}

export function isControl(one: unknown): one is Control {
  return one instanceof Element && one.matches(controlsSelector);
}

/** React marks the elements of a part as it hydrates it, with their properties. */
export function propsOf(element: Element): { checked?: unknown; value?: unknown } | undefined {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps'));
  return key === undefined ? undefined : (element as unknown as Record<string, { checked?: unknown }>)[key];
}

export function isReacts(element: Element): boolean {
  return propsOf(element) !== undefined;
}

export function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.selectedIndex !== defaultIndex(control);
  if (control.type === 'radio')
    return (control as HTMLInputElement).checked && !(control as HTMLInputElement).defaultChecked;
  if (control.type === 'checkbox')
    return (control as HTMLInputElement).checked !== (control as HTMLInputElement).defaultChecked;
  return control.value !== control.defaultValue;
}

function defaultIndex({ options }: HTMLSelectElement): number {
  return Math.max(
    0,
    [...options].findIndex((option) => option.defaultSelected),
  );
}
