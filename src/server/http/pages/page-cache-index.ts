import type { IncomingMessage } from 'node:http';
import { BoundedMap } from '../../runtime/bounded-map.ts';
import type { Services } from '../../services.ts';
import { forwardedAddress, type SiteRequest } from '../kernel/site-request.ts';
import type { CachedPage } from './cached-page.ts';
import { PageCache } from './page-cache.ts';
import { pageKey, showsPosts } from './page-key.ts';

/** The key of a cached page. */
export interface CacheKey {
  key: string;
  /** The revision of the posts, if the page shows any. */
  revision: string | undefined;
}

/** Most requested addresses in the index. Bounded, because visitors can make up hosts and ports: the oldest is dropped. */
const mostAddresses = 2000;
/** Most characters of host and address. Those of the site are shorter. */
const longestAddress = 200;

export interface PageCacheIndexOptions extends Pick<Services, 'revisionOfPosts'> {
  trustProxy: boolean;
  /** The route label of an address, for the log. */
  labelOf: (target: string | undefined) => string;
  now?: () => number;
}

/** Finds cached pages by the raw request, before any parsing, or by its meaning. */
export class PageCacheIndex {
  readonly #pages = new PageCache();
  readonly #addresses = new BoundedMap<string, { key: string; label: string; count: number }>(mostAddresses);
  readonly #options: PageCacheIndexOptions;
  readonly #now: () => number;

  constructor(options: PageCacheIndexOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  /** Number of addresses in the index. */
  get addresses(): number {
    return this.#addresses.size;
  }

  /** The page of a request that is spelled like an earlier one, without parsing and without waiting. */
  atOnce(request: IncomingMessage): { page: CachedPage; label: string } | undefined {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    const known = this.#addresses.get(rawRequestKey(request, this.#options.trustProxy));
    const page = known && this.#found(known.key);
    if (!page || (page.revision !== undefined && page.revision !== this.#options.revisionOfPosts())) return undefined;
    known.count += 1;
    return { page, label: known.label };
  }

  /** The cache key of a request, or undefined if its page must not be cached. Reads the revision of the posts. */
  async cacheKeyFor(siteRequest: SiteRequest): Promise<CacheKey | undefined> {
    const { request, subSite, path, url } = siteRequest;
    const key = request.method === 'POST' ? undefined : pageKey({ ...siteRequest, search: url.search });
    if (key === undefined) return undefined;
    return { key, revision: !subSite && showsPosts(path) ? await this.#options.revisionOfPosts() : undefined };
  }

  /** The page of a key, if it is cached and its posts are current. Adds the raw request to the index. */
  get({ request, path, url, subSite }: SiteRequest, { key, revision }: CacheKey): CachedPage | undefined {
    const page = this.#found(key);
    if (!page || page.revision !== revision) return undefined;
    // A sub-site shows its page on every path; only the linked path is indexed.
    const isCanonicalUrl =
      request.url === `${path}${url.search}` && (!subSite || path === '/' || path === '/robots.txt');
    if (isCanonicalUrl) this.#remember(rawRequestKey(request, this.#options.trustProxy), key, request.url);
    return page;
  }

  set({ key, revision }: CacheKey, page: CachedPage): CachedPage {
    page.revision = revision;
    this.#pages.set(key, page);
    return page;
  }

  /** The most requested pages, as requests that a visitor could send. */
  mostRequested(most: number): RawRequest[] {
    return [...this.#addresses]
      .sort(([, one], [, other]) => other.count - one.count)
      .slice(0, most)
      .map(([rawKey]) => requestOf(rawKey));
  }

  /** Drops every page, so that none is recompressed any more. Requests in progress keep theirs. */
  clear(): void {
    this.#pages.clear();
    this.#addresses.clear();
  }

  /** The page of a key, unless it has expired. */
  #found(key: string): CachedPage | undefined {
    const page = this.#pages.get(key);
    return page && this.#now() < page.expires ? page : undefined;
  }

  #remember(rawKey: string, key: string, target: string | undefined): void {
    if (rawKey.length > longestAddress || this.#addresses.has(rawKey)) return;
    this.#addresses.set(rawKey, { key, label: this.#options.labelOf(target), count: 1 });
  }
}

/** The parts of a request that select its page. */
export interface RawRequest {
  url: string;
  headers: Record<string, string>;
}

/** Every part of a request that selects its page. No address holds a space, so the parts are unambiguous. */
function rawRequestKey(request: IncomingMessage, trustProxy: boolean): string {
  if (!trustProxy) return `${request.headers.host} ${request.url}`;
  const { protocol, host } = forwardedAddress(request, trustProxy);
  return `${protocol} ${host} ${request.url}`;
}

/** The opposite of `rawRequestKey`. */
function requestOf(rawKey: string): RawRequest {
  const parts = rawKey.split(' ');
  const [url = '/', host = '', protocol] = parts.toReversed();
  if (protocol === undefined) return { url, headers: { host } };
  return { url, headers: { host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol } };
}
