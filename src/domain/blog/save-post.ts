import type { PostFields } from './post.ts';
import { emptyPost } from './post-record.ts';

/** What a save needs at least; the words of EDITOR-03. */
export const missingInformation = {
  title: 'Missing Information',
  description: 'Please fill in title and content',
} as const;

/** Letters by their class of Unicode that show nothing. */
const blankLetters = /[\u115f\u1160\u3164\uffa0]/g;

/** Whether a title names anything: it holds a letter, a digit or a picture sign that can be seen. */
export function isTitle(text: string): boolean {
  return /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text.replace(blankLetters, ''));
}

/** Whether anything of a text can be seen: spaces, marks and signs of no width are nothing. */
function isVisible(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(blankLetters, '').replaceAll('\u2800', ''));
}

/** The required texts that are empty. */
export function emptyTexts({ title, content }: Pick<PostFields, 'title' | 'content'>): ('title' | 'content')[] {
  return [...(isTitle(title) ? [] : (['title'] as const)), ...(isVisible(content) ? [] : (['content'] as const))];
}

export type SaveMode = 'publish' | 'schedule' | 'draft';

/** What a person is told after a save (EDITOR-03). */
export const savedWords: Record<SaveMode, { title: string; description: string }> = {
  publish: { title: 'Post Saved', description: 'Your blog post has been published.' },
  schedule: { title: 'Post Saved', description: 'Your blog post has been scheduled.' },
  draft: { title: 'Post Saved', description: 'Your blog post has been saved as draft.' },
};

/** A schedule captures no date: it keeps the post unpublished, as a draft does. */
export function publishedBy(mode: SaveMode): boolean {
  return mode === 'publish';
}

/** What a new post starts from (EDITOR-02). @param clinic The clinic's short name. */
export function newPost(clinic: string): PostFields {
  return { ...emptyPost, author: `${clinic} Health Team`, category: 'Health' };
}
