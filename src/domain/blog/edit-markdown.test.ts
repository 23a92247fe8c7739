import { describe, expect, test } from 'vitest';
import {
  applied,
  continueLine,
  type Edit,
  insertLink,
  insertPicture,
  type LineMark,
  toggleAround,
  toggleLines,
} from './edit-markdown.ts';

/** A text with | at both ends of the selection, or once at the cursor. */
function selection(marked: string) {
  const start = marked.indexOf('|');
  const end = marked.lastIndexOf('|');
  const text = marked.replaceAll('|', '');
  return { text, start, end: end === start ? start : end - 1 };
}

function shown(text: string, edit: Edit): string {
  const after = applied(text, edit);
  const [start, end] = edit.select;
  return start === end
    ? `${after.slice(0, start)}|${after.slice(start)}`
    : `${after.slice(0, start)}|${after.slice(start, end)}|${after.slice(end)}`;
}

describe('bold and emphasis', () => {
  test.each([
    ['a |word| here', '**', 'a **|word|** here'],
    ['a **|word|** here', '**', 'a |word| here'],
    ['a |**word**| here', '**', 'a |word| here'],
    ['a | word |here', '**', 'a  **|word|** here'],
    ['a |', '**', 'a **|**'],
    ['a **|**', '**', 'a |'],
    ['**|word|**', '*', '***|word|***'],
    ['***|word|***', '*', '**|word|**'],
    ['*|word|*', '*', '|word|'],
  ])('%j with %s becomes %j', (before, mark, after) => {
    const at = selection(before);
    expect(shown(at.text, toggleAround(at, mark))).toBe(after);
  });
});

describe('links', () => {
  test.each([
    ['see |our fees|', 'see [our fees](|https://|)'],
    ['see |', 'see [](|https://|)'],
    ['|https://site.example/a|', '[|](https://site.example/a)'],
    ['|/medicare|', '[|](/medicare)'],
  ])('%j becomes %j', (before, after) => {
    const at = selection(before);
    expect(shown(at.text, insertLink(at))).toBe(after);
  });
});

test.each([
  ['|', '![|](/p.jpg)'],
  ['a |', 'a\n\n![|](/p.jpg)'],
  ['one | two', 'one\n\n![|](/p.jpg)\n\ntwo'],
  ['one\n|\ntwo', 'one\n\n![|](/p.jpg)\n\ntwo'],
  ['one\n\n|\n\ntwo', 'one\n\n![|](/p.jpg)\n\ntwo'],
  ['a |plate [of] greens|', 'a\n\n![|plate  of  greens|](/p.jpg)'],
])('[EDITOR-02] a picture takes a line of its own: at %j becomes %j', (before, after) => {
  const at = selection(before);
  expect(shown(at.text, insertPicture(at, '/p.jpg'))).toBe(after);
});

describe('lines', () => {
  test.each<[string, LineMark, string]>([
    ['Wh|y', 'heading-2', '## Wh|y'],
    ['## Wh|y', 'heading-2', 'Wh|y'],
    ['## Wh|y', 'heading-3', '### Wh|y'],
    ['|', 'bullets', '- |'],
    ['|one\ntwo|', 'bullets', '|- one\n- two|'],
    ['|- one\n- two|', 'bullets', '|one\ntwo|'],
    ['|- one\n- two|', 'numbers', '|1. one\n2. two|'],
    ['|one\n\ntwo|', 'numbers', '|1. one\n\n2. two|'],
    ['a\n|one\n|two', 'quote', 'a\n|> one|\ntwo'],
    ['first\nsec|ond\nthird', 'quote', 'first\n> sec|ond\nthird'],
  ])('%j as %s becomes %j', (before, mark, after) => {
    const at = selection(before);
    expect(shown(at.text, toggleLines(at, mark))).toBe(after);
  });
});

describe('Enter', () => {
  test.each([
    ['- one|', '- one\n- |'],
    ['- on|e', '- on\n- |e'],
    ['9. nine|', '9. nine\n10. |'],
    ['2) two|', '2) two\n3) |'],
    ['> said|', '> said\n> |'],
    ['  - deep|', '  - deep\n  - |'],
    ['- one\n- |', '- one\n|'],
  ])('%j becomes %j', (before, after) => {
    const at = selection(before);
    const edit = continueLine(at);
    expect(edit && shown(at.text, edit)).toBe(after);
  });

  test.each(['plain|', '-dash|', '## Heading|', '- |one|', '|- one'])("%j is the browser's own", (before) => {
    expect(continueLine(selection(before))).toBeUndefined();
  });
});

test('[EDITOR-02] a picture brought while the last one waits for its words follows it', () => {
  const text = 'A ![](/a.jpg) b';
  const edit = insertPicture({ text, start: 4, end: 4 }, '/b.jpg');
  const after = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
  expect(after).toBe('A ![](/a.jpg)\n\n![](/b.jpg)\n\nb');
  expect([after.slice(0, edit.select[0]), edit.select[1]]).toEqual(['A ![](/a.jpg)\n\n![', edit.select[0]]);
  expect(insertPicture({ text, start: 13, end: 13 }, '/b.jpg').insert).toBe('\n\n![](/b.jpg)\n\n');
});
