/** Days that a deleted post stays in the bin and can be restored. */
export const binDays = 30;

const day = 24 * 60 * 60 * 1000;

/** When a deleted post is purged; milliseconds since 1970. @param deletedAt ISO 8601. */
export function leavesBin(deletedAt: string): number {
  return Date.parse(deletedAt) + binDays * day;
}
