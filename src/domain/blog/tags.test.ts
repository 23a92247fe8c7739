import { describe, expect, test } from 'vitest';
import { tagsOf, tagText, tidyTags } from './tags.ts';

describe('[EDITOR-04] tags', () => {
  test.each([
    ['sleep, food,  movement ', ['sleep', 'food', 'movement']],
    [',, sleep ,,', ['sleep']],
    ['', []],
    [' , ', []],
    ['Sleep, sleep, SLEEP', ['Sleep']],
    ['gut  health', ['gut health']],
  ])('%j are %j', (text, tags) => {
    expect(tagsOf(text)).toEqual(tags);
  });

  test('shown and read again they are the same', () => {
    expect(tagsOf(tagText(['sleep', 'gut health']))).toEqual(['sleep', 'gut health']);
  });

  test('a list is tidied as text is', () => {
    expect(tidyTags([' a ', '', 'A', 'b'])).toEqual(['a', 'b']);
  });
});
