/** A file that cannot be imported, in a sentence that says where and why. Nothing was written. */
export class ExchangeError extends Error {
  override name = 'ExchangeError';
}
