import { setTimeout as pause } from 'node:timers/promises';
import { ownPictureTimestamp, publicPicturePath } from '#domain/blog/picture-names.ts';
import type { ShownPicture } from '#wire/picture.ts';
import type { ImageStore } from '../images/image-store.ts';
import { type PictureRecord, readRecord } from '../images/picture-record.ts';
import { BoundedMap } from '../runtime/bounded-map.ts';

export interface PicturesOptions {
  store: ImageStore;
  /** Origins of this site, without a trailing slash: an imported address may have one of them. */
  ownOrigins?: readonly string[];
  /** Called when the store is unavailable. */
  report?: (error: unknown) => void;
  /** Called for each picture left out because the store did not respond: a page without it must not be cached. */
  missed?: () => void;
  /** Milliseconds that a page waits for the store. */
  waitMs?: number;
}

/**
 * Converts the featured_image of a post to the input of `Picture`, or null: then the page shows the drawn cover. Null means
 * that there is no picture, that it was deleted, that it is on another site (never loaded: the page's policy forbids it, and
 * that site would learn who reads here), or that the store is unavailable.
 *
 * A loader awaits all pictures of its page together: `await Promise.all(posts.map((post) => pictureOf(post.featuredImage)))`.
 */
export type PictureOf = (featuredImage: string | null) => Promise<ShownPicture | null>;

/** Most cached records; one is half a kilobyte and never changes. */
const maxCached = 2000;
/** Milliseconds that a page waits for a picture's record; a bucket that is down may take half a minute to fail. */
const timeoutMs = 1500;
/** Milliseconds without further reads after the store did not respond. */
const rest = 5000;

export function createPictureOf({
  store,
  ownOrigins = [],
  report,
  missed,
  waitMs = timeoutMs,
}: PicturesOptions): PictureOf {
  const cache = new BoundedMap<number, ShownPicture>(maxCached);
  const asking = new Map<number, Promise<ShownPicture | null | 'late'>>();
  let askAgainAt = Number.NEGATIVE_INFINITY;

  async function ask(timestamp: number): Promise<ShownPicture | null | 'late'> {
    try {
      const record = await readRecord(store, timestamp);
      const picture = record ? shown(record) : undefined;
      if (!picture) return null;
      cache.set(timestamp, picture);
      return picture;
    } catch (error) {
      report?.(error);
      return 'late';
    } finally {
      asking.delete(timestamp);
    }
  }

  async function lookUp(timestamp: number): Promise<ShownPicture | null | 'late'> {
    if (performance.now() < askAgainAt) return 'late';
    const requested = asking.get(timestamp) ?? ask(timestamp);
    asking.set(timestamp, requested);
    const late = new AbortController();
    const answer = await Promise.race([
      requested,
      pause(waitMs, 'late' as const, { signal: late.signal }).catch(() => null),
    ]);
    late.abort();
    if (answer === 'late') askAgainAt = performance.now() + rest;
    return answer;
  }

  return async (featuredImage) => {
    const timestamp = featuredImage === null ? undefined : ownPictureTimestamp(featuredImage, ownOrigins);
    if (timestamp === undefined) return null;
    const answer = cache.get(timestamp) ?? (await lookUp(timestamp));
    if (answer !== 'late') return answer;
    missed?.();
    return null;
  };
}

function shown({ width, height, variants }: PictureRecord): ShownPicture | undefined {
  const main = variants.find((variant) => variant.type === 'image/jpeg' && variant.width === width);
  if (!main) return undefined;
  const types = [...new Set(variants.map(({ type }) => type))];
  const sources = types.map((type) => ({
    type,
    srcSet: variants
      .filter((variant) => variant.type === type)
      .sort((a, b) => a.width - b.width)
      .map((variant) => `${publicPicturePath}${variant.name} ${variant.width}w`)
      .join(', '),
  }));
  return { src: `${publicPicturePath}${main.name}`, width, height, sources };
}

/** The revision of posts and pictures: a page that left a picture out is rendered again on its next request. */
export function withPictures(revision: () => string | Promise<string>, missed: () => number) {
  return (): string | Promise<string> => {
    const posts = revision();
    return typeof posts === 'string' ? `${posts}.${missed()}` : posts.then((state) => `${state}.${missed()}`);
  };
}
