import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type PostgresServer, startPostgres } from './postgres.ts';
import { type Site, startSite } from './site.ts';
import { staffSettings } from './staff.ts';

/** A site whose database a test can make unavailable. */
export interface SiteWithDatabase {
  /** The running site. */
  site: () => Site;
  dataFolder: string;
  takeAway: () => Promise<void>;
  /** Makes the database available again; does nothing if it is. */
  bringBack: () => Promise<void>;
  /** Kills the site. */
  crash: () => Promise<void>;
  /** Starts it again on the same data. */
  start: () => Promise<void>;
  close: () => Promise<void>;
}

/** How the database of each engine becomes unavailable. */
export const faults = [
  // Another program holds the write lock: reads succeed, writes fail.
  { name: 'SQLite, locked by another program', prepare: lockedSqlite },
  { name: 'PostgreSQL, away', prepare: absentPostgres },
] as const;

async function lockedSqlite(): Promise<SiteWithDatabase> {
  let other: DatabaseSync | undefined;
  return lasting({}, async (folder) => ({
    takeAway: async () => {
      other = new DatabaseSync(join(folder, 'site.sqlite'));
      other.exec('begin immediate');
    },
    bringBack: async () => {
      other?.exec('rollback');
      other?.close();
      other = undefined;
    },
    close: async () => other?.close(),
  }));
}

async function absentPostgres(): Promise<SiteWithDatabase> {
  const server: PostgresServer = await startPostgres();
  let isAway = false;
  return lasting({ DATABASE_URL: await server.createDatabase() }, async () => ({
    takeAway: async () => {
      await server.stop();
      isAway = true;
    },
    bringBack: async () => {
      if (isAway) await server.start();
      isAway = false;
    },
    close: () => server.close(),
  }));
}

async function lasting(
  settings: Record<string, string>,
  faultIn: (folder: string) => Promise<Pick<SiteWithDatabase, 'takeAway' | 'bringBack' | 'close'>>,
): Promise<SiteWithDatabase> {
  const parent = mkdtempSync(join(tmpdir(), 'away-'));
  const folder = join(parent, 'data');
  const fault = await faultIn(folder);
  const start = () => startSite({ ...staffSettings, ...settings, DATA_DIR: folder, TRUST_PROXY: 'true' });
  let site = await start();
  return {
    ...fault,
    site: () => site,
    dataFolder: folder,
    crash: async () => {
      site.process.kill('SIGKILL');
      await site.exited;
    },
    start: async () => {
      site = await start();
    },
    close: async () => {
      if (site.process.exitCode === null && site.process.signalCode === null) await site.stop();
      await fault.close();
      rmSync(parent, { recursive: true, force: true });
    },
  };
}
