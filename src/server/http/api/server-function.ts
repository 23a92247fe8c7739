import type { LimitName } from '../../limit-settings.ts';
import type { RateLimitOptions } from '../../rate-limits/rate-limit.ts';

/** One call of a function. */
export interface FunctionCall {
  /** Aborted when the caller disconnects; work without a reader should stop. */
  signal: AbortSignal;
  /** The caller by which rate limits count: an address or a network. Never logged or stored. */
  caller: string;
  /** Sends an event at once; undefined unless the function streams and the caller accepts events. */
  emit: ((event: string, data: object) => void) | undefined;
}

/** Returns the value to send as JSON, or undefined for a reply without content. Rejects with a FunctionRefusal. */
export type FunctionWork = (call: FunctionCall) => Promise<object | undefined>;

/** Checks a body. Returns the work to run, or a sentence that describes the error in the body. */
export type FunctionTask = (body: unknown) => { run: FunctionWork } | { problem: string };

/** A function of the server. */
export interface ServerFunction {
  post: FunctionTask;
  delete?: FunctionTask;
  /** With `Accept: text/event-stream` the reply is an event stream, `done` last. */
  streams?: boolean;
  /** Only for signed-in staff; checked before the body is read. */
  staffOnly?: boolean;
  /** Most bytes of a body; 64 kB when left out. */
  bodyLimit?: number;
  /** Replaces the default rate limit; `name` is its setting. */
  rateLimit?: RateLimitOptions & { name: LimitName };
}

const mostProblems = 5;

/** 'score: score is not the sum of the answers'. Reports the first few errors of a body. */
export function problemIn(issues: readonly { path: readonly PropertyKey[]; message: string }[]): string {
  return issues
    .slice(0, mostProblems)
    .map(({ path, message }) => (path.length > 0 ? `${path.map(String).join('.')}: ${message}` : message))
    .join('; ');
}
