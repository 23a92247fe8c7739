import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { type FunctionName, functionAddresses } from '#domain/site/function-addresses.ts';
import type { FunctionError } from '#wire/function-error.ts';
import { clientAddress } from './client-address.ts';
import { type FunctionFailure, functionFailures } from './function-failures.ts';
import { readJson } from './json-body.ts';
import { RateLimit, type RateLimitOptions } from './rate-limit.ts';

/** What a function does with a body: the work to run, or what is wrong with the body, in a sentence. */
export type FunctionTask = (body: unknown) => { run: () => Promise<object> } | { problem: string };

export interface FunctionsOptions {
  tasks: Readonly<Record<FunctionName, FunctionTask>>;
  /** Whether the last address of X-Forwarded-For is believed. */
  trustProxy: boolean;
  logger: Pick<Logger, 'error'>;
  rateLimit?: RateLimitOptions;
}

/** Answers a request to a function, or says that it is none. */
export type FunctionsHandler = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean>;

const prefix = '/functions/v1/';

/** For each function and each address. A mistake in a request costs nothing: only what is run is counted. */
const usualRateLimit = { limit: 20, windowMs: 10 * 60 * 1000 } as const;

/** The functions by address, each with a limit of its own. */
export function createFunctions({
  tasks,
  trustProxy,
  logger,
  rateLimit = usualRateLimit,
}: FunctionsOptions): FunctionsHandler {
  const functions = new Map(
    Object.entries(functionAddresses).map(([name, address]) => [
      address as string,
      { task: tasks[name as FunctionName], limit: new RateLimit(rateLimit) },
    ]),
  );

  async function call(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const found = functions.get(path);
    if (!found) return fail(response, 'not-found');
    if (request.method !== 'POST') {
      response.setHeader('allow', 'POST');
      return fail(response, 'method-not-allowed');
    }
    if (isCrossSite(request)) return fail(response, 'cross-site');
    if (!isPlainJson(request)) return fail(response, 'unsupported-media-type');
    const caller = clientAddress(request, trustProxy);
    const wait = found.limit.secondsToWait(caller);
    if (wait > 0) return refuse(response, wait);

    const body = await readJson(request);
    if ('failure' in body) return fail(response, body.failure);
    const task = found.task(body.value);
    if ('problem' in task) return fail(response, 'invalid-request', task.problem);
    // Asked again here: many requests may have been reading their bodies at the same time.
    const waitNow = found.limit.take(caller);
    if (waitNow > 0) return refuse(response, waitNow);
    send(response, 200, await task.run());
  }

  return async (request, response, path) => {
    if (!path.startsWith(prefix)) return false;
    response.setHeader('cache-control', 'no-store');
    try {
      await call(request, response, path);
    } catch (error) {
      const route = functions.has(path) ? path : '(unknown)';
      logger.error({ failure: nameOf(error), frames: framesOf(error), route }, 'the function failed');
      if (response.headersSent) response.destroy();
      else fail(response, 'internal-error');
    }
    return true;
  };
}

/** Browsers say where a call comes from. Other callers say nothing, and are not what this guards against. */
function isCrossSite(request: IncomingMessage): boolean {
  const site = request.headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

function isPlainJson({ headers }: IncomingMessage): boolean {
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  return type === 'application/json' && (headers['content-encoding'] ?? 'identity').toLowerCase() === 'identity';
}

function refuse(response: ServerResponse, seconds: number): void {
  response.setHeader('retry-after', String(seconds));
  fail(response, 'too-many-requests');
}

function fail(response: ServerResponse, code: FunctionFailure, detail?: string): void {
  const { status, message } = functionFailures[code];
  send(response, status, { error: { code, message: detail ?? message } } satisfies FunctionError);
}

function send(response: ServerResponse, status: number, value: object): void {
  const body = JSON.stringify(value);
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}

/** The message of an error may quote what a person typed, so the log gets its kind and its place. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}

function framesOf(error: unknown): string[] {
  const lines = error instanceof Error ? (error.stack ?? '').replace(error.message, '').split('\n') : [];
  return lines.filter((line) => /^ {4}at .*:\d+:\d+\)?$/.test(line)).map((line) => line.trim());
}
