import { expect, test } from 'vitest';
import { ariaKeys, editorKeys, formats, isPressed, keyNames } from './shortcuts.ts';

const press = (changes: Partial<KeyboardEvent>) => ({
  key: '',
  code: '',
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...changes,
});

test('Ctrl and the Apple key are alike', () => {
  expect(isPressed('Mod+S', press({ key: 's', ctrlKey: true }))).toBe(true);
  expect(isPressed('Mod+S', press({ key: 's', metaKey: true }))).toBe(true);
  expect(isPressed('Mod+S', press({ key: 's' }))).toBe(false);
  expect(isPressed('Mod+S', press({ key: 'S', ctrlKey: true, shiftKey: true }))).toBe(false);
});

test('digits go by their place on the keyboard', () => {
  expect(isPressed('Mod+Shift+8', press({ key: '*', code: 'Digit8', ctrlKey: true, shiftKey: true }))).toBe(true);
  expect(isPressed('Mod+Alt+2', press({ key: '™', code: 'Digit2', metaKey: true, altKey: true }))).toBe(true);
});

test('no two shortcuts share their keys', () => {
  const all = [...formats, ...Object.values(editorKeys)].map(({ keys }) => keys);
  expect(new Set(all).size).toBe(all.length);
});

test('keys are named for people and for screen readers', () => {
  expect(keyNames('Mod+Shift+8', false)).toEqual(['Ctrl', 'Shift', '8']);
  expect(keyNames('Mod+B', true)).toEqual(['⌘', 'B']);
  expect(ariaKeys('Mod+B')).toBe('Control+B Meta+B');
});
