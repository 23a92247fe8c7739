import type { PostFields } from './post.ts';
import { undescribedPictures } from './undescribed-pictures.ts';

/** The obstacles to publication. */
export type PublishCheck = 'author' | 'category' | 'image-alt' | 'picture-words' | 'ai-review';

/**
 * The obstacles to publication: required fields, descriptions of pictures, and a person's confirmation of text by a model.
 * Every save requires title and content.
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

/** The message of each for staff. */
export const publishCheckWords: Readonly<Record<PublishCheck, string>> = {
  author: 'Say who wrote it.',
  category: 'Choose a category.',
  'image-alt': 'Describe the featured image for people who cannot see it.',
  'picture-words': 'Describe every picture in the text for people who cannot see it.',
  'ai-review': 'A person must read the text that AI wrote and say so.',
};
