import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

interface Locked {
  /** Reached only from devDependencies. */
  dev?: boolean;
  /** Reached from devDependencies, and from a production package that would take it if it were there, but works without. */
  devOptional?: boolean;
  optional?: boolean;
  peer?: boolean;
  libc?: string[];
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

export interface ProductionTree {
  /** Folders of the packages that the running site needs, such as node_modules/kysely. */
  needed: string[];
  /** Folders that `npm ci --omit=dev` brings beyond that: tools that a package names as optional companions. */
  needless: string[];
  /** Folders of packages for development alone. */
  development: string[];
}

/** Whether a package is made for the C library of this machine: npm 9 installs those for another as well. */
export function fitsLibrary({ libc }: { libc?: string[] } = {}): boolean {
  if (process.platform !== 'linux' || !libc) return true;
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return libc.includes(header.glibcVersionRuntime ? 'glibc' : 'musl');
}

/** What package-lock.json says of the packages that are installed under the folder. */
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
      // What only a package for another machine needs is not needed here.
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

/** Bytes on the disk of a package, without those that are installed inside it, except what its installation fetched. */
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
