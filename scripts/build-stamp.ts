import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// A build is stale when one of its sources changed. File contents are compared, because modification times are wrong after a
// clone or a restore.
const sources = [
  'src',
  'public',
  'scripts/build.ts',
  'scripts/bundle-server.ts',
  'scripts/program.ts',
  'scripts/build-in-use.ts',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
];
const made = ['build/server/index.js', 'build/program/program.js'];
const stampFile = 'build/sources.sha256';

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  try {
    return readdirSync(path, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name));
  } catch {
    return [path];
  }
}

function fingerprint(): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of sources.flatMap(filesBelow).sort())
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

export function isBuildStale(): boolean {
  return (
    !made.every((file) => existsSync(file)) ||
    !existsSync(stampFile) ||
    readFileSync(stampFile, 'utf8') !== fingerprint()
  );
}

export function recordBuild(): void {
  writeFileSync(stampFile, fingerprint());
}
