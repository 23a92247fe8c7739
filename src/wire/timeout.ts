/**
 * A signal that aborts after so many milliseconds, or with another one. AbortSignal.timeout and AbortSignal.any came
 * with Safari 16 and 17.4.
 */
export function timeoutSignal(milliseconds: number, other?: AbortSignal): AbortSignal {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new DOMException('timed out', 'TimeoutError')), milliseconds);
  function follow(): void {
    clearTimeout(timer);
    controller.abort(other?.reason);
  }
  if (other?.aborted) follow();
  else other?.addEventListener('abort', follow, { once: true });
  return controller.signal;
}
