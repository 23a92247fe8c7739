import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

interface Locked {
  /** Reached only from devDependencies. */
  dev?: boolean;
  /** Reached from devDependencies, and as an optional peer of a production package. */
  devOptional?: boolean;
  optional?: boolean;
  peer?: boolean;
  libc?: string[];
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

export interface ProductionTree {
  /** Folders of the packages of the running site, such as node_modules/kysely. */
  needed: string[];
  /** Folders that `npm ci --omit=dev` installs although nothing needs them: tools that are optional peers of a package. */
  needless: string[];
  /** Folders of packages for development alone. */
  development: string[];
}

/** Whether a package fits the C library of this machine: npm 9 installs packages for other C libraries too. */
export function fitsLibrary({ libc }: { libc?: string[] } = {}): boolean {
  if (process.platform !== 'linux' || !libc) return true;
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return libc.includes(header.glibcVersionRuntime ? 'glibc' : 'musl');
}

/** Reads package-lock.json for the packages installed under the folder. */
export function productionTree(root = '.'): ProductionTree {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const place = (name: string, from: string): string | undefined => {
    for (let folder = from; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
      const found = `${folder && `${folder}/`}node_modules/${name}`;
      if (packages[found]) return found;
      if (!folder.includes('/node_modules/')) break;
    }
    return packages[`node_modules/${name}`] ? `node_modules/${name}` : undefined;
  };
  const needed = new Set<string>();
  const waiting = [''];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    const { dependencies = {}, optionalDependencies = {} } = packages[folder] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = place(name, folder);
      // Dependencies of a package for another platform are not needed.
      if (!found || needed.has(found) || !existsSync(join(root, found)) || !fitsLibrary(packages[found])) continue;
      needed.add(found);
      waiting.push(found);
    }
  }
  const here = Object.entries(packages).filter(([folder]) => folder !== '' && existsSync(join(root, folder)));
  const folders = (is: (folder: string, locked: Locked) => boolean) =>
    here.filter(([folder, locked]) => is(folder, locked)).map(([folder]) => folder);
  return {
    needed: folders((folder) => needed.has(folder)),
    needless: folders((folder, { dev }) => !needed.has(folder) && !dev),
    development: folders((_folder, { dev }) => dev === true),
  };
}

/** Bytes of a package on disk, without packages nested in it, except those that its install script downloaded. */
export function sizeOf(folder: string, locked: ReadonlySet<string>): number {
  let bytes = 0;
  const seen = new Set<number>();
  const add = (path: string) => {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const inside = join(path, entry.name);
      if (entry.isDirectory()) {
        if (!locked.has(inside)) add(inside);
        continue;
      }
      const { ino, blocks } = statSync(inside, { throwIfNoEntry: false }) ?? { ino: 0, blocks: 0 };
      if (!seen.has(ino)) bytes += blocks * 512;
      seen.add(ino);
    }
  };
  add(folder);
  return bytes;
}
