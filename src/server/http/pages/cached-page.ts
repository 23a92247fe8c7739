import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import type { Encoding } from '../kernel/encoding.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const expandBrotli = promisify(brotliDecompress);
const expandGzip = promisify(gunzip);

/** A body as it leaves in one encoding, with its headers: names and values in turn. */
export interface Sent {
  head: string[];
  body: Buffer;
}

/** For whoever asks first: a few milliseconds. */
const quick = 6;
/** As far as brotli goes: some 150 ms for a page, and 10% fewer bytes. */
const best = 11;

/** Bytes of a body that brotli's last levels take seconds for. */
const large = 500_000;

/** One page after the other: the threads that compress also read files. */
let improving: Promise<unknown> = Promise.resolve();
let waiting = 0;
/** Beyond it a page stays as it is until it is asked for once more: anybody can ask for many. */
const mostWaiting = 50;

/**
 * A finished page, held in those encodings alone that somebody asked for. The first visitor gets it compressed quickly;
 * one that is asked for again is compressed as far as brotli goes, while its visitors are served what is there.
 */
export class CachedPage {
  readonly etag: string;
  /** The headers of an answer that says: you have it already. */
  readonly unchanged: string[];
  /** What the page fetches when the visitor reaches for something. */
  script?: CachedPage;
  /** The state of the posts that it shows, where it shows any. */
  revision?: string | undefined;
  /** The moment at which something that it took from the clock changes: milliseconds since 1970. */
  expires = Number.POSITIVE_INFINITY;
  readonly #sent: Partial<Record<Encoding, Sent>> = {};
  /** As it was rendered, until it is compressed. */
  #plain: Buffer | undefined;
  #isImproved: boolean;
  /** Set while a cache keeps it. */
  #resized: (() => void) | undefined;

  constructor(body: Buffer, headers: Record<string, string>) {
    this.#plain = ofItsSize(body);
    this.#isImproved = body.length > large;
    // Weak: one tag stands for the page in all its encodings.
    this.etag = `W/"${createHash('sha256')
      .update(body)
      .update(headers['content-security-policy'] ?? '')
      .digest('base64url')
      .slice(0, 22)}"`;
    this.unchanged = Object.entries({ ...headers, etag: this.etag, vary: 'accept-encoding' }).flat();
  }

  /** Bytes that it takes, its script's included. */
  get bytes(): number {
    const own = Object.values(this.#sent).reduce((sum, { body }) => sum + body.length, this.#plain?.length ?? 0);
    return own + (this.script?.bytes ?? 0);
  }

  /** @param resized How whoever keeps it from now on hears that its bytes are others. */
  keep(resized: () => void): void {
    this.#resized = resized;
    this.script?.keep(resized);
  }

  /** Nobody keeps it any more: no work is worth it. */
  forget(): void {
    this.#resized = undefined;
    this.script?.forget();
  }

  /** What is sent in this encoding, where somebody asked for it before. */
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
    // Where it fails, what is there goes on being sent.
    if (this.#resized) await this.#make('br', best).catch(() => {});
  }

  /** Makes what is sent in this encoding, quickly. */
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

/** Compresses a body in the way that a visitor accepts. */
export async function compress(body: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return ofItsSize(await compressGzip(body, { level: quality }));
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const level = body.length > large ? Math.min(quality, 5) : quality;
  return ofItsSize(
    await compressBrotli(body, { params: { [BROTLI_PARAM_QUALITY]: level, [BROTLI_PARAM_SIZE_HINT]: body.length } }),
  );
}

/** What is short comes as a part of a larger buffer, which would be kept with it. */
function ofItsSize(body: Buffer): Buffer {
  if (body.buffer.byteLength === body.length) return body;
  const own = Buffer.allocUnsafeSlow(body.length);
  body.copy(own);
  return own;
}
