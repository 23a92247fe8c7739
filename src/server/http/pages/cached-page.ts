import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import type { Encoding } from '../kernel/encoding.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const expandBrotli = promisify(brotliDecompress);
const expandGzip = promisify(gunzip);

/** A body in one encoding, with its headers: names and values in turn. */
export interface Sent {
  head: string[];
  body: Buffer;
}

/** Brotli level for the first request: a few milliseconds. */
const quick = 6;
/** Brotli's highest level: some 150 ms for a page, and 10% fewer bytes. */
const best = 11;

/** Bytes of a body for which brotli's highest levels take seconds. */
const large = 500_000;

/** Recompresses one page at a time, because the threads that compress also read files. */
let improving: Promise<unknown> = Promise.resolve();
let waiting = 0;
/**
 * Pages that may wait for recompression. Bounded, because visitors can request many; a page beyond it waits for its next
 * request.
 */
const mostWaiting = 50;

/**
 * A finished page, held only in the encodings that were requested. The first visitor gets it with quick compression; on the
 * second request it is recompressed at the highest level, while visitors get the existing copy.
 */
export class CachedPage {
  readonly etag: string;
  /** The headers of a 304 reply. */
  readonly unchanged: string[];
  /** The page's deferred script. */
  script?: CachedPage;
  /** The revision of the posts that it shows, if it shows any. */
  revision?: string | undefined;
  /** When content that depends on the clock changes: milliseconds since 1970. */
  expires = Number.POSITIVE_INFINITY;
  readonly #sent: Partial<Record<Encoding, Sent>> = {};
  /** The uncompressed body, until it is compressed. */
  #plain: Buffer | undefined;
  #isImproved: boolean;
  /** Set while the page is in a cache. */
  #resized: (() => void) | undefined;

  constructor(body: Buffer, headers: Record<string, string>) {
    this.#plain = ofItsSize(body);
    this.#isImproved = body.length > large;
    // Weak: one ETag for all encodings of the page.
    this.etag = `W/"${createHash('sha256')
      .update(body)
      .update(headers['content-security-policy'] ?? '')
      .digest('base64url')
      .slice(0, 22)}"`;
    this.unchanged = Object.entries({ ...headers, etag: this.etag, vary: 'accept-encoding' }).flat();
  }

  /** Bytes in memory, including its script. */
  get bytes(): number {
    const own = Object.values(this.#sent).reduce((sum, { body }) => sum + body.length, this.#plain?.length ?? 0);
    return own + (this.script?.bytes ?? 0);
  }

  /** @param resized Called by the page when its size changes while a cache holds it. */
  keep(resized: () => void): void {
    this.#resized = resized;
    this.script?.keep(resized);
  }

  /** Called on eviction: the page is not recompressed any more. */
  forget(): void {
    this.#resized = undefined;
    this.script?.forget();
  }

  /** The copy in this encoding, if it exists. */
  made(encoding: Encoding): Sent | undefined {
    const sent = this.#sent[encoding];
    if (sent && encoding === 'br' && !this.#isImproved && waiting < mostWaiting) {
      this.#isImproved = true;
      waiting += 1;
      improving = improving.then(() => this.#improve());
    }
    return sent;
  }

  async #improve(): Promise<void> {
    waiting -= 1;
    // On failure the existing copy is served.
    if (this.#resized) await this.#make('br', best).catch(() => {});
  }

  /** Makes the copy in this encoding, with quick compression. */
  make(encoding: Encoding): Promise<Sent> {
    return this.#make(encoding, quick);
  }

  async #make(encoding: Encoding, quality: number): Promise<Sent> {
    const body = await compress(await this.#source(), encoding, quality);
    const head = [
      ...this.unchanged,
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
      'content-length',
      String(body.length),
    ];
    const sent = { head, body };
    this.#sent[encoding] = sent;
    this.#plain = undefined;
    this.#resized?.();
    return sent;
  }

  async #source(): Promise<Buffer> {
    const { identity, br, gzip: gzipped } = this.#sent;
    if (this.#plain || identity) return this.#plain ?? (identity as Sent).body;
    return br ? expandBrotli(br.body) : expandGzip((gzipped as Sent).body);
  }
}

/** Compresses a body in an encoding that the visitor accepts. */
export async function compress(body: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return ofItsSize(await compressGzip(body, { level: quality }));
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const level = body.length > large ? Math.min(quality, 5) : quality;
  return ofItsSize(
    await compressBrotli(body, { params: { [BROTLI_PARAM_QUALITY]: level, [BROTLI_PARAM_SIZE_HINT]: body.length } }),
  );
}

/** Copies a short buffer, which would otherwise hold the larger pool from which it was allocated. */
function ofItsSize(body: Buffer): Buffer {
  if (body.buffer.byteLength === body.length) return body;
  const own = Buffer.allocUnsafeSlow(body.length);
  body.copy(own);
  return own;
}
