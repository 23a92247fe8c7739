import type { CompiledQuery, DatabaseConnection, Dialect, Driver } from 'kysely';
import { storageFault } from './faults.ts';

/** A dialect whose connections throw `StorageUnavailable` instead of the engine's own errors. */
export function guardedDialect(dialect: Dialect): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => guardedDriver(dialect.createDriver()),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

const guarded = ['init', 'acquireConnection', 'beginTransaction', 'commitTransaction'] as const;

function guardedDriver(driver: Driver): Driver {
  for (const name of guarded) wrap(driver, name);
  const seen = new WeakSet<DatabaseConnection>();
  const acquire = driver.acquireConnection.bind(driver);
  driver.acquireConnection = async (options) => {
    const connection = await acquire(options);
    if (!seen.has(connection)) {
      seen.add(connection);
      wrap<{ executeQuery: (query: CompiledQuery) => Promise<unknown> }, 'executeQuery'>(connection, 'executeQuery');
    }
    return connection;
  };
  // After a failure the connection may be gone; the first error is more useful than the rollback's.
  const rollback = driver.rollbackTransaction.bind(driver);
  driver.rollbackTransaction = async (connection) => {
    await rollback(connection).catch(() => {});
  };
  return driver;
}

function wrap<T extends Record<Name, unknown>, Name extends string>(target: T, name: Name): void {
  const original = target[name];
  if (typeof original !== 'function') return;
  const call = original.bind(target) as (...values: unknown[]) => Promise<unknown>;
  const replacement = async (...values: unknown[]) => {
    try {
      return await call(...values);
    } catch (error) {
      throw storageFault(error);
    }
  };
  Object.assign(target, { [name]: replacement });
}
