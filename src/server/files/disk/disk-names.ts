import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DurableNames } from '../../auth/ended-sessions.ts';

/** Stores each name as an empty file of `folder`, which is created on first use. Added names survive a power cut. */
export function createDiskNames(folder: string): DurableNames {
  return {
    all: () => {
      try {
        return readdirSync(folder);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
        throw error;
      }
    },
    add: (name) => {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      closeSync(openSync(join(folder, name), 'w', 0o600));
      for (const path of [folder, dirname(folder)]) syncFolder(path);
    },
    remove: (name) => rmSync(join(folder, name), { force: true }),
  };
}

/** Without it a power cut could remove a new name again. */
function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
