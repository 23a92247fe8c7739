import type { Post } from '#domain/blog/post.ts';
import { type Piece, piecesOf } from './piece.ts';

/** The address of a post. */
export const pathOfPost = ({ slug }: Pick<Post, 'slug'>) => `/blog/${slug}`;

/** Most passages of a post: some 15,000 words. */
const mostPieces = 200;
/** Most characters of tags and category in the search data of each passage. */
const keywordsLength = 500;

/** The passages of a published post: its subject, and each section. Markdown marks are removed. */
export function piecesOfPost(
  post: Pick<Post, 'title' | 'slug' | 'excerpt' | 'content' | 'tags' | 'category'>,
): Piece[] {
  const page = {
    title: post.title,
    path: pathOfPost(post),
    keywords: [post.category, ...post.tags].join(' ').slice(0, keywordsLength),
  };
  const sections = post.content.split(/^(?=#{1,4} )/m).map((section) => {
    const heading = /^#{1,4} +(.*)$/m.exec(section.split('\n', 1)[0] ?? '');
    return {
      heading: heading?.[1]?.trim() ?? post.title,
      text: plainMarkdown(heading ? section.slice(section.indexOf('\n') + 1) : section),
    };
  });
  return [
    ...piecesOf(page, { heading: post.title, text: post.excerpt }),
    ...sections.slice(0, mostPieces).flatMap((section) => piecesOf(page, section)),
  ].slice(0, mostPieces);
}

// An unclosed mark is searched only up to the next opening mark, so that the work stays linear.
function plainMarkdown(source: string): string {
  return (
    source
      // A table makes no sentence.
      .replace(/^Table: .*\n+(?=\|)/gm, '')
      .replace(/^[^\S\n]*\|.*$/gm, '')
      .replace(/!\[[^[\]]*\]\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '')
      .replace(/\[([^[\]]*)\]\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '$1')
      .replace(/^[^\S\n]*(?:[-*+>]|\d+[.)])\s+/gm, '')
      .replace(/[*_`~]/g, '')
      .replace(/<[^<>]*>/g, '')
      .replace(/\n(?=\S)(?<!\n\n)/g, ' ')
      .replace(/\n\s*\n/g, '\n')
      .trim()
  );
}
