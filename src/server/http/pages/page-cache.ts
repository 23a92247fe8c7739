import type { CachedPage } from './cached-page.ts';

/** A cached page, and the bytes that were counted for it. */
interface CacheEntry {
  page: CachedPage;
  isUsed: boolean;
  bytes: number;
}

/**
 * The cache of finished public pages. Evicts pages that were not requested lately, by a clock algorithm. Bounded in bytes, so
 * that a flood of hosts or addresses cannot fill the memory. Public pages are the same for every visitor; no other page may
 * enter.
 */
export class PageCache {
  /** In the order in which pages are considered for eviction. */
  readonly #pages = new Map<string, CacheEntry>();
  #bytes = 0;
  readonly #limit: number;

  /** @param limit Most bytes, over all encodings. */
  constructor(limit = 64 * 1024 * 1024) {
    this.#limit = limit;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): CachedPage | undefined {
    const entry = this.#pages.get(key);
    if (!entry) return undefined;
    entry.isUsed = true;
    return entry.page;
  }

  set(key: string, page: CachedPage): void {
    this.delete(key);
    const entry = { page, isUsed: false, bytes: 0 };
    this.#pages.set(key, entry);
    page.keep(() => this.#weigh(key, entry));
    this.#weigh(key, entry);
  }

  delete(key: string): void {
    const entry = this.#pages.get(key);
    if (!entry) return;
    this.#pages.delete(key);
    this.#bytes -= entry.bytes;
    entry.page.forget();
  }

  /** Counts a page's bytes again, and evicts others to make room. */
  #weigh(key: string, entry: CacheEntry): void {
    if (this.#pages.get(key) !== entry) return;
    const bytes = key.length + entry.page.bytes;
    this.#bytes += bytes - entry.bytes;
    entry.bytes = bytes;
    if (bytes > this.#limit) this.delete(key);
    for (const [oldest, { isUsed }] of this.#pages) {
      if (this.#bytes <= this.#limit) break;
      if (isUsed) this.#spare(oldest);
      else this.delete(oldest);
    }
  }

  /** Gives a page that was requested a second chance: moves it to the end of the order. */
  #spare(key: string): void {
    const entry = this.#pages.get(key);
    if (!entry) return;
    this.#pages.delete(key);
    entry.isUsed = false;
    this.#pages.set(key, entry);
  }

  clear(): void {
    for (const { page } of this.#pages.values()) page.forget();
    this.#pages.clear();
    this.#bytes = 0;
  }
}
