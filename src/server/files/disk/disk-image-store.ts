import { randomBytes } from 'node:crypto';
import { access, link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { checkName, type ImageStore, ImageStoreUnavailable, NameTaken, typeOfName } from '../../images/image-store.ts';

/** Stores pictures in `folder`/{bucket}/{name}. The folder is created on first use. */
export function createDiskImageStore(folder: string): ImageStore {
  const prepared = new Map<string, Promise<void>>();

  /** Creates the bucket's folder. */
  function prepare(bucket: string): Promise<void> {
    const doing = prepared.get(bucket) ?? makeFolder(join(folder, bucket));
    prepared.set(bucket, doing);
    doing.catch(() => prepared.delete(bucket));
    return doing;
  }

  return {
    put: async (bucket, name, { body, type }) => {
      checkName(bucket, name, type);
      return explained(async () => {
        await prepare(bucket);
        await writeAtomically(join(folder, bucket), name, body);
      });
    },
    get: async (bucket, name) => {
      const type = typeOfName(bucket, name);
      if (type === undefined) return undefined;
      return explained(async () => {
        const body = await unlessMissing(readFile(join(folder, bucket, name)));
        return body && { body, type };
      });
    },
    delete: async (bucket, name) => {
      if (typeOfName(bucket, name) === undefined) return;
      await explained(() => rm(join(folder, bucket, name), { force: true }));
    },
    list: async function* (bucket) {
      const names = await explained(() => unlessMissing(readdir(join(folder, bucket))));
      for (const name of names ?? []) if (typeOfName(bucket, name) !== undefined) yield name;
    },
  };
}

async function makeFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
}

/** Days after which an unfinished file is an orphan: the process that wrote it was killed. */
export const unfinishedDays = 1 / 24;

/**
 * Removes the files of killed processes from the buckets of a folder.
 *
 * @param limit Maximum files.
 * @returns The number of removed files.
 */
export async function purgeUnfinished(folder: string, olderThan: Date, limit: number): Promise<number> {
  let removed = 0;
  for (const name of (await unlessMissing(readdir(folder, { recursive: true }))) ?? []) {
    if (!isUnfinished(name) || removed === limit) continue;
    const file = join(folder, name);
    const stats = await unlessMissing(stat(file));
    if (!stats || stats.mtimeMs >= olderThan.getTime()) continue;
    await rm(file, { force: true });
    removed += 1;
  }
  return removed;
}

/** Neither a name of the store nor visible to tools that skip hidden files. */
const unfinishedName = () => `.${randomBytes(8).toString('hex')}.unfinished`;
const isUnfinished = (name: string) => name.endsWith('.unfinished');

/** Atomic write: the name appears after the last byte is on disk. */
async function writeAtomically(folder: string, name: string, body: Uint8Array): Promise<void> {
  const unfinished = join(folder, unfinishedName());
  const final = join(folder, name);
  try {
    const file = await open(unfinished, 'wx', 0o600);
    try {
      await file.writeFile(body);
      await file.sync();
    } finally {
      await file.close();
    }
    await giveName(unfinished, final);
  } finally {
    await rm(unfinished, { force: true });
  }
  await syncFolder(folder);
}

/** A link, unlike a rename, never replaces an existing name. On file systems without links, it checks for the name first. */
async function giveName(unfinished: string, final: string): Promise<void> {
  try {
    await link(unfinished, final);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EEXIST') throw new NameTaken();
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'].includes(code)) throw error;
    const exists = await access(final).then(
      () => true,
      () => false,
    );
    if (exists) throw new NameTaken();
    await rename(unfinished, final);
  }
}

/** Without it a power cut could remove the name again. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

async function explained<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof NameTaken || error instanceof ImageStoreUnavailable) throw error;
    throw new ImageStoreUnavailable(reasonOf(codeOf(error)), codeOf(error), { cause: error });
  }
}

function reasonOf(code: string): ImageStoreUnavailable['reason'] {
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'full';
  return ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EISDIR'].includes(code) ? 'refused' : 'unreachable';
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? 'unknown';
}
