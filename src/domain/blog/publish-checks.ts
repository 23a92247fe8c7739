import type { PostFields } from './post.ts';
import { undescribedPictures } from './undescribed-pictures.ts';

/** What stands between a post and its readers. */
export type PublishCheck = 'author' | 'category' | 'image-alt' | 'picture-words' | 'ai-review';

/**
 * What must be settled before a post is published: the fields marked required, words for people who do not see the
 * pictures, and a person's word that they read what a model wrote. Title and content are asked for by every save.
 */
export function publishChecks(
  fields: Pick<PostFields, 'author' | 'category' | 'content' | 'featuredImage' | 'featuredImageAlt' | 'aiAssisted'>,
): PublishCheck[] {
  const checks: PublishCheck[] = [];
  if (fields.author.trim() === '') checks.push('author');
  if (fields.category.trim() === '') checks.push('category');
  if (fields.featuredImage !== null && fields.featuredImageAlt.trim() === '') checks.push('image-alt');
  if (undescribedPictures(fields.content).length > 0) checks.push('picture-words');
  if (fields.aiAssisted) checks.push('ai-review');
  return checks;
}

/** What an editor is told of each. */
export const publishCheckWords: Readonly<Record<PublishCheck, string>> = {
  author: 'Say who wrote it.',
  category: 'Choose a category.',
  'image-alt': 'Describe the featured image for people who cannot see it.',
  'picture-words': 'Describe every picture in the text for people who cannot see it.',
  'ai-review': 'A person must read the text that AI wrote and say so.',
};
