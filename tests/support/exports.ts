import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './command.ts';
import { request } from './request.ts';
import type { Site } from './site.ts';

// Exports in the formats of other programs, and their import.

export const cdata = (text: string) => `<![CDATA[${text}]]>`;
export const meta = (key: string, value: string) =>
  `<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`;

/** An item of a WordPress export. */
export function item(slug: string, status: string | null, parts = '', content = '<p>Words.</p>'): string {
  const stored = status === null ? '' : `<wp:status>${cdata(status)}</wp:status>`;
  return `<item><title>${slug}</title><wp:post_name>${slug}</wp:post_name><wp:post_type>${cdata('post')}</wp:post_type>${stored}
    <wp:post_date_gmt>2021-02-03 04:05:06</wp:post_date_gmt><content:encoded>${cdata(content)}</content:encoded>
    ${parts.includes('post_password') ? '' : `<wp:post_password>${cdata('')}</wp:post_password>`}${parts}</item>`;
}

/** An export of Ghost. */
export const ghost = (posts: object[]) => JSON.stringify({ db: [{ data: { posts } }] });
export const ghostPost = (slug: string, parts: object) => ({
  id: slug,
  uuid: slug,
  title: slug,
  slug,
  status: 'published',
  visibility: 'public',
  type: 'post',
  published_at: '2020-01-02T03:04:05.000Z',
  ...parts,
});
/** An export of WordPress. */
export const wxr = (items: readonly string[]) => `<?xml version="1.0" encoding="UTF-8" ?>
  <rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Old</title>${items.join('')}</channel></rss>`;

/** The line of an import report about a post. */
export const lineOf = (said: string, title: string) =>
  said.split('\n').find((line) => line.startsWith(`  '${title}': `)) ?? '';

/** Imports into a running site, from a temporary folder. */
export function importsInto(site: () => Site) {
  const folder = mkdtempSync(join(tmpdir(), 'import-'));
  const run = (
    name: string,
    text: string | Uint8Array,
    options = ['--publish'],
    settings: Record<string, string> = {},
  ) => {
    writeFileSync(join(folder, name), text);
    return runCommand('import', [name, ...options], { INIT_CWD: folder, DATA_DIR: site().dataDir, ...settings });
  };
  return {
    folder,
    run,
    /** Imports a file with publication and returns the output of the command. */
    imported: async (...given: Parameters<typeof run>): Promise<string> => {
      const { code, output } = await run(...given);
      if (code !== 0) throw new Error(output);
      return output;
    },
    /** Those of the posts that visitors can read. */
    publicOnes: async (slugs: readonly string[]): Promise<string[]> => {
      const replies = await Promise.all(slugs.map((slug) => request(site(), `/blog/${slug}`)));
      return slugs.filter((_, index) => replies[index]?.status === 200);
    },
    /** The HTML of a published post. */
    bodyOf: async (slug: string) => (await request(site(), `/blog/${slug}`)).text,
    end: () => rmSync(folder, { recursive: true, force: true }),
  };
}
