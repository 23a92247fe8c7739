import { moveDatabase } from '../archive/move.ts';
import { explained } from '../command-line.ts';
import { composeMove } from '../compose-storage.ts';
import { ConfigError, readConfig } from '../config.ts';

const usage = `Moves everything that the database holds from SQLite to PostgreSQL or back, and compares every row afterwards. Stop
the site first. DATABASE_URL names the PostgreSQL database, DATA_DIR the folder of the SQLite file. The old database stays as it is,
and pictures stay where they are.

  npm run move -- postgres             from the file of DATA_DIR to DATABASE_URL
  npm run move -- sqlite               from DATABASE_URL to the file of DATA_DIR
  npm run move -- postgres --replace   in the place of everything that the database to move into holds`;

/** Runs the command. @returns The exit code. */
export async function runMove(
  environment: NodeJS.ProcessEnv,
  values: readonly string[],
  print: (line: string) => void,
): Promise<number> {
  const [to, option] = values;
  if ((to !== 'postgres' && to !== 'sqlite') || values.length > 2 || (option !== undefined && option !== '--replace')) {
    print(usage);
    return to === '--help' ? 0 : 2;
  }
  return await explained(async () => {
    const config = readConfig(environment);
    const { databaseUrl } = config;
    if (!databaseUrl) throw new ConfigError('Set DATABASE_URL to the PostgreSQL database, also to move away from it.');
    const { sqlite, postgres, close } = await composeMove({ ...config, databaseUrl }, to);
    try {
      const [from, into] = to === 'postgres' ? [sqlite, postgres] : [postgres, sqlite];
      const { rows } = await moveDatabase(from, into, { replace: option === '--replace' });
      print(`Moved ${rows} rows, and every one is the same. ${next[to]}`);
    } finally {
      await close();
    }
  }, print);
}

const next = {
  postgres: 'Start the site with DATABASE_URL. Keep the old file until all is seen to be there.',
  sqlite: 'Start the site without DATABASE_URL. Keep the old database until all is seen to be there.',
};
