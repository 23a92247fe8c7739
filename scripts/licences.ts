import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

// `npm run licences`: prints the licence of every package of the running site, from package-lock.json.

interface Locked {
  version?: string;
  license?: string;
  dev?: boolean;
}

/** Licences of the packages that are installed for production, each with its packages. */
export function licences(lockFile = 'package-lock.json'): Map<string, string[]> {
  const { packages } = JSON.parse(readFileSync(lockFile, 'utf8')) as { packages: Record<string, Locked> };
  const found = new Map<string, string[]>();
  for (const [folder, { version, license = 'none', dev }] of Object.entries(packages)) {
    if (folder === '' || dev) continue;
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
    found.set(license, [...(found.get(license) ?? []), `${name} ${version}`]);
  }
  return found;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const [licence, packages] of [...licences()].sort())
    console.log(`${licence}\n  ${packages.sort().join('\n  ')}`);
}
