import { askStaffApi, type RequestOptions } from '#features/editing/ask.ts';
import { blogAdminAddress } from '#wire/blog-admin.ts';

/** Sends a request to the blog administration. @param path Such as posts/123. */
export function ask<T>(path: string, options?: RequestOptions): Promise<T> {
  return askStaffApi<T>(`${blogAdminAddress}/${path}`, options);
}
