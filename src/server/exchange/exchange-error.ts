/** A file that cannot be imported, with the place and the reason in a sentence. Nothing was written. */
export class ExchangeError extends Error {
  override name = 'ExchangeError';
}
