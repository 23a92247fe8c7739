import { withDeadline } from '../runtime/deadline.ts';
import { type ImageStore, ImageStoreUnavailable } from './image-store.ts';

export interface PromptImagesOptions {
  /** Timeout of a read for a visitor, in milliseconds. */
  waitMs?: number;
  /** Milliseconds for which a silent store is not read again. */
  restMs?: number;
}

/**
 * An image store with a timeout on `get`: a silent store is unreachable, and stays so for a moment. Uploads and backups use the
 * store without it.
 */
export function promptImages(
  store: ImageStore,
  { waitMs = 3000, restMs = 5000 }: PromptImagesOptions = {},
): ImageStore {
  let restUntil = 0;
  return {
    ...store,
    get: async (bucket, name) => {
      if (Date.now() < restUntil) throw new ImageStoreUnavailable('unreachable', 'silent');
      return withDeadline(waitMs, store.get(bucket, name), () => {
        restUntil = Date.now() + restMs;
        return new ImageStoreUnavailable('unreachable', 'silent');
      });
    },
  };
}
