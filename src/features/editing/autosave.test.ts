import { expect, test } from 'vitest';
import { type AutosaveStorage, autosaveDraft, autosaveKey, discardDraft, orphanedDrafts } from './autosave.ts';

function storage(): AutosaveStorage & { items: Map<string, string> } {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    key: (index) => [...items.keys()][index] ?? null,
    get length() {
      return items.size;
    },
  };
}

const kind = { storagePrefix: 'note', readDraft: (fields: unknown) => fields as { title: string } };
const day = 24 * 60 * 60 * 1000;
const draft = (title: string, autosavedAt: number) => ({
  fields: { title },
  version: 2,
  autosavedAt,
});

test('[EDITOR-02] the newest draft of a record is found, those of other posts are left alone', () => {
  const place = storage();
  autosaveDraft(place, autosaveKey(kind, '1', 'a'), draft('older', 10 * day));
  autosaveDraft(place, autosaveKey(kind, '1', 'b'), draft('newer', 11 * day));
  autosaveDraft(place, autosaveKey(kind, '12', 'c'), draft('another', 12 * day));
  expect(orphanedDrafts(kind, place, '1', 12 * day)).toEqual({
    key: autosaveKey(kind, '1', 'b'),
    draft: draft('newer', 11 * day),
  });
  expect(orphanedDrafts(kind, place, 'new', 12 * day)).toBeUndefined();
  discardDraft(place, autosaveKey(kind, '1', 'b'));
  expect(orphanedDrafts(kind, place, '1', 12 * day)?.draft.fields.title).toBe('older');
});

test('[EDITOR-02] what is old or broken is thrown away, and nothing of others', () => {
  const place = storage();
  autosaveDraft(place, autosaveKey(kind, '1', 'a'), draft('old', 0));
  place.items.set(autosaveKey(kind, '1', 'b'), '{"fields":');
  place.items.set('theme', 'dark');
  expect(orphanedDrafts(kind, place, '1', 31 * day)).toBeUndefined();
  expect([...place.items.keys()]).toEqual(['theme']);
});

test('[EDITOR-02] a browser without room is no error', () => {
  const full: AutosaveStorage = {
    ...storage(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(autosaveDraft(full, 'x', draft('a', 0))).toBe(false);
});
