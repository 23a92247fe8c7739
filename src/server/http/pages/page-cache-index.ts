import type { IncomingMessage } from 'node:http';
import { BoundedMap } from '../../runtime/bounded-map.ts';
import type { Services } from '../../services.ts';
import { forwardedAddress, type SiteRequest } from '../kernel/site-request.ts';
import type { CachedPage } from './cached-page.ts';
import { PageCache } from './page-cache.ts';
import { pageKey, showsPosts } from './page-key.ts';

/** Where a page is kept. */
interface CacheKey {
  key: string;
  /** The state of the posts, where the page shows any. */
  revision: string | undefined;
}

/** Addresses remembered as they were asked for. Anybody can make up hosts and ports: the oldest is forgotten. */
const mostAddresses = 2000;
/** Characters of host and address. Those of ours are shorter. */
const longestAddress = 200;

export interface PageCacheIndexOptions extends Pick<Services, 'revisionOfPosts'> {
  trustProxy: boolean;
  /** An address as the log names it. */
  labelOf: (target: string | undefined) => string;
  now?: () => number;
}

/** The pages that were rendered before, found by what the visitor sent as it stands, or by what it means. */
export class PageCacheIndex {
  readonly #pages = new PageCache();
  readonly #addresses = new BoundedMap<string, { key: string; label: string }>(mostAddresses);
  readonly #options: PageCacheIndexOptions;
  readonly #now: () => number;

  constructor(options: PageCacheIndexOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  /** How many addresses are remembered. */
  get addresses(): number {
    return this.#addresses.size;
  }

  /** The page of a request that is spelled as one before it, with nothing parsed and nothing waited for. */
  atOnce(request: IncomingMessage): { page: CachedPage; label: string } | undefined {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    const known = this.#addresses.get(rawRequestKey(request, this.#options.trustProxy));
    const page = known && this.#found(known.key);
    if (!page || (page.revision !== undefined && page.revision !== this.#options.revisionOfPosts())) return undefined;
    return { page, label: known.label };
  }

  /** What the visit is kept as, or undefined where nothing may be kept of it. Asks for the state of the posts. */
  async cacheKeyFor(siteRequest: SiteRequest): Promise<CacheKey | undefined> {
    const { request, subSite, path, url } = siteRequest;
    const key = request.method === 'POST' ? undefined : pageKey({ ...siteRequest, search: url.search });
    if (key === undefined) return undefined;
    return { key, revision: !subSite && showsPosts(path) ? await this.#options.revisionOfPosts() : undefined };
  }

  /** The page of a place, where it is kept and shows the posts as they are. Asked for again like this, it is found at once. */
  get({ request, path, url, subSite }: SiteRequest, { key, revision }: CacheKey): CachedPage | undefined {
    const page = this.#found(key);
    if (!page || page.revision !== revision) return undefined;
    // A sub-site shows its page on every path; only the one that is linked is remembered.
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

  /** The page of a key, unless what it took from the clock has changed since. */
  #found(key: string): CachedPage | undefined {
    const page = this.#pages.get(key);
    return page && this.#now() < page.expires ? page : undefined;
  }

  #remember(rawKey: string, key: string, target: string | undefined): void {
    if (rawKey.length > longestAddress || this.#addresses.has(rawKey)) return;
    this.#addresses.set(rawKey, { key, label: this.#options.labelOf(target) });
  }
}

/** All of a request that decides which page it gets. No address holds a space, so the parts stay apart. */
function rawRequestKey(request: IncomingMessage, trustProxy: boolean): string {
  if (!trustProxy) return `${request.headers.host} ${request.url}`;
  const { protocol, host } = forwardedAddress(request, trustProxy);
  return `${protocol} ${host} ${request.url}`;
}
