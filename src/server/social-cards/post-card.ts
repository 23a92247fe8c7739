import type { SiteContent } from '#content/load.ts';
import type { PostFields } from '#domain/blog/post.ts';
import { coverArtFor, drawCover } from '../blog/cover-art/cover-art.ts';
import type { CardContent } from './draw-card.ts';

/** What the card of a post is drawn from. */
export type CardedPost = Pick<PostFields, 'title' | 'slug' | 'category' | 'tags'>;

/** What stands on the card of a post: its title and its cover. */
export function postCard({ art, site }: Pick<SiteContent, 'art' | 'site'>, post: CardedPost): CardContent {
  const drawing = drawCover(coverArtFor(post).name) ?? art.get('blog-hero')?.svg ?? '';
  return { title: post.title, drawing, brand: site.name, mark: art.get('mark')?.svg ?? '' };
}
