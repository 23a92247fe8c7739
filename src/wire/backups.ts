/** How the backups stand that the site makes by itself, as the administrator reads it. Times are in words, of the clinic's clock. */
export interface BackupsView {
  on: boolean;
  /** Whether the pictures are in them; otherwise they lie in a bucket. */
  holdPictures: boolean;
  made: { when: string; rows: string; pictures: string; size: string } | null;
  checked: { when: string; madeWhen: string } | null;
  problem: { kind: 'not-made' | 'not-proven' | 'not-cleared'; when: string; why: string } | { kind: 'late' } | null;
}
