import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { StartError } from '#server/start-error.ts';
import type { Database } from './engine.ts';
import type { DatabasePlace } from './place.ts';

// A newer database is marked from its move until the restore is done: a restore that was killed in between is seen by the next start.

/** How the folder and the schema begin into which a newer database is moved. */
export const asideFolder = 'newer-';
export const asideSchema = 'newer_';

const markFile = 'unfinished';
const markComment = 'unfinished restore';

/** Before the first file moves. */
export const markFolder = (folder: string): void => writeFileSync(join(folder, markFile), '', { mode: 0o600 });
export const unmarkFolder = (folder: string): void => rmSync(join(folder, markFile), { force: true });

/** In the transaction that moves the tables. */
export async function markSchema(db: Kysely<unknown>, schema: string): Promise<void> {
  await sql`comment on schema ${sql.id(schema)} is ${sql.lit(markComment)}`.execute(db);
}

export async function unmarkSchema(db: Kysely<unknown>, schema: string): Promise<void> {
  await sql`comment on schema ${sql.id(schema)} is null`.execute(db);
}

/** The folder with the newer database of a restore of this file that did not finish. */
export function unfinishedFolder(file: string): string | undefined {
  const folder = dirname(file);
  if (!existsSync(folder)) return undefined;
  return readdirSync(folder)
    .filter((name) => name.startsWith(asideFolder))
    .map((name) => join(folder, name))
    .find((path) => existsSync(join(path, markFile)) && existsSync(join(path, basename(file))));
}

/** The schema with the newer tables of a restore that did not finish. */
export async function unfinishedSchema(db: Kysely<unknown>): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select nspname as name from pg_namespace
    where starts_with(nspname, ${asideSchema}) and obj_description(oid, 'pg_namespace') = ${markComment}`.execute(db);
  return rows[0]?.name;
}

/** @throws StartError where a restore did not finish: a start would make an empty site beside the data. */
export async function refuseUnfinishedRestore(place: DatabasePlace, database: Database): Promise<void> {
  const found =
    'url' in place ? await unfinishedSchema(database.db as unknown as Kysely<unknown>) : unfinishedFolder(place.file);
  if (found === undefined) return;
  const where = 'url' in place ? `schema ${found} of this PostgreSQL database` : `folder ${found}`;
  throw new StartError(
    `A restore was interrupted. The newer database is whole, in the ${where}. Run the restore again: npm run restore -- FILE --replace. If that fails, it puts the newer database back. Nothing was changed.`,
  );
}
