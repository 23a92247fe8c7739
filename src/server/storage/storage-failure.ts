import type { StorageUnavailable } from './storage-unavailable.ts';

/** Retry-After in seconds of every 503 while the database is unavailable. */
export const storageRetryAfter = 5;

/** The problem of the database, as the beginning of a sentence for a person. */
export const storageTrouble: Readonly<Record<StorageUnavailable['reason'], string>> = {
  busy: 'The database is busy',
  full: 'The disk of the database is full',
  unreachable: 'The database cannot be reached',
  damaged: 'The database is damaged (tell whoever runs the site)',
};

/** Why the database does not answer. */
export type DatabaseTrouble = 'away' | 'missing' | 'damaged';
