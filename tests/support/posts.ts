import type { PostFields } from '#domain/blog/post.ts';
import { emptyPost } from '#domain/blog/post-record.ts';
import type { ImportedPost } from '#server/blog/post-store.ts';

/** A post with defaults for the fields that a test does not set. */
export function postFields(fields: Partial<PostFields> = {}): PostFields {
  return {
    ...emptyPost,
    title: 'Sleeping well',
    excerpt: 'What helps at night.',
    content: 'First paragraph.\n\nSecond paragraph.',
    author: 'The clinic',
    category: 'Sleep',
    published: true,
    ...fields,
  };
}

/** An imported post; `day` counts from 1 January 2025. */
export function importedPost(fields: Partial<ImportedPost> = {}, day = 0): ImportedPost {
  const date = new Date(Date.UTC(2025, 0, 1 + day)).toISOString();
  return { ...postFields(fields), createdAt: date, updatedAt: date, ...fields };
}
