/** The database is unavailable: busy, full, unreachable or damaged. Nothing was written; a retry is safe. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
  readonly reason: 'busy' | 'full' | 'unreachable' | 'damaged';

  constructor(reason: StorageUnavailable['reason'], options?: ErrorOptions) {
    super(`the database is ${reason}`, options);
    this.reason = reason;
  }
}
