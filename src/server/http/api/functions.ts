import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { type FunctionName, functionAddresses } from '#domain/site/function-addresses.ts';
import type { StaffSessions } from '../../auth/staff.ts';
import { type FunctionFailure, functionFailures } from '../../functions/function-failures.ts';
import { FunctionRefusal, type RefusalDetails } from '../../functions/function-refusal.ts';
import { type LimitName, type Limits, limitReached, limitWindowMs } from '../../limit-settings.ts';
import { ownRateLimits, type RateLimiter, type RateLimits } from '../../rate-limits/rate-limit.ts';
import { framesOf, nameOf } from '../../runtime/failure-report.ts';
import { storageRetryAfter } from '../../storage/storage-failure.ts';
import { StorageUnavailable } from '../../storage/storage-unavailable.ts';
import { readJson } from '../kernel/json-body.ts';
import { isSameOrigin } from '../kernel/request-body.ts';
import { headersOf } from '../kernel/request-headers.ts';
import type { SiteRequest } from '../kernel/site-request.ts';
import { beginEvents, sendFailure, sendValue } from './function-reply.ts';
import type { FunctionCall, FunctionTask, FunctionWork, ServerFunction } from './server-function.ts';

export interface FunctionsOptions {
  functions: Readonly<Record<FunctionName, ServerFunction>>;
  staff: StaffSessions;
  logger: Pick<Logger, 'error' | 'warn'>;
  limits: Pick<Limits, 'functions' | 'callsAtOnce' | 'callsOverall'>;
  rateLimits?: RateLimits;
  /** Shared with the functions of other snapshots of the content. */
  inProgress?: CallsInProgress;
}

/** Calls that run. */
export class CallsInProgress {
  readonly byCaller = new Map<string, number>();
  overall = 0;
}

/** Why a call was not answered: the refusal's code and its status over HTTP. */
export interface FunctionCallRefusal {
  code: FunctionFailure;
  status: number;
  details: RefusalDetails;
}

/**
 * Runs a public function for a page that works without script, within the same limits as a call over HTTP. Resolves with
 * the function's value or with the refusal, which is logged; never rejects.
 */
export type RunFunction = (
  name: Exclude<FunctionName, 'blogAi'>,
  verb: 'POST' | 'DELETE',
  body: unknown,
  call: Pick<FunctionCall, 'caller' | 'signal'>,
) => Promise<{ value: object | undefined } | { refusal: FunctionCallRefusal }>;

/** The parts of a request that a function call needs. */
type RequestDetails = Pick<SiteRequest, 'request' | 'response' | 'path' | 'caller' | 'ownHosts'>;

const prefix = '/functions/v1/';

/** Limits are counted for each method and address. Only calls that run are counted: an invalid request is free. */
interface Method {
  task: FunctionTask;
  limit: RateLimiter;
  limitName: LimitName;
}

/** The functions by address, each method with its own limit. */
export function createFunctions(options: FunctionsOptions) {
  const { staff, logger, limits, rateLimits = ownRateLimits, inProgress = new CallsInProgress() } = options;
  const usual = { limit: limits.functions, windowMs: limitWindowMs, name: 'FUNCTION_LIMIT' as const };
  const byPath = new Map(
    Object.entries(functionAddresses).map(([name, address]) => {
      const offered = options.functions[name as FunctionName];
      const { name: limitName, ...rate } = offered.rateLimit ?? usual;
      const limited = (method: string, task: FunctionTask): [string, Method] => [
        method,
        { task, limit: rateLimits(`${method} ${name}`, rate), limitName },
      ];
      const methods = new Map([limited('POST', offered.post)]);
      if (offered.delete) methods.set(...limited('DELETE', offered.delete));
      return [address as string, { offered, methods }];
    }),
  );

  async function call({ request, response, path, caller, ownHosts }: RequestDetails): Promise<void> {
    const found = byPath.get(path);
    if (!found) throw new FunctionRefusal('not-found');
    const { offered, methods } = found;
    const method = methods.get(request.method ?? '');
    if (!method) {
      response.setHeader('allow', [...methods.keys()].join(', '));
      throw new FunctionRefusal('method-not-allowed');
    }
    if (isCrossSite(request) || (offered.staffOnly && isForeign(request, ownHosts)))
      throw new FunctionRefusal('cross-site');
    if (!isPlainJson(request)) throw new FunctionRefusal('unsupported-media-type');
    if (offered.staffOnly && !(await isStaff(staff, headersOf(request)))) throw new FunctionRefusal('unauthorized');
    refuseWhile(method.limit.secondsToWait(caller), method.limitName);

    const body = await readJson(request, offered.bodyLimit);
    if ('failure' in body) throw new FunctionRefusal(body.failure);
    await admitted(method, body.value, caller, (run) => work(run, Boolean(offered.streams), caller, request, response));
  }

  /** Counts a call and runs it within every limit. Rejects with a FunctionRefusal beyond them. */
  async function admitted<T>(
    method: Method,
    body: unknown,
    caller: string,
    work: (run: FunctionWork) => Promise<T>,
  ): Promise<T> {
    const task = method.task(body);
    if ('problem' in task) throw new FunctionRefusal('invalid-request', { message: task.problem });
    // Checked again: several requests may have read their bodies at the same time.
    refuseWhile(await method.limit.take(caller), method.limitName);
    return counted(caller, () => work(task.run));
  }

  /** Runs work, unless too many calls are in progress. */
  async function counted<T>(caller: string, run: () => Promise<T>): Promise<T> {
    const { byCaller } = inProgress;
    const mine = byCaller.get(caller) ?? 0;
    if (mine >= limits.callsAtOnce)
      throw new FunctionRefusal('too-many-requests', { retryAfter: 2, limit: 'FUNCTION_CALLS_AT_ONCE' });
    if (inProgress.overall >= limits.callsOverall)
      throw new FunctionRefusal('busy', { retryAfter: 2, limit: 'FUNCTION_CALLS_OVERALL' });
    byCaller.set(caller, mine + 1);
    inProgress.overall += 1;
    try {
      return await run();
    } finally {
      inProgress.overall -= 1;
      const left = (byCaller.get(caller) ?? 1) - 1;
      if (left === 0) byCaller.delete(caller);
      else byCaller.set(caller, left);
    }
  }

  /** Logs why a call was refused or failed, unless the caller left. Returns the refusal to send. */
  function refusalOf(thrown: unknown, route: string, hasLeft: boolean): FunctionCallRefusal {
    const error = asRefusal(thrown);
    const known = error instanceof FunctionRefusal;
    const code = known ? error.code : 'internal-error';
    const details = known ? error.details : {};
    const { status } = functionFailures[code];
    if (details.limit) logger.warn({ limit: details.limit, route }, limitReached);
    else if (status >= 500 && !hasLeft) {
      const failure = known ? code : nameOf(error);
      logger.error({ failure, frames: framesOf(known ? error.cause : error), route }, 'the function failed');
    }
    return { code, status, details };
  }

  const runFunction: RunFunction = async (name, verb, body, { caller, signal }) => {
    const address = functionAddresses[name];
    const method = byPath.get(address)?.methods.get(verb);
    try {
      if (!method) throw new FunctionRefusal('method-not-allowed');
      refuseWhile(method.limit.secondsToWait(caller), method.limitName);
      return { value: await admitted(method, body, caller, (run) => run({ signal, caller, emit: undefined })) };
    } catch (thrown) {
      return { refusal: refusalOf(thrown, address, signal.aborted) };
    }
  };

  async function handler(requested: RequestDetails): Promise<boolean> {
    const { response, path } = requested;
    if (!path.startsWith(prefix)) return false;
    response.setHeader('cache-control', 'no-store');
    try {
      await call(requested);
    } catch (thrown) {
      const gone = response.destroyed && !response.writableFinished;
      const { code, details } = refusalOf(thrown, byPath.has(path) ? path : '(unknown)', gone);
      if (gone || response.writableEnded) response.destroy();
      else sendFailure(response, code, details);
    }
    return true;
  }

  return { handler, runFunction };
}

/** An unavailable database is not a failure of the function. */
function asRefusal(error: unknown): unknown {
  if (!(error instanceof StorageUnavailable)) return error;
  return new FunctionRefusal('storage-away', { retryAfter: storageRetryAfter }, { cause: error });
}

async function work(
  run: FunctionWork,
  streams: boolean,
  caller: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  if (response.destroyed) gone.abort();
  const call = { signal: gone.signal, caller };
  if (!streams || !acceptsEvents(request)) return sendValue(response, await run({ ...call, emit: undefined }));
  const events = beginEvents(response);
  try {
    events.finish('done', (await run({ ...call, emit: events.emit })) ?? {});
  } finally {
    events.release();
  }
}

function refuseWhile(seconds: number, limit: LimitName): void {
  if (seconds > 0) throw new FunctionRefusal('too-many-requests', { retryAfter: seconds, limit });
}

/** Browsers send Sec-Fetch-Site. A caller without it is not a browser, and this check is against browsers only. */
function isCrossSite(request: IncomingMessage): boolean {
  const site = request.headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

/**
 * A browser sends its session with any request, so functions for staff have the same origin check as staff forms. A program with
 * a session sends no Origin; browsers always send one with JSON.
 */
function isForeign(request: IncomingMessage, ownHosts: SiteRequest['ownHosts']): boolean {
  return request.headers.origin !== undefined && !isSameOrigin(request, ownHosts);
}

function isPlainJson({ headers }: IncomingMessage): boolean {
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  return type === 'application/json' && (headers['content-encoding'] ?? 'identity').toLowerCase() === 'identity';
}

function acceptsEvents({ headers }: IncomingMessage): boolean {
  return (headers.accept ?? '').split(',').some((type) => type.split(';')[0]?.trim() === 'text/event-stream');
}

/** The stock functions client sends its public key as a bearer credential; the session is in the cookie. */
async function isStaff(staff: StaffSessions, headers: Headers): Promise<boolean> {
  if (await staff.memberOf(headers)) return true;
  if (!headers.has('authorization') || !headers.has('cookie')) return false;
  headers.delete('authorization');
  return (await staff.memberOf(headers)) !== undefined;
}
