import type { CachedPage } from './cached-page.ts';

/** A page, and the bytes that were counted for it. */
interface CacheEntry {
  page: CachedPage;
  isUsed: boolean;
  bytes: number;
}

/**
 * Finished public pages, those forgotten first that nobody asked for lately. Bounded in bytes, so that no flood of hosts or
 * addresses can fill the memory. Public pages are the same for every visitor; nothing else may enter.
 */
export class PageCache {
  /** The one that came first is looked at first. */
  readonly #pages = new Map<string, CacheEntry>();
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

  /** Counts a page anew, and makes room. */
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

  /** Lets a page stay that was asked for, until its turn comes again. */
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
