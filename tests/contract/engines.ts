import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import type { DatabasePlace } from '#server/db/place.ts';
import { type PostgresServer, startPostgres } from '#tests/support/postgres.ts';

/** Gives each test a database of its own. */
export interface Databases {
  name: 'sqlite' | 'postgres';
  /** An empty place: a file that is not there yet, or an empty database of a server. */
  empty: () => Promise<DatabasePlace>;
  /** The server, where there is one. */
  server: () => PostgresServer | undefined;
}

/** Runs a suite on both engines. */
export function onBothEngines(title: string, suite: (databases: Databases) => void): void {
  describe(`${title} on SQLite`, () => {
    let folder = '';
    let made = 0;
    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'contract-'));
    });
    afterAll(() => rmSync(folder, { recursive: true, force: true }));
    suite({
      name: 'sqlite',
      empty: async () => {
        made += 1;
        return { file: join(folder, `${made}.sqlite`) };
      },
      server: () => undefined,
    });
  });
  describe(`${title} on PostgreSQL`, () => {
    let server: PostgresServer | undefined;
    beforeAll(async () => {
      server = await startPostgres();
    });
    afterAll(() => server?.close());
    suite({
      name: 'postgres',
      empty: async () => {
        if (!server) throw new Error('PostgreSQL did not start');
        return { url: await server.createDatabase(), connections: 5 };
      },
      server: () => server,
    });
  });
}
