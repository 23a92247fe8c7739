/** Days that a deleted post stays in the bin, from where it can be brought back. */
export const binDays = 30;

const day = 24 * 60 * 60 * 1000;

/** When a deleted post leaves the bin for good; milliseconds since 1970. @param deletedAt ISO 8601. */
export function leavesBin(deletedAt: string): number {
  return Date.parse(deletedAt) + binDays * day;
}
