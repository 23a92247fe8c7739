import { describe, expect, test } from 'vitest';
import { suggestCategories } from './suggest-categories.ts';

const existing = ['Food', 'Good sleep', 'Mental health', 'Movement', 'Sleep'];

describe('[EDITOR-02] category suggestions', () => {
  test('nothing typed suggests what is in use', () => {
    expect(suggestCategories(' ', existing)).toEqual(existing);
  });

  test('what starts with the text comes before what holds it', () => {
    expect(suggestCategories('sl', existing)).toEqual(['Sleep', 'Good sleep']);
  });

  test('another case is corrected, the right one is left in peace', () => {
    expect(suggestCategories('food', existing)).toEqual(['Food']);
    expect(suggestCategories('Food', existing)).toEqual([]);
  });
});
