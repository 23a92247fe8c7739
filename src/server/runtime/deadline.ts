/** Some work was not begun or not done in time. */
export class DeadlineExceeded extends Error {
  override name = 'DeadlineExceeded';
}

/**
 * What comes of some work, unless it takes longer than this.
 *
 * @throws DeadlineExceeded where it is late; the work itself goes on, and what comes of it is lost.
 */
export async function withDeadline<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineExceeded(`nothing within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
