/** The database cannot answer: busy, full, out of reach or damaged. Nothing was written; trying again is safe. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
  readonly reason: 'busy' | 'full' | 'unreachable' | 'damaged';

  constructor(reason: StorageUnavailable['reason'], options?: ErrorOptions) {
    super(`the database is ${reason}`, options);
    this.reason = reason;
  }
}
