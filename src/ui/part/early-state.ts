/**
 * What a visitor typed, ticked, opened and reached before React held the page. React knows nothing of it, and draws a
 * part anew where something changed its words on the way; so it is noted here, outside React, and told to each field as if
 * it were done now, once, in the order in which it was done. A unit chosen before a number is a unit before the number, and
 * React hears of both before it hears of a press that came after them.
 */

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Change {
  control: Control;
  /** The same field, also in a part that was drawn anew. */
  find: () => Control | undefined;
  text: string;
  isChecked: boolean;
  /** The form that it was told in. While that stands, the change is done, whatever became of the field since. */
  within?: Element;
}

interface Opened {
  element: HTMLElement;
  find: () => HTMLElement | undefined;
}

const controlsSelector = 'input:not([type=hidden], [type=file]), textarea, select';
/** Milliseconds after which no part is waited for any more. */
const longest = 10_000;
const noted = ['click', 'input', 'change', 'toggle', 'focusin'];

/** What deferred-modules.ts notes from the page's first moment on. */
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
let waitsFor = 0;
let isTelling = false;
let isOver = true;
/** Whether React holds the page, if not yet all of its parts. */
let isHeld = false;

/** Notes what stands in the page. Called before React reads it. */
export function noteEarlyState(): void {
  isOver = false;
  buttons = [...document.querySelectorAll('button')];
  // What the browser itself filled in comes first.
  const all = [...document.querySelectorAll<Control>(controlsSelector)];
  const inOrder = [...all.filter((control) => !early.changed.has(control)), ...early.changed];
  changes = inOrder
    .filter((one) => isControl(one) && one.isConnected && isChanged(one))
    .map((one) => read(one as Control));
  for (const element of document.querySelectorAll<HTMLElement>('details[open], [popover]')) noteOpened(element);
  if (isControl(document.activeElement)) focused = read(document.activeElement);
  const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
  while (comments.nextNode()) if (comments.currentNode.nodeValue === '$') waitsFor += 1;
  for (const kind of noted) addEventListener(kind, note, true);
}

/** React takes the page over: a press that it meets in the middle of that is its own. */
export function leavePressToReact(): void {
  isHeld = true;
  if (early.event?.eventPhase) early.pressed = null;
}

/** Tells it to React, which holds the page by now, and presses again what was pressed. */
export async function tellEarlyState(): Promise<void> {
  await tell();
  pressAgain();
  setTimeout(end, longest);
  endWhenReady();
}

/** A part was taken over, or drawn anew. */
export function partIsReady(): void {
  if (isOver) return;
  // React takes over what is touched at once, but not in the middle of its own work.
  setTimeout(async () => {
    await tell();
    // Waited for until it was told: another telling may end meanwhile.
    waitsFor -= 1;
    endWhenReady();
  });
}

/** The words of a field have gone to another place: they are not told again. */
export function forgetChange(field: Element): void {
  changes = changes.filter(({ control, find }) => control !== field && find() !== field);
}

/** Calls back whenever something that was open before stands open again in a part that was drawn anew, with its fields as they were. */
export function onReopened(act: () => void): () => void {
  addEventListener('part-reopened', act);
  return () => removeEventListener('part-reopened', act);
}

function endWhenReady(): void {
  if (waitsFor <= 0) end();
}

function end(): void {
  isOver = true;
  changes = [];
  opened = [];
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
    // The last press counts, as it does before the script: React hears this one.
    if (kind === 'click' && isHeld && (target as Element).closest('button')) early.pressed = null;
    const isTick = isControl(target) && isTicked(target);
    // A tick is a click to React. The field's own events follow it, unless the part was drawn anew in between.
    if (isControl(target) && (isTick ? kind === 'click' || !isLast(target) : kind !== 'click'))
      noteChange(read(target));
    // In the middle of its click a field is not ticked yet.
    if (!isTick || kind !== 'click') tellNow();
  }
}

/**
 * A field that React holds already tells it by itself. Otherwise React takes the part over as it hears of this, and then finds the
 * field as it is: it does not know that it was changed. What comes after such a change is told after it.
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

function isPending({ within }: Change): boolean {
  return !within?.isConnected;
}

function scopeOf(control: Control): Element {
  return control.closest('form') ?? control.closest('section') ?? control;
}

/** Before React hears of what a visitor does next, such as sending the form. */
function tellNow(): void {
  const pending = changes.filter(isPending);
  for (const change of pending) redo(change);
  if (pending.length > 0) focusAgain();
}

/** In a part that was drawn anew, the button of the same place, where it is of the same kind. */
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

/** One at a time: each change waits until React has drawn the one before. */
function tell(): Promise<void> {
  telling = (telling ?? Promise.resolve()).then(tellAll);
  return telling;
}

async function tellAll(): Promise<void> {
  const isReopened = reopen();
  for (const change of changes) {
    // Changed again meanwhile: that is told in its turn. Told already, to a part that still stands: nothing to do.
    if (changes.includes(change) && isPending(change)) await tellOne(change);
  }
  focusAgain();
  // Whoever takes over what stands open finds its fields as they were.
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

/** A part may be drawn anew in this very moment: then once more. */
async function tellOne(change: Change): Promise<void> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (!changes.includes(change)) return;
    const control = redo(change);
    if (!control) return;
    // React draws what came of it once this turn is over.
    await new Promise((resolve) => setTimeout(resolve));
    const shown = change.find();
    if (shown === control && (isTicked(control) ? control.checked === change.isChecked : control.value === change.text))
      return;
  }
}

/** Does it to the field, where React holds it or can be made to. */
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

function isTicked(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && /radio|checkbox/.test(control.type);
}

/** The field, once React holds it: an event of its kind makes React take over its part, or draw it anew. */
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
  // In the middle of its click() a field takes no other.
  control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

/** React ignores an event that brings what it has noted: it is made to forget. The text in the field stays untouched. */
function type(control: Control & { _valueTracker?: { setValue: (text: string) => void } }, { text }: Change): void {
  if (control.value !== text) {
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
    set?.call(control, text);
  }
  control._valueTracker?.setValue(`${text} `);
  for (const kind of ['input', 'change']) control.dispatchEvent(new Event(kind, { bubbles: true }));
}

/** Says whether anything was. */
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

function isControl(one: unknown): one is Control {
  return one instanceof Element && one.matches(controlsSelector);
}

/** React marks what it holds. */
function isReacts(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps'));
}

function isChanged(control: Control): boolean {
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

function read(control: Control): Change {
  return {
    control,
    find: finderOf(control),
    text: control.value,
    isChecked: control instanceof HTMLInputElement && control.checked,
  };
}

/** Ids and names that React gives out are others once a part is drawn anew: there the place decides. */
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
