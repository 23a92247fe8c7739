/**
 * Records what a visitor typed, ticked, opened and focused before hydration, and replays it to React. React does not see
 * these changes, and renders a part again where something changed its text on the way. So they are recorded outside React
 * and dispatched to each field once, in their original order: a unit chosen before a number comes before the number, and
 * both come before a later press.
 */

import { type Control, controlsSelector, isChanged, isControl, isReacts, isTicked, propsOf } from './control.ts';

interface Change {
  control: Control;
  /** The same field, also in a part that was rendered again. */
  find: () => Control | undefined;
  text: string;
  isChecked: boolean;
  /** The form in which it was replayed. While that is in the page, the change is complete, even if the field was replaced. */
  within?: Element;
}

interface Opened {
  element: HTMLElement;
  find: () => HTMLElement | undefined;
}

/** Timeout in milliseconds for the hydration of the parts. */
const longest = 60_000;
/** Milliseconds in which React finishes a part that it has marked. */
const grace = 1000;
const noted = ['click', 'input', 'change', 'toggle', 'focusin'];

/** The record that deferred-modules.ts keeps from the page's first moment. */
interface EarlyActs {
  changed: Set<unknown>;
  event?: Event;
  pressed?: Element | null;
}

const early: EarlyActs = (globalThis as { early?: EarlyActs }).early ?? { changed: new Set() };
let buttons: HTMLButtonElement[] = [];
let changes: Change[] = [];
let opened: Opened[] = [];
let focused: Pick<Change, 'control' | 'find'> | undefined;
/** Where the parts of the page begin, as React marks them. */
let parts: Node[] = [];
let isTelling = false;
let isOver = true;
/** Whether React has hydrated the root, although parts may follow. */
let isHeld = false;

/** Records the state of the page. Called before hydration. */
export function noteEarlyState(): void {
  isOver = false;
  buttons = [...document.querySelectorAll('button')];
  // Values that the browser itself restored come first.
  const all = [...document.querySelectorAll<Control>(controlsSelector)];
  const inOrder = [...all.filter((control) => !early.changed.has(control)), ...early.changed];
  changes = inOrder
    .filter((one) => isControl(one) && one.isConnected && isChanged(one))
    .map((one) => read(one as Control));
  for (const element of document.querySelectorAll<HTMLElement>('details[open], [popover]')) noteOpened(element);
  if (isControl(document.activeElement)) focused = read(document.activeElement);
  const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
  parts = [];
  while (comments.nextNode()) if (comments.currentNode.nodeValue === '$') parts.push(comments.currentNode);
  for (const kind of noted) addEventListener(kind, note, true);
}

/** Called when hydration starts: React handles a press during hydration itself. */
export function leavePressToReact(): void {
  isHeld = true;
  if (early.event?.eventPhase) early.pressed = null;
}

/** Replays the changes and the press to React, once the root is hydrated. */
export async function tellEarlyState(): Promise<void> {
  await tell();
  pressAgain();
  setTimeout(end, longest);
  endWhenReady();
}

/** Called when a part was hydrated or rendered again. */
export function partIsReady(): void {
  if (isOver) return;
  // React hydrates a touched part at once, except during its own work.
  setTimeout(async () => {
    await tell();
    endWhenReady();
  });
}

/** The text of a field has moved elsewhere: it is not replayed again. */
export function forgetChange(field: Element): void {
  changes = changes.filter(({ control, find }) => control !== field && find() !== field);
}

/**
 * Calls back whenever an element that was open before is open again in a part that was rendered again, with its fields
 * restored.
 */
export function onReopened(act: () => void): () => void {
  addEventListener('part-reopened', act);
  return () => removeEventListener('part-reopened', act);
}

function endWhenReady(): void {
  if (parts.every(isReady)) setTimeout(end, grace);
}

/** Whether React has hydrated a part, or rendered it again. Parts that only the browser renders are not among them. */
function isReady(part: Node): boolean {
  let first = part.nextSibling;
  while (first && !(first instanceof Element) && first.nodeValue !== '/$') first = first.nextSibling;
  return !part.isConnected || !(first instanceof Element) || isReacts(first);
}

function end(): void {
  isOver = true;
  changes = [];
  opened = [];
  parts = [];
  focused = undefined;
  for (const kind of noted) removeEventListener(kind, note, true);
}

function note({ type: kind, target }: Event): void {
  if (isTelling) return;
  if (kind === 'toggle') {
    opened = opened.filter(({ element }) => element !== target);
    noteOpened(target as HTMLElement);
  } else if (kind === 'focusin') {
    if (isControl(target)) focused = read(target);
  } else {
    // The last press counts, as it does before the script: React receives this one.
    if (kind === 'click' && isHeld && (target as Element).closest('button')) early.pressed = null;
    const isTick = isControl(target) && isTicked(target);
    // A tick is a click to React. The field's own events follow, unless the part was rendered again in between.
    if (isControl(target) && (isTick ? kind === 'click' || !isLast(target) : kind !== 'click'))
      noteChange(read(target));
    // During its click event a field's state is not final.
    if (!isTick || kind !== 'click') tellNow();
  }
}

/**
 * A field that React has hydrated reports the change itself. Otherwise React hydrates the part during this event, and reads
 * the field's current value without noticing a change. Later changes are replayed after it.
 */
function noteChange(change: Change): void {
  const { control } = change;
  const others = changes.filter((one) => one.control !== control);
  if (isReacts(control) && !others.some(isPending)) change.within = scopeOf(control);
  changes = [...others, change];
  setTimeout(tell);
}

function isLast(control: HTMLInputElement): boolean {
  const last = changes.at(-1);
  return last?.control === control && last.isChecked === control.checked;
}

function isPending(change: Change): boolean {
  return !change.within?.isConnected || isMissed(change);
}

/**
 * Whether React's value of a field is not what the field holds. React marks the fields of a part before it has finished the
 * part, and an event in that moment makes it read the field without noticing a change.
 */
function isMissed({ find, text, isChecked }: Change): boolean {
  const control = find();
  if (!control) return false;
  const { checked, value } = propsOf(control) ?? {};
  if (isTicked(control)) return typeof checked === 'boolean' && checked !== isChecked && control.checked === isChecked;
  return typeof value === 'string' && value !== text && control.value === text;
}

function scopeOf(control: Control): Element {
  return control.closest('form') ?? control.closest('section') ?? control;
}

/** Before React handles the visitor's next action, such as submitting the form. */
function tellNow(): void {
  const pending = changes.filter(isPending);
  for (const change of pending) redo(change);
  if (pending.length > 0) focusAgain();
}

/** In a part that was rendered again, the button at the same position, if it is of the same kind. */
function pressAgain(): void {
  const { pressed } = early;
  if (!(pressed instanceof HTMLButtonElement) || pressed.type === 'submit') return;
  const again = pressed.isConnected ? pressed : document.querySelectorAll('button')[buttons.indexOf(pressed)];
  if (again && kindOf(again) === kindOf(pressed)) again.click();
}

function kindOf(element: Element): string {
  return (element.cloneNode() as Element).outerHTML;
}

function noteOpened(element: HTMLElement): void {
  if (!isOpen(element)) return;
  const { localName, id } = element;
  const place = [...document.querySelectorAll(localName)].indexOf(element);
  const find = id
    ? () => document.getElementById(id) ?? undefined
    : () => document.querySelectorAll<HTMLElement>(localName)[place];
  opened.push({ element, find });
}

function isOpen(element: HTMLElement): boolean {
  if (element instanceof HTMLDetailsElement) return element.open;
  return 'popover' in HTMLElement.prototype && element.matches(':popover-open');
}

let telling: Promise<void> | undefined;

/** One at a time: each change waits until React has rendered the previous one. */
function tell(): Promise<void> {
  telling = (telling ?? Promise.resolve()).then(tellAll);
  return telling;
}

async function tellAll(): Promise<void> {
  const isReopened = reopen();
  for (const change of changes) {
    // Changed again meanwhile: that change has its own replay. Already replayed to a part that is still in the page: nothing to
    // do.
    if (changes.includes(change) && isPending(change)) await tellOne(change);
  }
  focusAgain();
  // Code that takes over an open element finds its fields restored.
  if (isReopened) dispatchEvent(new Event('part-reopened'));
}

function focusAgain(): void {
  const field = focused?.find();
  if (!focused || !field || focused.control === field || document.activeElement !== document.body) return;
  const { control } = focused;
  focused = { ...focused, control: field };
  field.focus({ preventScroll: true });
  if (!(control instanceof HTMLSelectElement) && control.selectionStart !== null)
    (field as HTMLTextAreaElement).setSelectionRange(
      control.selectionStart,
      control.selectionEnd ?? control.selectionStart,
    );
}

/** The part may be rendered again at this moment: then it is repeated once. */
async function tellOne(change: Change): Promise<void> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (!changes.includes(change)) return;
    const control = redo(change);
    if (!control) return;
    // React renders the result after the current task.
    await new Promise((resolve) => setTimeout(resolve));
    const shown = change.find();
    const isShown = isTicked(control) ? control.checked === change.isChecked : control.value === change.text;
    if (shown === control && isShown && !isMissed(change)) return;
  }
}

/** Applies the change to the field, if React has hydrated it or can be made to. */
function redo(change: Change): Control | undefined {
  const control = takenOver(change);
  if (!control) return undefined;
  isTelling = true;
  if (isTicked(control)) tick(control, change);
  else type(control, change);
  isTelling = false;
  change.within = scopeOf(control);
  return control;
}

/** The hydrated field: an event of its kind makes React hydrate its part, or render it again. */
function takenOver({ find }: Change): Control | undefined {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const control = find();
    if (!control || isReacts(control)) return control;
    isTelling = true;
    control.dispatchEvent(new Event('input', { bubbles: true }));
    isTelling = false;
    if (control.isConnected) return isReacts(control) ? control : undefined;
  }
  return undefined;
}

function tick(control: HTMLInputElement, { isChecked }: Change): void {
  if (control.disabled) return;
  control.checked = !isChecked;
  // During its click() a field ignores another.
  control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

/** React ignores an event whose value it has recorded, so its record is cleared. The text in the field is unchanged. */
function type(control: Control & { _valueTracker?: { setValue: (text: string) => void } }, { text }: Change): void {
  if (control.value !== text) {
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
    set?.call(control, text);
  }
  control._valueTracker?.setValue(`${text} `);
  for (const kind of ['input', 'change']) control.dispatchEvent(new Event(kind, { bubbles: true }));
}

/** Returns whether there was any. */
function reopen(): boolean {
  let isReopened = false;
  opened = opened.map((before) => {
    const element = before.find();
    if (!element || element === before.element) return before;
    if (element instanceof HTMLDetailsElement) element.open = true;
    else if ('popover' in HTMLElement.prototype && !isOpen(element)) element.showPopover();
    isReopened = true;
    return { ...before, element };
  });
  return isReopened;
}

function read(control: Control): Change {
  return {
    control,
    find: finderOf(control),
    text: control.value,
    isChecked: control instanceof HTMLInputElement && control.checked,
  };
}

/** React's generated ids and names differ after a part is rendered again, so the position identifies the element. */
function finderOf(control: Control): () => Control | undefined {
  const { localName, type: kind, id, name, value } = control;
  if (name && /radio|checkbox/.test(kind) && !name.startsWith('_'))
    return () =>
      [...document.querySelectorAll<HTMLInputElement>('input')].find((one) => one.name === name && one.value === value);
  if (id && !id.startsWith('_')) return () => (document.getElementById(id) as Control | null) ?? undefined;
  const likes = () => [...document.querySelectorAll<Control>(localName)].filter((one) => one.type === kind);
  const place = likes().indexOf(control);
  return () => likes()[place];
}
