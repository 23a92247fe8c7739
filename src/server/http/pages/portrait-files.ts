import type { Handler } from '../kernel/site-request.ts';

/** Serves the photographs of the clinic's people, beside the drawings that they replace. */
export function portraitHandler(portraits: ReadonlyMap<string, Uint8Array>): Handler {
  return ({ request, response, path }) => {
    const body = portraits.get(path);
    if (!body) return false;
    response.writeHead(200, {
      'content-type': 'image/webp',
      'content-length': body.length,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  };
}
