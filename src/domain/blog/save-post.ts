import { z } from 'zod';
import { metaDescriptionLimit, type PostFields } from './post.ts';
import { tidyTags } from './tags.ts';

/** Most characters of each text of a post. */
export const postLimits = {
  title: 300,
  slug: 200,
  excerpt: 2000,
  content: 200_000,
  author: 200,
  reviewer: 200,
  category: 100,
  tag: 100,
  tags: 50,
  featuredImage: 2000,
  featuredImageAlt: 500,
  metaDescription: metaDescriptionLimit,
} as const;

const atMost = (label: string, limit: number) =>
  z.string().max(limit, `${label} may have at most ${limit.toLocaleString('en-AU')} characters`);

/** An address of a picture: one of this site, or one on the web that is secure. */
const pictureAddress = atMost('The address of the image', postLimits.featuredImage).regex(
  /^(https?:\/\/|\/(?!\/))\S+$/,
  'The address of the image must start with / or https://',
);

/** What an editor sends and the server accepts; one schema for both. */
export const postFieldsSchema = z.object({
  title: atMost('The title', postLimits.title),
  slug: atMost('The address', postLimits.slug).regex(
    /^([a-z0-9]+(-[a-z0-9]+)*)?$/,
    'The address may hold small letters, digits and single hyphens between them',
  ),
  excerpt: atMost('The excerpt', postLimits.excerpt),
  content: atMost('The content', postLimits.content),
  author: atMost('The author', postLimits.author),
  // An editor that was open before there were reviews sends none.
  reviewer: atMost('The clinical reviewer', postLimits.reviewer).default(''),
  reviewedOn: z.iso.date('The day of the review must be a date').nullable().default(null),
  category: atMost('The category', postLimits.category),
  tags: z
    .array(atMost('A tag', postLimits.tag))
    .max(postLimits.tags, `A post may have at most ${postLimits.tags} tags`)
    .transform(tidyTags),
  featured: z.boolean(),
  published: z.boolean(),
  featuredImage: pictureAddress.nullable(),
  featuredImageAlt: atMost('The image description', postLimits.featuredImageAlt),
  metaDescription: atMost('The meta description', postLimits.metaDescription).nullable(),
  aiAssisted: z.boolean(),
}) satisfies z.ZodType<PostFields>;

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
  return {
    title: '',
    slug: '',
    excerpt: '',
    content: '',
    author: `${clinic} Health Team`,
    reviewer: '',
    reviewedOn: null,
    category: 'Health',
    tags: [],
    featured: false,
    published: false,
    featuredImage: null,
    featuredImageAlt: '',
    metaDescription: null,
    aiAssisted: false,
  };
}
