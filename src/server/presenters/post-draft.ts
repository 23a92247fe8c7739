import type { PostFields } from '#domain/blog/post.ts';
import { readingTime } from '#domain/blog/reading-time.ts';
import type { PostPage } from '#wire/blog.ts';
import { postForReaders } from '../blog/posts-for-readers.ts';
import type { RequestContext } from '../services.ts';
import { presentPost } from './blog-post.ts';

type Needed = Pick<RequestContext, 'content' | 'posts' | 'pictureOf' | 'publicOrigin' | 'renderBody'>;

/** The page of an unsaved or unpublished post, as readers would see it today. */
export async function presentDraft(services: Needed, fields: PostFields, createdAt?: string): Promise<PostPage> {
  const now = new Date().toISOString();
  const shown = postForReaders(fields, services.content.tokens);
  const view = await presentPost(services, {
    ...shown,
    title: shown.title.trim() || 'Title of the post',
    published: false,
    id: '',
    readingTime: readingTime(shown.content),
    createdAt: createdAt ?? now,
    updatedAt: now,
    version: 1,
    previewKey: '',
  });
  if (view.kind === 'missing') throw new Error('a draft was presented as missing');
  return { ...view, draft: false };
}
