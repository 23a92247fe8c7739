import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { contentFolder } from '#tests/support/content-folder.ts';
import { ContentError } from './problem.ts';
import { ContentReader, fieldName } from './read.ts';

const shape = z.strictObject({
  title: z.string({ error: 'write a title' }),
  items: z.array(z.strictObject({ name: z.string() })).default([]),
});

/** Reads one file of this text and returns what the reader made of it. */
function read(text: string) {
  const folder = contentFolder();
  folder.write('record.yaml', text);
  const reader = new ContentReader(folder.path);
  return { value: reader.record('record.yaml', shape), problems: reader.problems };
}

describe('reading a record', () => {
  test('a correct file has no problems', () => {
    expect(read('title: Hello\nitems:\n  - name: One\n')).toEqual({
      value: { title: 'Hello', items: [{ name: 'One' }] },
      problems: [],
    });
  });

  test('a missing file is named', () => {
    const reader = new ContentReader(contentFolder().path);
    expect(reader.record('nowhere.yaml', shape)).toBeUndefined();
    expect(reader.problems).toEqual([{ file: 'nowhere.yaml', field: '', fix: 'the file is missing; create it' }]);
  });

  test.each([
    ['a colon in text', 'title: one: two\n', 'line 1'],
    ['a quote left open, at the end of the file,', 'title: Hello\nitems:\n  - name: "One\n', 'line 4'],
    ['a field written twice', 'title: One\ntitle: Two\n', 'line 2'],
    ['a tab as indentation', 'title: One\nitems:\n\t- name: One\n', 'line 3'],
    ['a text that starts with a star', 'title: One\nitems:\n  - name: *really* good\n', 'line 3'],
  ])('%s is named with its line', (_, text, line) => {
    const { value, problems } = read(text);
    expect(value).toBeUndefined();
    expect(problems).toEqual([
      { file: 'record.yaml', field: line, fix: expect.stringMatching(/^this is not valid YAML \(.+\); quote text/) },
    ]);
  });

  test.each([
    ['an empty file', ''],
    ['a file of comments', '# nothing yet\n'],
  ])('%s is said to be empty', (_, text) => {
    expect(read(text).problems).toEqual([
      { file: 'record.yaml', field: '', fix: expect.stringContaining('nothing is written here') },
    ]);
  });

  test('an unknown key is named', () => {
    expect(read('title: Hello\ntitel: Hello\n').problems).toEqual([
      { file: 'record.yaml', field: '', fix: "remove 'titel', which this file does not have, or correct the spelling" },
    ]);
  });

  test('a wrong type gets the advice of its schema, with the field', () => {
    expect(read('title: 3\n').problems).toEqual([{ file: 'record.yaml', field: 'title', fix: 'write a title' }]);
  });

  test('a missing field without advice of its own says what to add', () => {
    expect(read('title: Hello\nitems:\n  - {}\n').problems).toEqual([
      { file: 'record.yaml', field: 'items[0].name', fix: 'add this field (string)' },
    ]);
  });

  test.each([
    ['7', 'write string here instead of number'],
    ['[a, b]', 'write string here instead of a list'],
    ['', 'nothing is written here; write its fields or its text (string)'],
  ])('a field without advice of its own that holds %j says what belongs there', (value, fix) => {
    expect(read(`title: Hello\nitems:\n  - name: ${value}\n`).problems).toEqual([
      { file: 'record.yaml', field: 'items[0].name', fix },
    ]);
  });

  test('every problem is reported, not only the first', () => {
    expect(read('title: 3\nitems:\n  - name: 4\n  - other: x\n').problems.map(({ field }) => field)).toEqual([
      'title',
      'items[0].name',
      'items[1].name',
      'items[1]',
    ]);
  });
});

test.each([
  [[], ''],
  [['seo', 'title'], 'seo.title'],
  [['areas', 2], 'areas[2]'],
  [['items', 0, 'answer'], 'items[0].answer'],
])('the path %j is written %j', (path, name) => {
  expect(fieldName(path)).toBe(name);
});

test('an error lists every problem with its file, field and fix', () => {
  const error = new ContentError([
    { file: 'site.yaml', field: 'email', fix: 'write an email address' },
    { file: 'home.yaml', field: '', fix: 'the file is missing; create it' },
  ]);
  expect(error.message).toBe(
    'The content has 2 problems; the site will not start with it:\n  site.yaml, email: write an email address\n  home.yaml: the file is missing; create it',
  );
});
