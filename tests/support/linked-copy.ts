import { copyFileSync, linkSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Copies files and folders, by hard links if possible, for programs that must not find other files beside them. */
export function linkedCopy(from: string, to: string, leaveOut: (path: string) => boolean = () => false): void {
  if (leaveOut(from)) return;
  if (statSync(from).isDirectory()) {
    mkdirSync(to, { recursive: true });
    for (const name of readdirSync(from)) linkedCopy(join(from, name), join(to, name), leaveOut);
    return;
  }
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    // The target is on another file system.
    copyFileSync(from, to);
  }
}
