import type { Art } from '#content/art.ts';
import { coverArtFor, drawCover } from '../blog/cover-art/cover-art.ts';
import type { PostStore } from '../blog/post-store.ts';
import { drawingLibrary } from '../images/drawing-library.ts';
import type { Handler } from './visit.ts';

const card = { width: 1200, height: 630 } as const;
const postCard = /^\/social\/posts\/([a-z0-9-]+)\/([a-z0-9-]+)\.png$/;
/** Some 30 kB each. */
const mostCovers = 100;

/**
 * Serves pictures for shared links under /social/: a page's own drawing as PNG, since social networks show no SVG.
 * Each is drawn once, when it is first asked for; there are as many as drawings, so memory stays bounded. Of posts
 * the latest are kept, and only a published post's own cover is drawn: nobody can keep the server drawing.
 */
export function socialCardHandler(art: ReadonlyMap<string, Art>, posts: Pick<PostStore, 'published'>): Handler {
  const drawings = new Map(
    [...art.values()].map((drawing) => [
      drawing.href.replace(/^\/art\//, '/social/').replace(/\.svg$/, '.png'),
      drawing,
    ]),
  );
  const ready = new Map<string, Promise<Buffer>>();
  const covers = new Map<string, Promise<Buffer>>();

  /** The cover of a published post, or undefined where the address is not its own. */
  async function coverOf(path: string): Promise<Buffer | undefined> {
    const kept = covers.get(path);
    if (kept) return kept;
    const [, slug = '', name = ''] = postCard.exec(path) ?? [];
    const post = slug ? await posts.published.bySlug(slug) : undefined;
    const svg = post && coverArtFor(post).name === name ? drawCover(name) : undefined;
    if (!svg) return undefined;
    const picture = draw(svg);
    covers.set(path, picture);
    picture.catch(() => covers.delete(path));
    const [oldest] = covers.keys();
    if (covers.size > mostCovers && oldest !== undefined) covers.delete(oldest);
    return picture;
  }

  function cardOf(path: string, { svg }: Art): Promise<Buffer> {
    const picture = ready.get(path) ?? draw(svg);
    ready.set(path, picture);
    picture.catch(() => ready.delete(path));
    return picture;
  }

  return async ({ request, response, path }) => {
    if (!path.startsWith('/social/')) return false;
    const drawing = drawings.get(path);
    const body = drawing ? await cardOf(path, drawing) : await coverOf(path);
    if (!body) return false;
    response.writeHead(200, {
      'content-type': 'image/png',
      'content-length': body.length,
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  };
}

async function draw(svg: string): Promise<Buffer> {
  const sharp = await drawingLibrary();
  return sharp(Buffer.from(svg), { density: 144 })
    .resize(card.width, card.height, { fit: 'cover', position: 'centre' })
    .flatten({ background: '#f7f3ea' })
    .png({ palette: true, quality: 90 })
    .toBuffer();
}
