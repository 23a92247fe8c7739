import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A finished page in every encoding that it is served in. */
export interface CachedPage {
  headers: Record<string, string>;
  etag: string;
  body: { identity: Buffer; br: Buffer; gzip: Buffer };
  /** What the page fetches when the visitor reaches for something. */
  script?: CachedPage;
}

/**
 * Finished public pages, the least recently used forgotten first. Bounded in bytes, so that no flood of hosts or
 * addresses can fill the memory. Public pages are the same for every visitor; nothing else may enter.
 */
export class PageCache {
  #pages = new Map<string, CachedPage>();
  #bytes = 0;
  readonly #limit: number;

  /** @param limit Most bytes kept, over all encodings. */
  constructor(limit = 64 * 1024 * 1024) {
    this.#limit = limit;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (!page) return undefined;
    this.#pages.delete(key);
    this.#pages.set(key, page);
    return page;
  }

  set(key: string, page: CachedPage): void {
    this.delete(key);
    const size = sizeOf(key, page);
    if (size > this.#limit) return;
    this.#pages.set(key, page);
    this.#bytes += size;
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#limit) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const page = this.#pages.get(key);
    if (!page) return;
    this.#pages.delete(key);
    this.#bytes -= sizeOf(key, page);
  }

  clear(): void {
    this.#pages.clear();
    this.#bytes = 0;
  }
}

/** Compresses a page once, for every later visitor. */
export async function preparePage(body: Buffer, headers: Record<string, string>, quality = 11): Promise<CachedPage> {
  const [br, gzipped] = await Promise.all([
    compressBrotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
    compressGzip(body, { level: Math.min(quality, 9) }),
  ]);
  // Weak: one tag stands for the page in all its encodings.
  const etag = `W/"${createHash('sha256')
    .update(body)
    .update(headers['content-security-policy'] ?? '')
    .digest('base64url')
    .slice(0, 22)}"`;
  return { headers, etag, body: { identity: body, br, gzip: gzipped } };
}

function sizeOf(key: string, { body, script }: CachedPage): number {
  const own = key.length + body.identity.length + body.br.length + body.gzip.length;
  return script ? own + sizeOf('', script) : own;
}
