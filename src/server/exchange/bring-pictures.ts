import { namesHost, picturesIn, replacePictures } from '#domain/blog/outside-pictures.ts';
import { ownPictureTimestamp, publicPicturePath } from '#domain/blog/picture-names.ts';
import type { Post } from '#domain/blog/post.ts';
import type { PostStore } from '../blog/post-store.ts';
import type { PictureAdder } from '../images/add-picture.ts';
import type { ImageStore } from '../images/image-store.ts';
import { type FetchPicture, NoOutsidePicture } from '../images/outside-picture.ts';
import { readRecord } from '../images/picture-record.ts';
import { UnusablePicture, type UnusableReason } from '../images/prepare-picture.ts';

interface Parts {
  posts: PostStore;
  images: ImageStore;
  add: PictureAdder;
  fetchPicture: FetchPicture;
  /** The original site of the posts, for addresses without a host. */
  site: string | undefined;
}

export interface PicturesReport {
  /** Number of pictures that are new in the store. */
  fetched: number;
  /** Number of posts whose addresses were changed. */
  changed: number;
  missing: { address: string; title: string; why: string }[];
  /** Titles of posts that an editor saved in the meantime. */
  saved: string[];
}

const why: Readonly<Record<UnusableReason, string>> = {
  'not-an-image': 'what is there is no picture',
  drawing: 'it is a drawing (SVG), which is not taken',
  heic: 'it is HEIC, which browsers cannot show',
  damaged: 'it is damaged or not whole',
  'too-many-pixels': 'it has too many pixels',
  'too-slow': 'it takes too long to read',
};

/**
 * Copies the pictures of other hosts that posts name into the store, one by one, and updates their addresses in the posts. Each
 * picture is requested once, and a post is changed after all of its pictures were tried: a run may be stopped and repeated at
 * any time.
 */
export async function bringPictures(parts: Parts): Promise<PicturesReport> {
  const report: PicturesReport = { fetched: 0, changed: 0, missing: [], saved: [] };
  const results = new Map<string, string | NoOutsidePicture>();
  // Read beforehand, so that no query is open while another host is slow.
  const ids: string[] = [];
  for await (const post of parts.posts.exportAll()) if (outsideOf(post, parts.site).length > 0) ids.push(post.id);
  for (const id of ids) {
    const post = await parts.posts.byId(id);
    if (post) await bringOf(post, parts, results, report);
  }
  return report;
}

async function bringOf(
  post: Post,
  parts: Parts,
  results: Map<string, string | NoOutsidePicture>,
  report: PicturesReport,
): Promise<void> {
  const newAddresses = new Map<string, string>();
  for (const address of outsideOf(post, parts.site)) {
    let result = results.get(address);
    if (result === undefined) {
      result = await pictureAddressOf(address, parts, report);
      results.set(address, result);
    }
    if (typeof result === 'string') newAddresses.set(address, result);
    else report.missing.push({ address, title: post.title, why: result.message });
  }
  if (newAddresses.size === 0) return;
  const { featuredImage, content } = post;
  const moved = {
    ...post,
    content: replacePictures(content, newAddresses),
    featuredImage: featuredImage && (newAddresses.get(featuredImage) ?? featuredImage),
  };
  const { kind } = await parts.posts.movePictures(post.id, post.version, moved, 'fetch-pictures');
  if (kind === 'saved') report.changed += 1;
  else report.saved.push(post.title);
}

/** Addresses of pictures on other hosts, as written in a post. */
function outsideOf({ content, featuredImage }: Post, site: string | undefined): string[] {
  const all = new Set([...(featuredImage ? [featuredImage] : []), ...picturesIn(content)]);
  return [...all].filter(
    (address) =>
      namesHost(address) || (site !== undefined && /^\/(?!\/)/.test(address) && !address.startsWith(publicPicturePath)),
  );
}

/** The picture's address here, or why it is unavailable. */
async function pictureAddressOf(
  address: string,
  { images, add, fetchPicture, site }: Parts,
  report: PicturesReport,
): Promise<string | NoOutsidePicture> {
  const absolute = address.replace(/^\/\//, 'https://');
  if (!URL.canParse(absolute, site)) return new NoOutsidePicture('this is no address');
  const { origin, pathname, href } = new URL(absolute, site);
  // An absolute address of this site's own picture, copied from a page.
  const own = ownPictureTimestamp(`${origin}${pathname}`, [origin]);
  if (own !== undefined && (await readRecord(images, own))) return pathname;
  try {
    const { url } = await add(await fetchPicture(href));
    report.fetched += 1;
    return url;
  } catch (error) {
    if (error instanceof NoOutsidePicture) return error;
    if (error instanceof UnusablePicture) return new NoOutsidePicture(why[error.reason]);
    throw error;
  }
}
