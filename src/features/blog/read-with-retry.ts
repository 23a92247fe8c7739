/** Number of retries. */
const retries = 3;
/** Milliseconds before the first retry; each wait doubles, up to the longest. */
const firstDelay = 1000;
const longestDelay = 30_000;

/**
 * Reads from the server with three retries, each after twice the wait. If all fail, resolves with the value of `failed`
 * instead of breaking the page.
 *
 * @param signal Ends the wait when the visitor leaves the page.
 */
export async function readWithRetry<Read, Failed>(
  read: () => Promise<Read>,
  signal: AbortSignal,
  failed: () => Failed,
): Promise<Read | Failed> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await read();
    } catch (error) {
      // Redirects and refusals are valid replies.
      if (!isBadLine(error) || signal.aborted) throw error;
      if (attempt >= retries) return failed();
      await pause(Math.min(firstDelay * 2 ** attempt, longestDelay), signal);
    }
  }
}

function isBadLine(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && error.name !== 'AbortError' && !('status' in error));
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
