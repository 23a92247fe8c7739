/** Work was not finished before its deadline. */
export class DeadlineExceeded extends Error {
  override name = 'DeadlineExceeded';
}

/**
 * The result of some work, unless it takes longer than its timeout. Late work goes on, and its result is dropped.
 *
 * @param ms Timeout in milliseconds.
 * @param onLate Called when the timeout passes; returns the error to throw.
 * @throws DeadlineExceeded, or the error of `onLate`, when the timeout passes.
 */
export async function withDeadline<Result>(
  ms: number,
  work: Promise<Result>,
  onLate: () => Error = () => new DeadlineExceeded(`nothing within ${ms} ms`),
): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(onLate()), ms);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
