import type { StorageUnavailable } from './storage-unavailable.ts';

/** Whole seconds after which asking again makes sense while the database is away: Retry-After of every 503 that says so. */
export const storageRetryAfter = 5;

/** What is wrong with the database, as the beginning of a sentence for a person. */
export const storageTrouble: Readonly<Record<StorageUnavailable['reason'], string>> = {
  busy: 'The database is busy',
  full: 'The disk of the database is full',
  unreachable: 'The database cannot be reached',
  damaged: 'The database is damaged (tell whoever runs the site)',
};

/** What keeps the database from answering at all. */
export type DatabaseTrouble = 'away' | 'missing' | 'damaged';
