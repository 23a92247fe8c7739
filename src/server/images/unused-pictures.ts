import { pictureBucket, pictureRecordName, timestampOf, timestampsIn } from '#domain/blog/picture-names.ts';
import type { PostStore } from '../blog/post-store.ts';
import type { ImageStore } from './image-store.ts';

/** A picture that no post names. */
export interface UnusedPicture {
  /** When it was uploaded; milliseconds since 1970. */
  timestamp: number;
  /** All its files. */
  names: string[];
}

export interface UnusedPicturesOptions {
  images: ImageStore;
  posts: Pick<PostStore, 'exportAll' | 'revisions' | 'revision'>;
  /** Milliseconds since 1970; a newer picture may belong to an unsaved post. */
  before: number;
}

/**
 * Pictures uploaded before a time that no post, draft, revision or deleted post names, since these may be restored; the oldest
 * first.
 */
export async function unusedPictures({ images, posts, before }: UnusedPicturesOptions): Promise<UnusedPicture[]> {
  const found = new Map<number, string[]>();
  for await (const name of images.list(pictureBucket)) {
    const timestamp = timestampOf(name);
    if (timestamp !== undefined && timestamp < before) found.set(timestamp, [...(found.get(timestamp) ?? []), name]);
  }
  if (found.size === 0) return [];
  for await (const post of posts.exportAll({ deletedToo: true })) {
    forget(found, post);
    for (const { version } of await posts.revisions(post.id)) forget(found, await posts.revision(post.id, version));
  }
  return [...found].map(([timestamp, names]) => ({ timestamp, names })).sort((a, b) => a.timestamp - b.timestamp);
}

function forget(
  found: Map<number, string[]>,
  post: { featuredImage: string | null; content: string } | undefined,
): void {
  for (const timestamp of timestampsIn(`${post?.featuredImage ?? ''}\n${post?.content ?? ''}`)) found.delete(timestamp);
}

/** Deletes the record first: from then on no page shows the picture, even if the rest fails. */
export async function removePicture(images: ImageStore, { timestamp, names }: UnusedPicture): Promise<void> {
  const record = pictureRecordName(timestamp);
  await images.delete(pictureBucket, record);
  for (const name of names) if (name !== record) await images.delete(pictureBucket, name);
}
