import { AsyncLocalStorage } from 'node:async_hooks';
import type { BetterAuthOptions, DBAdapter } from 'better-auth';
import { StorageUnavailable } from '../storage/storage-unavailable.ts';

type Adapter = DBAdapter<BetterAuthOptions>;

const calls = new AsyncLocalStorage<{ fault?: StorageUnavailable }>();

const methods = [
  'create',
  'findOne',
  'findMany',
  'count',
  'update',
  'updateMany',
  'delete',
  'deleteMany',
  'consumeOne',
  'incrementOne',
] as const;

/** Records for `orStorageFault` that the database is unavailable. */
export function noticingFaults(adapter: Adapter): Adapter {
  const wrapped = methods.map((name) => {
    const work = adapter[name].bind(adapter) as (request: unknown) => Promise<unknown>;
    return [name, (request: unknown) => recordingFault(() => work(request))] as const;
  });
  return {
    ...adapter,
    ...Object.fromEntries(wrapped),
    transaction: (work) => recordingFault(() => adapter.transaction((inner) => work(noticingFaults(inner as Adapter)))),
  };
}

async function recordingFault<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const call = calls.getStore();
    if (call && error instanceof StorageUnavailable) call.fault ??= error;
    throw error;
  }
}

/**
 * Calls the library, and throws `StorageUnavailable` if the database was unavailable. The library itself turns that into an
 * error of its own, or ignores it.
 */
export async function orStorageFault<T>(work: () => Promise<T>): Promise<T> {
  const call: { fault?: StorageUnavailable } = {};
  let result: T;
  try {
    result = await calls.run(call, work);
  } catch (error) {
    throw call.fault ?? error;
  }
  if (call.fault) throw call.fault;
  return result;
}
