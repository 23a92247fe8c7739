/** The bucket of the blog's pictures. */
export const pictureBucket = 'blog-images';

/** Public address of a stored picture, before its name. */
export const publicPicturePath = `/storage/v1/object/public/${pictureBucket}/`;

/** Address for uploads by signed-in staff. */
export const pictureUploadPath = `/storage/v1/object/${pictureBucket}`;

/** Media types of stored files, by extension. */
export const pictureTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
export type PictureFormat = keyof typeof pictureTypes;

const servedName = /^blog-(\d{10,16})(?:-\d{1,4})?\.(avif|webp|jpg)$/;
const mainName = /^blog-\d{10,16}\.jpg$/;
const anyName = /blog-(\d{10,16})(?:-\d{1,4})?\.(?:avif|webp|jpg|json)/g;

/** Name of the picture itself: blog-1763700000000.jpg. @param timestamp Milliseconds since 1970; one per picture. */
export function mainPictureName(timestamp: number): string {
  return `blog-${timestamp}.jpg`;
}

/** Name of the same picture in another width or format: blog-1763700000000-960.avif. */
export function variantName(timestamp: number, width: number, format: PictureFormat): string {
  return `blog-${timestamp}-${width}.${format}`;
}

/** Name of the record of a picture's variants. It is stored beside them and never served. */
export function pictureRecordName(timestamp: number): string {
  return `blog-${timestamp}.json`;
}

/** The timestamp in the name of a picture, a variant or a record. */
export function timestampOf(name: string): number | undefined {
  const digits = servedName.exec(name)?.[1] ?? /^blog-(\d{10,16})\.json$/.exec(name)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** Whether a name is public. */
export function isServedPictureName(name: string): boolean {
  return servedName.test(name);
}

/**
 * The timestamp of the picture that a post's featured_image names: a path of this site, or a whole address on one of
 * its own origins. Undefined for everything else: pictures of other sites are never loaded.
 */
export function ownPictureTimestamp(featuredImage: string, ownOrigins: readonly string[]): number | undefined {
  const origin = ownOrigins.find((own) => featuredImage.startsWith(`${own}/`));
  const path = origin === undefined ? featuredImage : featuredImage.slice(origin.length);
  if (!path.startsWith(publicPicturePath)) return undefined;
  const name = path.slice(publicPicturePath.length);
  return mainName.test(name) ? timestampOf(name) : undefined;
}

/** The timestamps of all pictures in a text, as addresses or in Markdown. */
export function timestampsIn(text: string): Set<number> {
  return new Set(Array.from(text.matchAll(anyName), ([, digits]) => Number(digits)));
}
