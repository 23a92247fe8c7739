import type { SiteContent } from '#content/load.ts';
import type { PostStore } from '../../blog/post-store.ts';
import { BoundedMap } from '../../runtime/bounded-map.ts';
import { type CardContent, drawCard } from '../../social-cards/draw-card.ts';
import { pageCards } from '../../social-cards/page-cards.ts';
import { postCard } from '../../social-cards/post-card.ts';
import type { Admission } from '../kernel/admission.ts';
import type { Handler } from '../kernel/site-request.ts';

const cardOfPost = /^\/social\/blog\/([a-z0-9-]+)\.png$/;
/** About 40 kB each. */
const maxCached = 100;
const day = 86_400;

/**
 * Serves social cards under /social/: the title of a page or post, the clinic's name and the page's own drawing. A card is
 * drawn on its first request, and the latest are cached. Only pages and published posts have one, with their own titles: a
 * visitor cannot make the site draw other text.
 */
export function socialCardHandler(
  content: SiteContent,
  posts: Pick<PostStore, 'published'>,
  admission: Admission,
): Handler {
  const { art, site } = content;
  const pages = pageCards(content);
  const cards = new BoundedMap<string, Promise<Buffer>>(maxCached);
  const svgOf = (name: string) => (art.get(name) ?? art.get('default-hero'))?.svg ?? '';

  async function contentOf(path: string): Promise<CardContent | undefined> {
    const page = pages.get(path);
    if (page) return { title: page.title, drawing: svgOf(page.drawing), brand: site.name, mark: svgOf('mark') };
    const slug = cardOfPost.exec(path)?.[1];
    const post = slug === undefined ? undefined : await posts.published.bySlug(slug);
    return post && postCard(content, post);
  }

  async function cardOf(path: string, caller: string): Promise<Buffer | undefined> {
    const found = await contentOf(path);
    if (!found) return undefined;
    // The title is part of the cache key, because the title of a post may change.
    const key = `${path} ${found.title}`;
    const picture = cards.get(key) ?? admission.run(caller, () => drawCard(found));
    cards.set(key, picture);
    picture.catch(() => cards.delete(key));
    return picture;
  }

  return async ({ request, response, path, caller }) => {
    if (!path.startsWith('/social/')) return false;
    const body = await cardOf(path, caller);
    if (!body) return false;
    response.writeHead(200, {
      'content-type': 'image/png',
      'content-length': body.length,
      'cache-control': `public, max-age=${day}`,
      'cross-origin-resource-policy': 'cross-origin',
    });
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  };
}
