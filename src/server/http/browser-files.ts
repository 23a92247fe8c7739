import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import sirv from 'sirv';

/**
 * The browser build: fingerprinted files for good, the rest for an hour.
 *
 * @param folder must not change while the server runs; a file that goes away all the same ends its own answer only
 */
export function browserFiles(folder: string) {
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => {
      response.setHeader(
        'cache-control',
        path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    // Nobody else listens for a file that cannot be read: too many open ones, or a deployment that replaced it.
    const guard = (file: Readable) => file.once('error', () => response.destroy());
    response.once('pipe', guard);
    serve(request, response, () => {
      response.off('pipe', guard);
      next();
    });
  };
}
