import { expect, test } from 'vitest';
import type { Post } from '#domain/blog/post.ts';
import { newPost } from '#domain/blog/save-post.ts';
import {
  fieldsToSend,
  isDirty,
  type PostEditorAction,
  postEditorReducer,
  startOf,
  startOfNew,
} from './post-editor-state.ts';

const start = newPost('Saltbush');
const stored: Post = {
  ...start,
  title: 'Sleep',
  slug: 'sleep',
  content: 'Words.',
  id: '1',
  version: 3,
  readingTime: 1,
  createdAt: '2026-11-20T00:00:00Z',
  updatedAt: '2026-11-20T00:00:00Z',
  previewKey: 'key',
};
const after = (from: ReturnType<typeof startOf>, ...actions: PostEditorAction[]) =>
  actions.reduce(postEditorReducer, from);
const title = (text: string): PostEditorAction => ({ kind: 'changed', changes: { title: text } });

test('[EDITOR-02] the address follows the title until it is edited by hand, and again once it is emptied', () => {
  let state = after(startOfNew(start), title('Sleep & weight'));
  expect(state.fields.slug).toBe('sleep-weight');
  expect(fieldsToSend(state).slug).toBe('');
  state = after(state, { kind: 'slug-typed', slug: 'my-own' }, title('Another title'));
  expect(state.fields.slug).toBe('my-own');
  expect(fieldsToSend(state).slug).toBe('my-own');
  state = after(state, { kind: 'slug-typed', slug: '' }, title('Third'));
  expect(state.fields.slug).toBe('third');
});

test('[EDITOR-03] a new post has one id, also when its text is restored after a crash', () => {
  const first = startOfNew(start);
  expect(first.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  const second = startOfNew(start);
  expect(second.id).not.toBe(first.id);
  const draft = { fields: { ...start, title: 'Found' }, version: null, id: first.id };
  expect(after(second, title('x'), { kind: 'restored', draft }).id).toBe(first.id);
  expect(after(second, { kind: 'restored', draft: { ...draft, id: undefined } }).id).toBe(second.id);
});

test('[EDITOR-02] the address of a published post stays', () => {
  expect(after(startOf({ ...stored, published: true }), title('New title')).fields.slug).toBe('sleep');
  expect(after(startOf(stored), title('New title')).fields.slug).toBe('new-title');
});

test('[EDITOR-03] a new post is not dirty before something is typed, and a post by a model is', () => {
  expect(isDirty(startOfNew(start))).toBe(false);
  expect(isDirty(startOfNew(start, { ...start, title: 'Written' }))).toBe(true);
  expect(after(startOfNew(start), title('a'), title('')).fields).toEqual(start);
});

test('[EDITOR-03] what was typed while a save ran stays, and everything else is as the server has it', () => {
  const before = after(startOfNew(start), title('Sleep'));
  const typed = after(before, { kind: 'changed', changes: { content: 'More words' } });
  const state = after(typed, {
    kind: 'saved',
    before: before.fields,
    record: { ...stored, content: '', slug: 'sleep-2', published: true },
  });
  expect(state.fields).toMatchObject({ slug: 'sleep-2', content: 'More words', published: true });
  expect(state.stored).toMatchObject({ id: '1', version: 3 });
  expect(isDirty(state)).toBe(true);
  expect(state.slugFollows).toBe(false);
});

test('[EDITOR-03] after a conflict the next save builds on the other version', () => {
  const state = after(startOf(stored), {
    kind: 'rebased',
    record: { ...stored, title: 'Theirs', version: 4 },
    fields: { ...start, title: 'Mine', slug: 'sleep', content: 'Words.' },
  });
  expect(state.stored?.version).toBe(4);
  expect(isDirty(state)).toBe(true);
});
