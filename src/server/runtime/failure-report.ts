import type { Logger } from 'pino';

/** The kind of an error, for the log. Its message is not logged, because it may quote input of a person. */
export function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}

/** The stack frames of an error. */
export function framesOf(error: unknown): string[] {
  const lines = error instanceof Error ? (error.stack ?? '').replace(error.message, '').split('\n') : [];
  return lines.filter((line) => /^ {4}at .*:\d+:\d+\)?$/.test(line)).map((line) => line.trim());
}

/** Logs a failure that was handled: its kind, never its message. */
export function reporter(logger: Pick<Logger, 'warn'>): (what: string, error: unknown) => void {
  return (what, error) => {
    // Errors of the product may list rules or kinds, which are logged; every other message is left out.
    const { kind, problems } = (error ?? {}) as { kind?: unknown; problems?: unknown };
    const known = {
      ...(typeof kind === 'string' ? { kind } : {}),
      ...(Array.isArray(problems) ? { problems } : {}),
    };
    logger.warn({ failure: nameOf(error), ...known, frames: framesOf(error).slice(0, 4) }, what);
  };
}
