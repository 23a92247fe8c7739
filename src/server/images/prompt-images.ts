import { withDeadline } from '../runtime/deadline.ts';
import { type ImageStore, ImageStoreUnavailable } from './image-store.ts';

export interface PromptImagesOptions {
  /** Milliseconds that a visitor waits for a picture. */
  waitMs?: number;
  /** Milliseconds for which a store that was silent is not asked again. */
  restMs?: number;
}

/**
 * An image store whose `get` no visitor waits for long: a store that says nothing is unreachable, and stays so for a moment.
 * Uploads and backups take their time and use the store itself.
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
