/** A kept file. */
export interface StoredImage {
  body: Uint8Array;
  /** Such as image/avif. */
  type: string;
}

/** Keeps pictures under a bucket and a name: a folder on disk, or a bucket of an object store. */
export interface ImageStore {
  /** Whole or not at all: a name never answers with half a picture. */
  put(bucket: string, name: string, image: StoredImage): Promise<void>;
  get(bucket: string, name: string): Promise<StoredImage | undefined>;
  /** A name that is not there is no error. */
  delete(bucket: string, name: string): Promise<void>;
}
