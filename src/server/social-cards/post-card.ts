import type { SiteContent } from '#content/load.ts';
import type { PostFields } from '#domain/blog/post.ts';
import { coverArtFor, drawCover } from '../blog/cover-art/cover-art.ts';
import type { CardContent } from './draw-card.ts';

/** The fields of a post that its card depends on. */
export type CardedPost = Pick<PostFields, 'title' | 'slug' | 'category' | 'tags'>;

/** The contents of a post's card: its title and its cover. */
export function postCard({ art, site }: Pick<SiteContent, 'art' | 'site'>, post: CardedPost): CardContent {
  const drawing = drawCover(coverArtFor(post).name) ?? art.get('blog-hero')?.svg ?? '';
  return { title: post.title, drawing, brand: site.name, mark: art.get('mark')?.svg ?? '' };
}
