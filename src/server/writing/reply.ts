import { z } from 'zod';
import { shortened } from '#domain/blog/ai-result.ts';
import { tidyTags } from '#domain/blog/tags.ts';
import type { BlogAiPost } from '#wire/blog-ai.ts';

/*
 * Schemas of the model's replies. Lengths are left to `tidied`: a description of 160 characters is
 * shortened, and does not invalidate the article.
 */

export const postReply = z.object({
  title: z.string().min(1),
  excerpt: z.string().min(1),
  content: z.string().min(1),
  category: z.string().min(1),
  tags: z.array(z.string()),
  meta_description: z.string().min(1),
});

export const textReply = z.object({ text: z.string().min(1) });
export const tagsReply = z.object({ tags: z.array(z.string()).min(1) });

const longestTitle = 120;
const longestExcerpt = 300;
const mostTags = 8;

export function tidied(post: z.infer<typeof postReply>): BlogAiPost {
  return {
    title: replyLine(post.title).slice(0, longestTitle),
    excerpt: shortened(post.excerpt, longestExcerpt),
    content: tidiedContent(post.content),
    category: replyLine(post.category),
    tags: tidiedTags(post.tags),
    meta_description: shortened(post.meta_description),
  };
}

export function tidiedTags(tags: readonly string[]): string[] {
  return tidyTags(tags.map((tag) => tag.replace(/^#/, ''))).slice(0, mostTags);
}

/** Markdown without a surrounding code fence, and without a first heading that repeats the title. */
export function tidiedContent(content: string): string {
  return content
    .replaceAll('\r', '')
    .trim()
    .replace(/^```(?:markdown|md)?\n([\s\S]*?)\n```$/i, '$1')
    .replace(/^#[^\S\n].*\n+/, '')
    .trim();
}

export function replyLine(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^["“](.*)["”]$/, '$1');
}
