import type { IncomingMessage, ServerResponse } from 'node:http';
import sharp from 'sharp';
import type { Art } from '#content/art.ts';

const card = { width: 1200, height: 630 } as const;

/**
 * Serves pictures for shared links under /social/: a page's own drawing as PNG, since social networks show no SVG.
 * Each is drawn once, when it is first asked for; there are as many as drawings, so memory stays bounded.
 */
export function socialCardHandler(art: ReadonlyMap<string, Art>) {
  const drawings = new Map(
    [...art.values()].map((drawing) => [
      drawing.href.replace(/^\/art\//, '/social/').replace(/\.svg$/, '.png'),
      drawing,
    ]),
  );
  const ready = new Map<string, Promise<Buffer>>();

  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> => {
    const drawing = drawings.get(path);
    if (!drawing) return false;
    const picture = ready.get(path) ?? draw(drawing.svg);
    ready.set(path, picture);
    picture.catch(() => ready.delete(path));
    const body = await picture;
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

function draw(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 144 })
    .resize(card.width, card.height, { fit: 'cover', position: 'centre' })
    .flatten({ background: '#f7f3ea' })
    .png({ palette: true, quality: 90 })
    .toBuffer();
}
