import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, onTestFinished } from 'vitest';
import { type OpenDatabase, openDatabase } from '#server/db/open-database.ts';
import type { DatabasePlace } from '#server/db/place.ts';
import { emptyDatabase } from '#tests/support/empty-database.ts';
import { clearing } from './clearing.ts';

/** Gives each test a database of its own. */
export interface Databases {
  name: 'sqlite' | 'postgres';
  /** An empty place: a file that does not exist yet, or an empty database of a server. */
  empty: () => Promise<DatabasePlace>;
  /**
   * The suite's database, opened once and emptied each time: opening a file starts threads, which takes a quarter of a second.
   * For tests that change rows only. A second call in one test returns another database.
   */
  cleared: () => Promise<OpenDatabase>;
}

type Suite = (databases: Databases) => void;

/** Registers the suite with databases in these places. */
function over(name: Databases['name'], empty: () => Promise<DatabasePlace>, suite: Suite): void {
  let shared: Promise<{ database: OpenDatabase; clear: () => Promise<void> }> | undefined;
  let inUse = false;
  const open = async () => {
    const database = await openDatabase(await empty());
    return { database, clear: await clearing(database) };
  };
  afterAll(async () => (await shared)?.database.close());
  suite({
    name,
    empty,
    cleared: async () => {
      if (inUse) {
        const other = await openDatabase(await empty());
        onTestFinished(() => other.close());
        return other;
      }
      inUse = true;
      onTestFinished(() => {
        inUse = false;
      });
      const isNew = shared === undefined;
      shared ??= open();
      const { database, clear } = await shared;
      if (!isNew) await clear();
      return database;
    },
  });
}

/** Runs a suite on both engines. */
export function onBothEngines(title: string, suite: Suite): void {
  describe(`${title} on SQLite`, () => {
    let folder = '';
    let made = 0;
    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'contract-'));
    });
    afterAll(() => rmSync(folder, { recursive: true, force: true }));
    const empty = async () => {
      made += 1;
      return { file: join(folder, `${made}.sqlite`) };
    };
    over('sqlite', empty, suite);
  });
  describe(`${title} on PostgreSQL`, () => {
    over('postgres', async () => ({ url: await emptyDatabase(), connections: 5 }), suite);
  });
}
