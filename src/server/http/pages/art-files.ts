import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Art } from '#content/art.ts';
import { drawCover } from '../../blog/cover-art/cover-art.ts';
import { acceptedEncoding } from '../kernel/encoding.ts';
import type { Handler } from '../kernel/site-request.ts';

/**
 * Serves drawings under /art/: those of the content folder from memory; covers of posts are drawn for each request. A cover takes
 * a fraction of a millisecond and its address never changes, so only browsers cache it.
 */
export function artHandler(art: ReadonlyMap<string, Art>): Handler {
  const drawings = new Map([...art.values()].map(({ href, svg }) => [href, svg]));
  const files = new Map<string, Compressed>();
  /** Compressed on the first request, so that the start does not wait for drawings that may not be requested. */
  const fileOf = (href = '') => {
    const svg = drawings.get(href);
    const file = files.get(href) ?? (svg === undefined ? undefined : compressed(svg));
    if (file) files.set(href, file);
    return file;
  };
  return ({ request, response, path }) => {
    if (!path.startsWith('/art/')) return false;
    const name = path.replace(/^\/art\/|\.svg$/g, '');
    const drawn = path === `/art/${name}.svg` ? drawCover(name) : undefined;
    const file = fileOf(path) ?? fileOf(art.get(name)?.href) ?? (drawn && compressed(drawn, 5));
    if (!file) return false;
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    const body = file[encoding];
    response.writeHead(200, {
      'content-type': 'image/svg+xml',
      'content-length': body.length,
      // Only the fingerprinted address is immutable; the plain one may change with the next start.
      'cache-control': drawings.has(path) || drawn ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      'content-security-policy': "default-src 'none'; sandbox",
      vary: 'accept-encoding',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  };
}

type Compressed = ReturnType<typeof compressed>;

function compressed(svg: string, quality = constants.BROTLI_MAX_QUALITY) {
  const identity = Buffer.from(svg);
  const br = brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  return { identity, br, gzip: gzipSync(identity) };
}
