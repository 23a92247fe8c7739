import type { Logger } from 'pino';

/** The message of an error may quote what a person typed, so the log gets its kind and its place. */
export function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}

/** Where in the code an error arose. */
export function framesOf(error: unknown): string[] {
  const lines = error instanceof Error ? (error.stack ?? '').replace(error.message, '').split('\n') : [];
  return lines.filter((line) => /^ {4}at .*:\d+:\d+\)?$/.test(line)).map((line) => line.trim());
}

/** Writes that something went wrong and was made up for: its kind, never what somebody typed. */
export function reporter(logger: Pick<Logger, 'warn'>): (what: string, error: unknown) => void {
  return (what, error) => {
    // Errors of ours that carry names of rules or kinds say them; every other message is left out.
    const { kind, problems } = (error ?? {}) as { kind?: unknown; problems?: unknown };
    const known = {
      ...(typeof kind === 'string' ? { kind } : {}),
      ...(Array.isArray(problems) ? { problems } : {}),
    };
    logger.warn({ failure: nameOf(error), ...known, frames: framesOf(error).slice(0, 4) }, what);
  };
}
