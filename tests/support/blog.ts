import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PostStore } from '#server/blog/post-store.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { createPostStore } from '#server/db/post-store.ts';
import { type Site, startSite } from './site.ts';

/** A post of the content folder with defaults for the fields that a test does not set. */
export interface WrittenPost {
  slug: string;
  title?: string;
  excerpt?: string;
  category?: string;
  tags?: readonly string[];
  featured?: boolean;
  published?: boolean;
  /** Such as 2026-03-09. */
  createdAt?: string;
  author?: string;
  text?: string;
}

/** Starts the real server with only these posts. */
export async function startBlog(
  posts: readonly WrittenPost[],
  settings: Record<string, string> = {},
): Promise<Site & { contentDir: string }> {
  const contentDir = mkdtempSync(join(tmpdir(), 'blog-content-'));
  cpSync('content', contentDir, { recursive: true });
  rmSync(join(contentDir, 'posts'), { recursive: true, force: true });
  mkdirSync(join(contentDir, 'posts'));
  for (const post of posts) writeFileSync(join(contentDir, 'posts', `${post.slug}.md`), fileOf(post));
  const site = await startSite({ CONTENT_DIR: contentDir, ...settings });
  return {
    ...site,
    contentDir,
    stop: async () => {
      await site.stop();
      rmSync(contentDir, { recursive: true, force: true });
    },
  };
}

function fileOf({ text = 'A first paragraph.\n\nA second one.', ...post }: WrittenPost): string {
  const front = {
    title: post.slug,
    excerpt: `About ${post.slug}.`,
    category: 'Sleep',
    tags: ['rest'],
    metaDescription: `What there is to know about ${post.slug}, said in so many words that it fills a search result.`,
    createdAt: '2026-03-09',
    ...post,
  };
  // JSON is valid YAML.
  const lines = Object.entries(front).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n${text}\n`;
}

/** The post store of a running site, opened by a second process on the same database. */
export async function withPosts<T>({ dataDir }: Site, work: (posts: PostStore) => Promise<T>): Promise<T> {
  const database = await openDatabase({ file: join(dataDir, 'site.sqlite') });
  try {
    return await work(createPostStore(database));
  } finally {
    await database.close();
  }
}
