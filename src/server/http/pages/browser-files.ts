import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import type { SiteRequest } from '../kernel/site-request.ts';

/** The library looked for files once, at the start. */
class FileGone extends Error {}

/**
 * The browser build: fingerprinted files for good, the rest for an hour.
 *
 * @param folder must not change while the server runs; a file that goes away all the same is not found, or, while it is sent,
 * ends its own answer only
 */
export function browserFiles(folder: string) {
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => {
      if (!existsSync(join(folder, path))) throw new FileGone();
      response.setHeader(
        'cache-control',
        path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
  return async ({ request, response, path }: Pick<SiteRequest, 'request' | 'response' | 'path'>): Promise<boolean> => {
    if (!path.startsWith('/assets/') && !/\.[a-z0-9]{2,5}$/.test(path)) return false;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    response.once('close', () => resolve(true));
    // Nobody else listens for a file that cannot be read: too many open ones, or a deployment that replaced it.
    const guard = (file: Readable) => file.once('error', () => response.destroy());
    response.once('pipe', guard);
    mendRange(request);
    const notFound = () => {
      response.off('pipe', guard);
      resolve(false);
    };
    try {
      serve(request, response, notFound);
    } catch (error) {
      if (!(error instanceof FileGone)) throw error;
      notFound();
    }
    return promise;
  };
}

/**
 * Leaves the library no range that it cannot read: of one that ends before it begins it would break the connection, and
 * the last bytes of a file ('bytes=-5') it takes for the first. What is left out is answered with the whole file.
 */
function mendRange({ headers }: IncomingMessage): void {
  if (headers.range === undefined) return;
  const [, first, last] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(headers.range.trim()) ?? [];
  // Beyond the end of every file: answered 416, with the length that there is.
  if (last && Number(last) < Number(first)) headers.range = `bytes=${Number.MAX_SAFE_INTEGER}-`;
  // The first byte alone it takes for the whole.
  else if (first === undefined || (last && Number(last) === 0)) delete headers.range;
}
