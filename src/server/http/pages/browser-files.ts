import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import type { SiteRequest } from '../kernel/site-request.ts';

/** A file was deleted after the start, when the library listed the folder. */
class FileGone extends Error {}

/**
 * Serves the browser build: fingerprinted files are immutable, others are cached for an hour.
 *
 * @param folder Must not change while the server runs. A file that is deleted all the same is not found; if it is being sent,
 *   only that reply breaks.
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
    // The library does not handle a file that cannot be read: too many open files, or a deployment that replaced it.
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
 * Removes ranges that the library misreads: for one that ends before it begins it would break the connection, and it takes the
 * last bytes of a file ('bytes=-5') for the first. Without the range, the reply is the whole file.
 */
function mendRange({ headers }: IncomingMessage): void {
  if (headers.range === undefined) return;
  const [, first, last] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(headers.range.trim()) ?? [];
  // Beyond the end of every file: answered 416 with the actual length.
  if (last && Number(last) < Number(first)) headers.range = `bytes=${Number.MAX_SAFE_INTEGER}-`;
  // The library takes the first byte for the whole file.
  else if (first === undefined || (last && Number(last) === 0)) delete headers.range;
}
