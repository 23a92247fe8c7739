import type { Post } from '#domain/blog/post.ts';
import { type Piece, piecesOf } from './piece.ts';

/** Where a post is read. */
export const pathOfPost = ({ slug }: Pick<Post, 'slug'>) => `/blog/${slug}`;

/** Pieces of a post that are known: some 15,000 words. */
const mostPieces = 200;
/** Characters of tags and category that help to find each of them. */
const keywordsLength = 500;

/** The pieces of a published post: what it is about, and what stands under each heading. Markdown marks are left out. */
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

// Of what opens and is never closed, none is looked at further than the next opening: the work stays linear.
function plainMarkdown(source: string): string {
  return (
    source
      // A table says nothing in a sentence.
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
