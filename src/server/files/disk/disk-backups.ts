import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type BackupPlace, backupsAmong } from '../../archive/backup-place.ts';

/** Stores backups in a folder, which is created on first use. Only its owner may read them. */
export function createDiskBackups(folder: string): BackupPlace {
  const pathOf = (name: string) => join(folder, name);
  return {
    list: async () => backupsAmong(await filesIn(folder)),
    put: async (name, write) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Left by a killed process; only one instance at a time makes backups.
      for (const left of await filesIn(folder)) if (isUnfinished(left)) await rm(pathOf(left), { force: true });
      await write(pathOf(name));
      return (await stat(pathOf(name))).size;
    },
    read: (name, use) => use(pathOf(name)),
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}

const isUnfinished = (name: string) => /^site-.*\.unfinished$/.test(name);

async function filesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
