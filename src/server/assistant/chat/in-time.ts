/** Some work was not begun or not done in time. */
export class TooLate extends Error {
  override name = 'TooLate';
}

/**
 * What comes of some work, unless it takes longer than this.
 *
 * @throws TooLate where it is late; the work itself goes on, and what comes of it is lost.
 */
export async function inTime<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLate(`nothing within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
