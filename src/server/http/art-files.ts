import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Art } from '#content/art.ts';
import { acceptedEncoding } from './encoding.ts';

/** Serves the drawings of the content folder under /art/, from memory. */
export function artHandler(art: ReadonlyMap<string, Art>) {
  const files = new Map(
    [...art.values()].map((drawing) => {
      const identity = Buffer.from(drawing.svg);
      return [drawing.href, { identity, br: brotliCompressSync(identity), gzip: gzipSync(identity) }] as const;
    }),
  );
  return (request: IncomingMessage, response: ServerResponse, path: string): boolean => {
    const file = files.get(path) ?? files.get(art.get(path.replace(/^\/art\/|\.svg$/g, ''))?.href ?? '');
    if (!file) return false;
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    const body = file[encoding];
    response.writeHead(200, {
      'content-type': 'image/svg+xml',
      'content-length': body.length,
      // Only the fingerprinted address is for good; the plain one may change with the next start.
      'cache-control': files.has(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      'content-security-policy': "default-src 'none'; sandbox",
      vary: 'accept-encoding',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  };
}
