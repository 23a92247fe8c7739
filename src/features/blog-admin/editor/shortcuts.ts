import { type Edit, insertLink, type Selection, toggleAround, toggleLines } from '#domain/blog/edit-markdown.ts';
import { insertTable } from '#domain/blog/edit-table.ts';

/** The actions of the toolbar. */
export type FormatName =
  | 'bold'
  | 'emphasis'
  | 'link'
  | 'heading-2'
  | 'heading-3'
  | 'bullets'
  | 'numbers'
  | 'quote'
  | 'table';

export interface Format {
  name: FormatName;
  label: string;
  keys: string;
  edit: (selection: Selection) => Edit;
}

/** The tools in the order of the toolbar, each with its shortcut. */
export const formats: readonly Format[] = [
  { name: 'heading-2', label: 'Heading', keys: 'Mod+Alt+2', edit: (at) => toggleLines(at, 'heading-2') },
  { name: 'heading-3', label: 'Smaller heading', keys: 'Mod+Alt+3', edit: (at) => toggleLines(at, 'heading-3') },
  { name: 'bold', label: 'Bold', keys: 'Mod+B', edit: (at) => toggleAround(at, '**') },
  { name: 'emphasis', label: 'Italic', keys: 'Mod+I', edit: (at) => toggleAround(at, '*') },
  { name: 'link', label: 'Link', keys: 'Mod+K', edit: insertLink },
  { name: 'bullets', label: 'Bulleted list', keys: 'Mod+Shift+8', edit: (at) => toggleLines(at, 'bullets') },
  { name: 'numbers', label: 'Numbered list', keys: 'Mod+Shift+7', edit: (at) => toggleLines(at, 'numbers') },
  { name: 'quote', label: 'Quote', keys: 'Mod+Shift+9', edit: (at) => toggleLines(at, 'quote') },
  { name: 'table', label: 'Table', keys: 'Mod+Alt+G', edit: insertTable },
];

/** Shortcuts of the whole editor. */
export const editorKeys = {
  save: { keys: 'Mod+S', label: 'Save (a published post stays published)' },
  preview: { keys: 'Mod+Alt+P', label: 'Switch between writing and preview' },
  shortcuts: { keys: 'Mod+/', label: 'Show these shortcuts' },
} as const;

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/**
 * Whether a key press is a shortcut such as Mod+Shift+8. Digits are matched by key code, because Shift and Alt change the
 * character.
 */
export function isPressed(keys: string, event: Pressed): boolean {
  const parts = keys.split('+');
  const key = parts.at(-1) ?? '';
  if ((event.ctrlKey || event.metaKey) !== parts.includes('Mod')) return false;
  if (event.shiftKey !== parts.includes('Shift') || event.altKey !== parts.includes('Alt')) return false;
  if (/^\d$/.test(key)) return event.code === `Digit${key}`;
  if (/^[A-Z]$/.test(key)) return event.altKey ? event.code === `Key${key}` : event.key.toUpperCase() === key;
  return event.key === key;
}

/** A shortcut in words. */
export function keyNames(keys: string, apple: boolean): string[] {
  const names: Record<string, string> = apple
    ? { Mod: '⌘', Alt: '⌥', Shift: '⇧' }
    : { Mod: 'Ctrl', Alt: 'Alt', Shift: 'Shift' };
  return keys.split('+').map((key) => names[key] ?? key);
}

/** A shortcut for aria-keyshortcuts, with Control and with Meta. */
export function ariaKeys(keys: string): string {
  return ['Control', 'Meta'].map((mod) => keys.replace('Mod', mod)).join(' ');
}
