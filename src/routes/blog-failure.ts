import type { PostFailure } from '#wire/blog.ts';

/** A page that could not be made is kept by nobody. */
export const failedHeaders = { 'cache-control': 'no-store', 'retry-after': '10' };

/**
 * Whether the database said that it cannot answer now. By its name: the adapter's class and the one in this build are
 * two copies of the same.
 */
export function isOutOfReach(error: unknown): boolean {
  return error instanceof Error && error.name === 'StorageUnavailable';
}

/** 503 asks search engines and proxies to come back; anything else is a fault of ours. */
export function statusOfFailure(error: unknown): 500 | 503 {
  return isOutOfReach(error) ? 503 : 500;
}

/** What a reader is told (BLOG-06). */
export function messageOfFailure(error: unknown): PostFailure {
  return isOutOfReach(error) ? 'Failed to fetch blog post' : 'Something went wrong';
}
