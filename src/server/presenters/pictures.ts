import { ownPictureTimestamp, publicPicturePath } from '#domain/blog/picture-names.ts';
import type { ShownPicture } from '#wire/picture.ts';
import type { ImageStore } from '../images/image-store.ts';
import { type PictureRecord, readRecord } from '../images/picture-record.ts';

export interface PicturesOptions {
  store: ImageStore;
  /** Origins under which this site answers, without a trailing slash: an imported address may name one of them. */
  ownOrigins?: readonly string[];
  /** Is told when the store cannot answer. */
  report?: (error: unknown) => void;
}

/**
 * Turns the featured_image of a post into what `Picture` shows, or null: then the page shows the drawn cover. Null
 * stands for no picture, one that was deleted, one on another site (which is never loaded: it would tell that site who
 * reads here, and the page's policy forbids it), and for a store that cannot answer now.
 *
 * A loader awaits all the pictures of its page together: `await Promise.all(posts.map((post) => pictureOf(post.featuredImage)))`.
 */
export type PictureOf = (featuredImage: string | null) => Promise<ShownPicture | null>;

/** Most records kept; one is half a kilobyte and never changes. */
const mostKept = 2000;

export function createPictureOf({ store, ownOrigins = [], report }: PicturesOptions): PictureOf {
  const kept = new Map<number, ShownPicture>();

  return async (featuredImage) => {
    const timestamp = featuredImage === null ? undefined : ownPictureTimestamp(featuredImage, ownOrigins);
    if (timestamp === undefined) return null;
    const known = kept.get(timestamp);
    if (known) return known;
    try {
      const record = await readRecord(store, timestamp);
      const picture = record && shown(record);
      if (!picture) return null;
      kept.set(timestamp, picture);
      const [oldest] = kept.keys();
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
      return picture;
    } catch (error) {
      report?.(error);
      return null;
    }
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
