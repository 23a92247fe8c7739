import { z } from 'zod';

export const blogAiActions = [
  'create_full_post',
  'create_from_image',
  'generate_content',
  'optimize_content',
  'generate_excerpt',
  'suggest_tags',
  'suggest_category',
  'master_optimize',
  'generate_meta_description',
] as const;
export type BlogAiAction = (typeof blogAiActions)[number];

/** POST /functions/v1/blog-ai-optimizer, for signed-in staff. */
export const blogAiRequest = z.object({
  action: z.enum(blogAiActions),
  topic: z.string().max(2000).optional(),
  /** A base64 data URL. */
  image: z.string().optional(),
  context: z.string().max(20_000).optional(),
  title: z.string().max(300).optional(),
  content: z.string().max(200_000).optional(),
  excerpt: z.string().max(5000).optional(),
  category: z.string().max(200).optional(),
});
export type BlogAiRequest = z.infer<typeof blogAiRequest>;

/** The result of create_full_post, create_from_image and master_optimize. */
export const blogAiPost = z.object({
  title: z.string(),
  excerpt: z.string(),
  content: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  meta_description: z.string(),
});
export type BlogAiPost = z.infer<typeof blogAiPost>;

/** Other actions answer text; suggest_tags may answer a list, a JSON string or comma-separated text. */
export interface BlogAiReply {
  success: boolean;
  result: BlogAiPost | string | string[];
}

/** What the function is doing, told as `progress` events while it streams. */
export const blogAiStages = ['reading-image', 'writing', 'checking'] as const;
export type BlogAiStage = (typeof blogAiStages)[number];
