import type { PostFields } from './post.ts';
import { emptyPost } from './post-record.ts';

/** The requirements of a save; the words of EDITOR-03. */
export const missingInformation = {
  title: 'Missing Information',
  description: 'Please fill in title and content',
} as const;

/** Unicode letters that are invisible. */
const blankLetters = /[\u115f\u1160\u3164\uffa0]/g;

/** Whether a title has a visible letter, digit or pictograph. */
export function isTitle(text: string): boolean {
  return /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text.replace(blankLetters, ''));
}

/** Whether a text has a visible character: spaces, marks and zero-width characters do not count. */
function isVisible(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(blankLetters, '').replaceAll('\u2800', ''));
}

/** The required texts that are empty. */
export function emptyTexts({ title, content }: Pick<PostFields, 'title' | 'content'>): ('title' | 'content')[] {
  return [...(isTitle(title) ? [] : (['title'] as const)), ...(isVisible(content) ? [] : (['content'] as const))];
}

export type SaveMode = 'publish' | 'schedule' | 'draft';

/** The notice after a save (EDITOR-03). */
export const savedWords: Record<SaveMode, { title: string; description: string }> = {
  publish: { title: 'Post Saved', description: 'Your blog post has been published.' },
  schedule: { title: 'Post Saved', description: 'Your blog post has been scheduled.' },
  draft: { title: 'Post Saved', description: 'Your blog post has been saved as draft.' },
};

/** A schedule stores no date: the post stays unpublished, as a draft does. */
export function publishedBy(mode: SaveMode): boolean {
  return mode === 'publish';
}

/** The defaults of a new post (EDITOR-02). @param clinic The clinic's short name. */
export function newPost(clinic: string): PostFields {
  return { ...emptyPost, author: `${clinic} Health Team`, category: 'Health' };
}
