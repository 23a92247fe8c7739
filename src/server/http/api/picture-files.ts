import type { IncomingMessage, ServerResponse } from 'node:http';
import { isServedPictureName, pictureBucket, publicPicturePath } from '#domain/blog/picture-names.ts';
import type { ImageStore } from '../../images/image-store.ts';

/**
 * Serves stored pictures publicly, from either store: addresses do not change when pictures move. A name never changes its
 * content, so browsers may cache it without limit. Throws ImageStoreUnavailable.
 */
export async function sendPicture(
  store: ImageStore,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<boolean> {
  if (!path.startsWith(publicPicturePath)) return false;
  const name = path.slice(publicPicturePath.length);
  // An invalid name, such as one with '..' or '%2f', never reaches the store.
  const picture = isServedPictureName(name) ? await store.get(pictureBucket, name) : undefined;
  if (!picture) return false;
  const etag = `"${name}"`;
  response.setHeader('cache-control', 'public, max-age=31536000, immutable');
  response.setHeader('etag', etag);
  // Link previews on other sites may show it.
  response.setHeader('cross-origin-resource-policy', 'cross-origin');
  response.setHeader('content-security-policy', "default-src 'none'; sandbox");
  if (holds(request.headers['if-none-match'], etag)) {
    response.writeHead(304).end();
    return true;
  }
  response.writeHead(200, { 'content-type': picture.type, 'content-length': picture.body.length });
  response.end(request.method === 'HEAD' ? undefined : picture.body);
  return true;
}

function holds(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}
