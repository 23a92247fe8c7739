/** A kept file. */
export interface StoredImage {
  body: Uint8Array;
  /** Such as image/avif. A store may keep it as the ending of the name, which has to say the same. */
  type: string;
}

/**
 * Keeps pictures under a bucket and a name: a folder on disk, or a bucket of an object store. A name is given once and
 * for all, so that whoever has seen a picture may keep it for good. Buckets and names hold small letters, digits, '-'
 * and, in names, one ending; anything else is no name: nothing is found under it, and `put` throws a TypeError.
 *
 * Every call throws ImageStoreUnavailable when the store cannot answer.
 */
export interface ImageStore {
  /**
   * Whole or not at all: a name never answers with half a picture, not even after a power cut.
   *
   * @throws NameTaken where the name is in use; what is kept there stays as it was.
   */
  put(bucket: string, name: string, image: StoredImage): Promise<void>;
  get(bucket: string, name: string): Promise<StoredImage | undefined>;
  /** A name that is not there is no error. */
  delete(bucket: string, name: string): Promise<void>;
  /** Every name in a bucket, in no order; a bucket that holds nothing is empty. */
  list(bucket: string): AsyncIterable<string>;
}

export class NameTaken extends Error {
  override name = 'NameTaken';

  constructor() {
    super('a picture of this name is kept already');
  }
}

/** The store cannot answer now. `full` and `refused` stay so until somebody acts; `unreachable` may pass by itself. */
export class ImageStoreUnavailable extends Error {
  override name = 'ImageStoreUnavailable';
  readonly reason: 'full' | 'refused' | 'unreachable';
  /** What the store calls it, such as ENOSPC or SlowDown; holds nothing that a person typed. */
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

/** The media type that the ending of a name stands for; undefined where bucket or name are none. */
export function typeOfName(bucket: string, name: string): string | undefined {
  if (!bucketPattern.test(bucket)) return undefined;
  const ending = namePattern.exec(name)?.[1] ?? '';
  return Object.hasOwn(types, ending) ? types[ending as keyof typeof types] : undefined;
}

/** Stops a picture from being kept under a name that no store could give back as it was. */
export function checkName(bucket: string, name: string, type: string): void {
  const said = typeOfName(bucket, name);
  if (said === undefined) throw new TypeError('this is no bucket and name of the image store');
  if (said !== type) throw new TypeError(`a name of this ending stands for ${said}, not for ${type}`);
}
