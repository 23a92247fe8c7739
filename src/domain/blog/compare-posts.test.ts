import { expect, test } from 'vitest';
import { differingFields, fieldText } from './compare-posts.ts';
import { fieldNames, fieldsOf } from './post-record.ts';
import { newPost } from './save-post.ts';

const base = newPost('Saltbush');

test('[EDITOR-03] equal posts differ nowhere; null and empty, and line ends, are alike', () => {
  expect(differingFields(base, { ...base })).toEqual([]);
  expect(differingFields({ ...base, metaDescription: null }, { ...base, metaDescription: '' })).toEqual([]);
  expect(differingFields({ ...base, content: 'a\r\nb' }, { ...base, content: 'a\nb' })).toEqual([]);
});

test('[EDITOR-03] differing fields come in reading order', () => {
  const other = { ...base, tags: ['sleep'], title: 'Other', published: true };
  expect(differingFields(base, other)).toEqual(['title', 'tags', 'published']);
});

test('every field has a name, and a stored post is cut down to its fields', () => {
  const stored = { ...base, id: '1', version: 3 };
  expect(Object.keys(fieldsOf(stored)).sort()).toEqual(fieldNames.toSorted());
});

test('fields are shown as words', () => {
  const post = { ...base, tags: ['a', 'b'], featured: true };
  expect(fieldText(post, 'tags')).toBe('a, b');
  expect(fieldText(post, 'featured')).toBe('Yes');
  expect(fieldText(post, 'featuredImage')).toBe('');
});
