import type { Post } from '#domain/blog/post.ts';
import { type Piece, piecesOf } from './piece.ts';

/** Where a post is read. */
export const pathOfPost = ({ slug }: Pick<Post, 'slug'>) => `/blog/${slug}`;

/** The pieces of a published post: what it is about, and what stands under each heading. Markdown marks are left out. */
export function piecesOfPost(
  post: Pick<Post, 'title' | 'slug' | 'excerpt' | 'content' | 'tags' | 'category'>,
): Piece[] {
  const page = { title: post.title, path: pathOfPost(post), keywords: [...post.tags, post.category].join(' ') };
  const sections = post.content.split(/^(?=#{1,4} )/m).map((section) => {
    const heading = /^#{1,4} +(.*)$/m.exec(section.split('\n', 1)[0] ?? '');
    return {
      heading: heading?.[1]?.trim() ?? post.title,
      text: plainMarkdown(heading ? section.slice(section.indexOf('\n') + 1) : section),
    };
  });
  return [
    ...piecesOf(page, { heading: post.title, text: post.excerpt }),
    ...sections.flatMap((section) => piecesOf(page, section)),
  ];
}

function plainMarkdown(source: string): string {
  return source
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:[-*+>]|\d+[.)])\s+/gm, '')
    .replace(/[*_`~]/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/\n(?=\S)(?<!\n\n)/g, ' ')
    .replace(/\n\s*\n/g, '\n')
    .trim();
}
