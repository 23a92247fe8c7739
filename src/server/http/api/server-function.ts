import type { LimitName } from '../../limit-settings.ts';
import type { RateLimitOptions } from '../../rate-limits/rate-limit.ts';

/** The request that a function's work is done for. */
export interface FunctionCall {
  /** Aborted when the caller is gone; work that nobody waits for should stop. */
  signal: AbortSignal;
  /** Who calls, as rate limits count: an address or a network. Never logged or stored. */
  caller: string;
  /** Sends an event at once; undefined unless the function streams and the caller accepts events. */
  emit: ((event: string, data: object) => void) | undefined;
}

/** Answers what is sent as JSON, or undefined for an answer without content. Rejects with a FunctionRefusal. */
export type FunctionWork = (call: FunctionCall) => Promise<object | undefined>;

/** What a function does with a body: the work to run, or what is wrong with the body, in a sentence. */
export type FunctionTask = (body: unknown) => { run: FunctionWork } | { problem: string };

/** A function, as the server offers it. */
export interface ServerFunction {
  post: FunctionTask;
  delete?: FunctionTask;
  /** With `Accept: text/event-stream` the reply comes as events, `done` last. */
  streams?: boolean;
  /** Only for signed-in staff; asked before the body is read. */
  staffOnly?: boolean;
  /** Most bytes of a body; 64 kB when left out. */
  bodyLimit?: number;
  /** How often an address may call, in the place of the usual limit, and the setting that says so. */
  rateLimit?: RateLimitOptions & { name: LimitName };
}

const mostProblems = 5;

/** 'score: score is not the sum of the answers'. A body may be wrong in many places; a few are enough to go on. */
export function problemIn(issues: readonly { path: readonly PropertyKey[]; message: string }[]): string {
  return issues
    .slice(0, mostProblems)
    .map(({ path, message }) => (path.length > 0 ? `${path.map(String).join('.')}: ${message}` : message))
    .join('; ');
}
