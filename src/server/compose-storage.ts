import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Logger } from 'pino';
import { pictureBucket } from '#domain/blog/picture-names.ts';
import type { BackupKey } from './archive/archive-signature.ts';
import type { BackupParts } from './archive/backup.ts';
import type { BackupPlace } from './archive/backup-place.ts';
import type { Scratch } from './archive/check-backup.ts';
import type { DatabaseArchive } from './archive/database-archive.ts';
import type { AuditTrail } from './audit/audit-trail.ts';
import type { PostStore } from './blog/post-store.ts';
import { type BucketWatch, watchBucket } from './bucket-watch.ts';
import type { Config } from './config.ts';
import { backupKeyFile, dataPlaces, makeDatabaseFile, prepareBackupFolder, prepareDataFolder } from './data-folder.ts';
import { refuseOtherUser } from './data-folder-owner.ts';
import { createDatabaseArchive } from './db/archive.ts';
import { createAuditTrail } from './db/audit/events.ts';
import { backupKey } from './db/backup-key.ts';
import { createDeskStore } from './db/desk/desk-store.ts';
import { wasMigrated } from './db/migrate.ts';
import * as aside from './db/move-aside.ts';
import { connect, type OpenDatabase, openDatabase } from './db/open-database.ts';
import type { DatabasePlace } from './db/place.ts';
import { createPostStore } from './db/post-store.ts';
import { hasSite } from './db/postgres/has-site.ts';
import { commandQueryTimeouts, type QueryTimeouts } from './db/postgres/query-timeouts.ts';
import { isFileOpen } from './db/sqlite/is-file-open.ts';
import { startFault } from './db/start-faults.ts';
import type { DeskStore } from './desk/desk-store.ts';
import { createDiskBackups } from './files/disk/disk-backups.ts';
import { createDiskImageStore, purgeUnfinished, unfinishedDays } from './files/disk/disk-image-store.ts';
import { createFetchPicture } from './files/web/fetch-picture.ts';
import type { ImageStore } from './images/image-store.ts';
import type { FetchPicture } from './images/outside-picture.ts';
import type { RetentionRule } from './retention.ts';
import { StartError } from './start-error.ts';

// The part of the composition root that opens the stores.

/** The stores without the rest of the product, for the data commands. No timeouts: commands may run long. */
export interface Storage {
  posts: PostStore;
  desk: DeskStore;
  images: ImageStore;
  /** Whether pictures are in the data folder, and so belong in a backup. */
  imagesOnDisk: boolean;
  archive: DatabaseArchive;
  /** The key that signs backups. */
  backupKey: () => Promise<BackupKey>;
  audit: AuditTrail;
  /** Whether the database responds now. */
  answers: () => Promise<boolean>;
  close: () => Promise<void>;
}

/** Opens the database and the pictures: in the data folder, or at DATABASE_URL and the S3 settings. */
export async function composeStorage(config: Config, { resumes = false } = {}): Promise<Storage> {
  refuseOtherUser(config.dataDir);
  const database = await open(config, { timeoutMs: commandQueryTimeouts, resumes });
  return {
    posts: createPostStore(database),
    desk: createDeskStore(database),
    images: await imagesOf(config),
    imagesOnDisk: config.s3 === undefined,
    archive: createDatabaseArchive(database),
    backupKey: () => backupKey(database, backupKeyFile(config.dataDir)),
    audit: createAuditTrail(database),
    answers: database.answers,
    close: database.close,
  };
}

/**
 * Opens both engines, to move from one to the other.
 *
 * @throws StartError if the source has no site, because --replace would replace the target with nothing; or while a site runs on
 *   either engine, because its writes would be lost.
 */
export async function composeMove(config: Config & { databaseUrl: string }, to: 'postgres' | 'sqlite') {
  refuseOtherUser(config.dataDir);
  await requireSite(to === 'postgres' ? { ...config, databaseUrl: undefined } : config);
  const running = 'The site still runs on this data. Stop it, and move again. Nothing was changed.';
  if (isFileOpen(join(config.dataDir, dataPlaces.database))) throw new StartError(running);
  const postgres = await open(config, { timeoutMs: commandQueryTimeouts });
  try {
    if (await hasSite(postgres)) throw new StartError(running);
    const sqlite = await open({ ...config, databaseUrl: undefined });
    return {
      postgres: createDatabaseArchive(postgres),
      sqlite: createDatabaseArchive(sqlite),
      close: async () => {
        await Promise.all([postgres.close(), sqlite.close()]);
      },
    };
  } catch (error) {
    await postgres.close();
    throw error;
  }
}

/**
 * Moves aside a database that a newer version has changed; see db/move-aside.ts. The copy of its key ends up beside it.
 *
 * @param check Called before anything moves, with the backup key and the audit trail of the newer database.
 */
export function moveNewerDatabaseAside(
  config: Config,
  check: (newer: Pick<Storage, 'backupKey' | 'audit'>) => Promise<void>,
): Promise<aside.MovedDatabase | undefined> {
  refuseOtherUser(config.dataDir);
  return aside.moveNewerAside(placeOfDatabase(config), (newer) =>
    check({
      backupKey: () => backupKey(newer, backupKeyFile(config.dataDir)),
      audit: createAuditTrail(newer),
    }),
  );
}

/**
 * For commands that need an existing site: with the wrong settings they would create an empty one.
 *
 * @throws StartError if there is no site, naming the setting.
 */
export async function requireSite(config: Config): Promise<void> {
  const { databaseUrl, dataDir } = config;
  if (!databaseUrl) {
    if (existsSync(join(dataDir, dataPlaces.database))) return;
    throw new StartError(
      `There is no site in the data folder ${resolve(dataDir)}: it has no ${dataPlaces.database}. Set DATA_DIR to the folder of the site, or DATABASE_URL to its database. Nothing was made.`,
    );
  }
  const database = connect(placeOfDatabase(config));
  try {
    if (await wasMigrated(database)) return;
  } catch (error) {
    throw startFault(error, placeOfDatabase(config));
  } finally {
    await database.close();
  }
  throw new StartError(
    'There is no site in this PostgreSQL database: it has no tables of one. Set DATABASE_URL to the database of the site. Nothing was made.',
  );
}

function placeOfDatabase({ databaseUrl, dataDir }: Config): DatabasePlace {
  return databaseUrl
    ? { url: databaseUrl, timeoutMs: commandQueryTimeouts }
    : { file: join(dataDir, dataPlaces.database) };
}

/** Loads the client of the bucket only if a setting needs it: most sites have none. */
export async function imagesOf({ s3, dataDir }: Config): Promise<ImageStore> {
  if (!s3) return createDiskImageStore(join(dataDir, dataPlaces.files));
  const { createS3ImageStore } = await import('./files/s3/s3-image-store.ts');
  return createS3ImageStore(s3);
}

/** The retention rule for partial pictures that killed processes left in the data folder. */
export function unfinishedUploadsOf({ dataDir }: Config): RetentionRule {
  const folder = join(dataDir, dataPlaces.files);
  const purge = (olderThan: Date, limit: number) => purgeUnfinished(folder, olderThan, limit);
  return { what: 'unfinished uploads', days: unfinishedDays, purge };
}

/** Starts to watch the bucket; undefined if there is none. */
export async function bucketWatchOf({ s3 }: Config, logger: Logger): Promise<BucketWatch | undefined> {
  if (!s3) return undefined;
  const { bucketTry } = await import('./files/s3/try-bucket.ts');
  return watchBucket(bucketTry(s3), logger);
}

/** Fetches pictures of other hosts. */
export function outsidePicturesOf({ pictureHosts }: Config): FetchPicture {
  return createFetchPicture({ alsoFrom: pictureHosts });
}

/** Opens the database: a file of the data folder, or PostgreSQL where DATABASE_URL names it. */
export async function open(
  { databaseUrl, dataDir }: Config,
  {
    logger,
    timeoutMs,
    name,
    resumes,
  }: { logger?: Logger; timeoutMs?: QueryTimeouts; name?: string; resumes?: boolean } = {},
): Promise<OpenDatabase> {
  prepareDataFolder(dataDir, say);
  if (databaseUrl) return openDatabase({ url: databaseUrl, timeoutMs, ...(name && { name }) }, { resumes });
  const file = join(dataDir, dataPlaces.database);
  makeDatabaseFile(file);
  const onThreadLost = (role: string) => logger?.error({ role }, 'a thread of the database ended; starting another');
  return openDatabase({ file, onThreadLost }, { resumes });
}

/** Prints a sentence to the operator, like every sentence of start-up. */
const say = (sentence: string) => console.error(`\n${sentence}\n`);

/** The contents of the site's backups, where they are stored, and where they are tested. */
export async function backupsOf(
  config: Config,
  database: OpenDatabase,
  images: ImageStore,
): Promise<BackupParts & { place: BackupPlace; scratch: () => Promise<Scratch> }> {
  const { s3, dataDir, backups } = config;
  if (backups.folder !== undefined && backups.hour !== undefined) prepareBackupFolder(backups.folder, say);
  const scratch = join(dataDir, dataPlaces.scratch);
  return {
    archive: createDatabaseArchive(database),
    key: await backupKey(database, backupKeyFile(dataDir)),
    pictures: s3 ? undefined : { store: images, buckets: [pictureBucket] },
    place: await cacheKeyFor(config, join(scratch, 'bucket')),
    scratch: () => openScratch(scratch),
  };
}

async function cacheKeyFor({ s3, dataDir, backups }: Config, scratch: string): Promise<BackupPlace> {
  if (!s3 || backups.folder !== undefined)
    return createDiskBackups(backups.folder ?? join(dataDir, dataPlaces.backups));
  const { createS3Backups } = await import('./files/s3/s3-backups.ts');
  return createS3Backups({ ...s3, scratch });
}

/** An empty site beside the running one; deletes the remains of a killed process first. */
async function openScratch(folder: string): Promise<Scratch> {
  const clear = () => rm(folder, { recursive: true, force: true });
  await clear();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, dataPlaces.database);
  makeDatabaseFile(file);
  const database = await openDatabase({ file });
  return {
    archive: createDatabaseArchive(database),
    images: createDiskImageStore(join(folder, dataPlaces.files)),
    end: async () => {
      await database.close();
      await clear();
    },
  };
}
