import { expect, test } from 'vitest';
import { applied } from './edit-markdown.ts';
import { insertTable, pasteTable } from './edit-table.ts';

test('[EDITOR-02] a table is between blank lines, and its first heading is selected', () => {
  const edit = insertTable({ text: 'one two', start: 4, end: 4 });
  const after = applied('one two', edit);
  expect(after).toBe('one\n\n| Heading | Heading |\n| --- | --- |\n|  |  |\n|  |  |\n\ntwo');
  expect(after.slice(...edit.select)).toBe('Heading');
});

test('[EDITOR-02] cells that are selected, or pasted from a spreadsheet, become a table', () => {
  const cells = 'Hour\tSleep\r\nOne\ta|b\r\n\t8\r\n';
  const table = '| Hour | Sleep |\n| --- | --- |\n| One | a\\|b |\n|  | 8 |';
  const pasted = pasteTable({ text: '', start: 0, end: 0 }, cells);
  expect(pasted && applied('', pasted)).toBe(table);
  expect(pasted?.select).toEqual([table.length, table.length]);
  expect(applied(cells, insertTable({ text: cells, start: 0, end: cells.length }))).toBe(table);
});

test.each(['words', 'a\tb', 'one\ntwo', 'a\tb\nc', '\tset in\n\tby a typist', 'a\tb\n\nc\td', 'x\ty\n'.repeat(300)])(
  '[EDITOR-02] %j is pasted as it is',
  (copied) => {
    expect(pasteTable({ text: '', start: 0, end: 0 }, copied)).toBeUndefined();
  },
);
