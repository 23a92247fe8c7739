import type { PostgresOptions } from './postgres/dialect.ts';
import type { SqliteOptions } from './sqlite/dialect.ts';

/** Location of the database: a file, or a server's address. */
export type DatabasePlace = SqliteOptions | PostgresOptions;
