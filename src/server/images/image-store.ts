/** A stored file. */
export interface StoredImage {
  body: Uint8Array;
  /** Such as image/avif. A store may derive it from the extension of the name, which must match. */
  type: string;
}

/**
 * Stores pictures under a bucket and a name: a folder on disk, or a bucket of an object store. A name is never reused, so that
 * clients may cache a picture for good. Buckets and names hold small letters, digits, '-' and, in names, one extension; any
 * other name finds nothing, and `put` throws a TypeError.
 *
 * Every call throws ImageStoreUnavailable if the store cannot answer.
 */
export interface ImageStore {
  /**
   * Atomic: a name never returns half a picture, not even after a power cut.
   *
   * @throws NameTaken if the name is in use; the stored picture stays unchanged.
   */
  put(bucket: string, name: string, image: StoredImage): Promise<void>;
  get(bucket: string, name: string): Promise<StoredImage | undefined>;
  /** Succeeds if the name does not exist. */
  delete(bucket: string, name: string): Promise<void>;
  /** Every name in a bucket, unordered; an unknown bucket is empty. */
  list(bucket: string): AsyncIterable<string>;
}

export class NameTaken extends Error {
  override name = 'NameTaken';

  constructor() {
    super('a picture of this name exists already');
  }
}

/** The store cannot answer now. `full` and `refused` need an operator; `unreachable` may pass. */
export class ImageStoreUnavailable extends Error {
  override name = 'ImageStoreUnavailable';
  readonly reason: 'full' | 'refused' | 'unreachable';
  /** The store's own error code, such as ENOSPC or SlowDown; holds no text of a person. */
  readonly code: string;

  constructor(reason: 'full' | 'refused' | 'unreachable', code: string, options?: ErrorOptions) {
    super(`the image store is ${reason} (${code})`, options);
    this.reason = reason;
    this.code = code;
  }
}

const types = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  json: 'application/json',
} as const;

const bucketPattern = /^[a-z0-9][a-z0-9-]{0,62}$/;
const namePattern = /^[a-z0-9][a-z0-9-]{0,120}\.([a-z]{3,4})$/;

/** The media type of a name's extension; undefined if the bucket or name is invalid. */
export function typeOfName(bucket: string, name: string): string | undefined {
  if (!bucketPattern.test(bucket)) return undefined;
  const ending = namePattern.exec(name)?.[1] ?? '';
  return Object.hasOwn(types, ending) ? types[ending as keyof typeof types] : undefined;
}

/** Refuses a name that a store could not return unchanged. */
export function checkName(bucket: string, name: string, type: string): void {
  const typeFromName = typeOfName(bucket, name);
  if (typeFromName === undefined) throw new TypeError('this is no bucket and name of the image store');
  if (typeFromName !== type) throw new TypeError(`a name of this ending stands for ${typeFromName}, not for ${type}`);
}
