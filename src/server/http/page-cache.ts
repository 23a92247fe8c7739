import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './encoding.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A finished page in every encoding that it is served in, with the headers of each: names and values in turn. */
export interface CachedPage {
  etag: string;
  body: Readonly<Record<Encoding, Buffer>>;
  head: Readonly<Record<Encoding, string[]>>;
  /** The headers of an answer that says: you have it already. */
  unchanged: string[];
  /** What the page fetches when the visitor reaches for something. */
  script?: CachedPage;
  /** The state of the posts that it shows, where it shows any. */
  revision?: string | undefined;
}

/**
 * Finished public pages, those forgotten first that nobody asked for lately. Bounded in bytes, so that no flood of hosts or
 * addresses can fill the memory. Public pages are the same for every visitor; nothing else may enter.
 */
export class PageCache {
  /** The one that came first is looked at first. */
  readonly #pages = new Map<string, { page: CachedPage; isUsed: boolean }>();
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
    const kept = this.#pages.get(key);
    if (!kept) return undefined;
    kept.isUsed = true;
    return kept.page;
  }

  set(key: string, page: CachedPage): void {
    this.delete(key);
    const size = sizeOf(key, page);
    if (size > this.#limit) return;
    this.#pages.set(key, { page, isUsed: false });
    this.#bytes += size;
    for (const [oldest, kept] of this.#pages) {
      if (this.#bytes <= this.#limit) break;
      if (kept.isUsed) this.#spare(oldest, kept.page);
      else this.delete(oldest);
    }
  }

  delete(key: string): void {
    const kept = this.#pages.get(key);
    if (!kept) return;
    this.#pages.delete(key);
    this.#bytes -= sizeOf(key, kept.page);
  }

  /** Lets a page stay that was asked for, until its turn comes again. */
  #spare(key: string, page: CachedPage): void {
    this.#pages.delete(key);
    this.#pages.set(key, { page, isUsed: false });
  }

  clear(): void {
    this.#pages.clear();
    this.#bytes = 0;
  }
}

/** Compresses a page and writes its headers once, for every later visitor. */
export async function preparePage(body: Buffer, headers: Record<string, string>): Promise<CachedPage> {
  const [br, gzipped] = await Promise.all([compress(body, 'br', 11), compress(body, 'gzip', 9)]);
  // Weak: one tag stands for the page in all its encodings.
  const etag = `W/"${createHash('sha256')
    .update(body)
    .update(headers['content-security-policy'] ?? '')
    .digest('base64url')
    .slice(0, 22)}"`;
  const unchanged = Object.entries({ ...headers, etag, vary: 'accept-encoding' }).flat();
  const head = (encoding: Encoding, { length }: Buffer) => [
    ...unchanged,
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    'content-length',
    String(length),
  ];
  return {
    etag,
    body: { identity: body, br, gzip: gzipped },
    head: { identity: head('identity', body), br: head('br', br), gzip: head('gzip', gzipped) },
    unchanged,
  };
}

/** Compresses a body in the way that a visitor accepts. */
export async function compress(body: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return compressGzip(body, { level: quality });
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  // The last levels take seconds for a megabyte, and whoever asked first waits for them.
  const level = body.length > 500_000 ? Math.min(quality, 5) : quality;
  return compressBrotli(body, { params: { [BROTLI_PARAM_QUALITY]: level, [BROTLI_PARAM_SIZE_HINT]: body.length } });
}

function sizeOf(key: string, { body, script }: CachedPage): number {
  const own = key.length + body.identity.length + body.br.length + body.gzip.length;
  return script ? own + sizeOf('', script) : own;
}
