import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import type { DatabasePlace } from '#server/db/place.ts';
import { emptyDatabase } from '#tests/support/empty-database.ts';

/** Gives each test a database of its own. */
export interface Databases {
  name: 'sqlite' | 'postgres';
  /** An empty place: a file that is not there yet, or an empty database of a server. */
  empty: () => Promise<DatabasePlace>;
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
    });
  });
  describe(`${title} on PostgreSQL`, () => {
    suite({
      name: 'postgres',
      empty: async () => ({ url: await emptyDatabase(), connections: 5 }),
    });
  });
}
