import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  type Dirent,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartError } from './start-error.ts';

/** The files and folders of the product in its data folder. It touches no others there. */
export const dataPlaces = {
  database: 'site.sqlite',
  files: 'files',
  endedSessions: 'ended-sessions',
  backups: 'backups',
  scratch: 'scratch',
  backupKey: 'backup-key',
} as const;

/** Suffixes of the files that SQLite writes beside the database. */
const companions = ['', '-wal', '-shm', '-journal'];

/** Permissions of group and others. */
const ofOthers = 0o077;
/** A folder in which every user may create files, such as /tmp: its permissions are not changed. */
const sticky = 0o1000;

/**
 * Creates the data folder, and removes the permissions of other users from it and from the product's files in it.
 *
 * @param warn Receives a sentence if the folder itself stays open; its contents are closed all the same.
 * @throws StartError if the folder is not writable, or a file of the product stays readable for others.
 */
export function prepareDataFolder(folder: string, warn: (sentence: string) => void): void {
  try {
    makeAndTry(folder);
  } catch (error) {
    throw new StartError(
      isFull(error)
        ? `The disk is full: nothing can be written into the data folder ${folder}. Free some space, or set DATA_DIR to a folder on another disk.`
        : `The data folder ${folder} cannot be written (${codeOf(error)}). Give this user the right to write there, or set DATA_DIR to another folder.`,
    );
  }
  // Windows has no such permissions.
  if (process.platform === 'win32') return;
  const isShared = (statSync(folder).mode & sticky) !== 0;
  const open = isShared ? 'it is a folder for everybody' : problemOfClosing(folder);
  if (open) {
    warn(
      `Other users of this machine can look into the data folder ${folder}: its rights could not be narrowed (${open}). Make this user its owner, or set DATA_DIR to a folder of its own. The data in it is closed to them.`,
    );
  }
  for (const companion of companions) close(join(folder, dataPlaces.database + companion));
  close(join(folder, dataPlaces.backupKey));
  for (const name of [dataPlaces.files, dataPlaces.endedSessions, dataPlaces.backups]) closeAll(join(folder, name));
}

/** Warns if BACKUP_DIR is not usable. The start does not fail, because the folder is often on another disk. */
export function prepareBackupFolder(folder: string, warn: (sentence: string) => void): void {
  try {
    makeAndTry(folder);
  } catch (error) {
    const remedy = isFull(error) ? 'The disk is full: free some space' : 'Give this user the right to write there';
    warn(
      `Backups cannot be kept in ${folder} (${codeOf(error)}): until they can, the site has none. ${remedy}, or set BACKUP_DIR to another folder.`,
    );
  }
}

function makeAndTry(folder: string): void {
  makeFolder(folder);
  accessSync(folder, constants.W_OK);
  const probe = join(folder, '.write-test');
  try {
    // An empty file can be written to a full disk, so the probe has a size.
    writeFileSync(probe, new Uint8Array(leastFree), { mode: 0o600 });
  } finally {
    rmSync(probe, { force: true });
  }
}

/** Bytes below which a disk counts as full: the least that the database, its log and the index of the log need to start. */
const leastFree = 1_048_576;

const isFull = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes(codeOf(error));

/** Creates an empty database that only the owner can read; SQLite gives its companion files the same permissions. */
export function makeDatabaseFile(file: string): void {
  try {
    closeSync(openSync(file, 'a', 0o600));
  } catch {
    // Opening the database reports the error in a sentence.
  }
}

/** The copy of the key that signs backups; readable by the owner only. */
export function backupKeyFile(folder: string) {
  const file = join(folder, dataPlaces.backupKey);
  return {
    read(): string | undefined {
      const text = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
      return /^[0-9a-f]{64}$/.test(text) ? text : undefined;
    },
    write: (key: string): void => writeFileSync(file, `${key}\n`, { mode: 0o600 }),
  };
}

/** The reason why the product cannot write to its folder, if any. */
export async function folderObstacle(
  folder: string,
  spaceOf: (folder: string) => Promise<{ blocks: number; bavail: number; bsize: number }> = statfs,
): Promise<'data-folder' | 'disk-full' | undefined> {
  try {
    await access(folder, constants.W_OK);
    const { blocks, bavail, bsize } = await spaceOf(folder);
    // Some network disks report zero blocks: their free space is unknown.
    return blocks > 0 && bavail * bsize < leastFree ? 'disk-full' : undefined;
  } catch {
    return 'data-folder';
  }
}

/** Creates a folder and its parents, one level at a time: the recursive call never returns below /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

function closeAll(folder: string): void {
  if (!existsSync(folder)) return;
  close(folder);
  for (const entry of entriesOf(folder)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) closeAll(path);
    else if (entry.isFile()) close(path);
  }
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    throw new StartError(
      `The folder ${folder} cannot be read (${codeOf(error)}): another user wrote it, such as root with a command. As root, give it to the owner of the data folder: chown -R --reference=${dirname(folder)} ${folder}`,
    );
  }
}

function close(path: string): void {
  const problem = problemOfClosing(path);
  if (problem) {
    throw new StartError(
      `Other users of this machine can read ${path}, and its rights could not be narrowed (${problem}). Make this user its owner, or set DATA_DIR to a folder on a disk that keeps rights.`,
    );
  }
}

/** Removes the permissions of others; a missing file needs no change. */
function problemOfClosing(path: string): string | undefined {
  try {
    const { mode } = statSync(path);
    if ((mode & ofOthers) === 0) return undefined;
    chmodSync(path, mode & 0o7777 & ~ofOthers);
    return (statSync(path).mode & ofOthers) === 0 ? undefined : 'the disk keeps no rights';
  } catch (error) {
    return codeOf(error) === 'ENOENT' ? undefined : codeOf(error);
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? 'unknown reason';
