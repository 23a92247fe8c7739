import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { refuseOtherUser } from './data-folder-owner.ts';

const folder = mkdtempSync(join(tmpdir(), 'owner-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('[OPS-02] root is refused on the data folder of another user, with the command to run instead', () => {
  // If the test does not run as root, root's folder belongs to another user already.
  if (process.getuid?.() === 0) chownSync(folder, 65052, 65052);
  expect(() => refuseOtherUser(folder, 0)).toThrow(/deploy\/clinic-site-command NAME VALUES.*setpriv --reuid \d+/);
  expect(() => refuseOtherUser(folder, 65052)).not.toThrow();
  expect(() => refuseOtherUser(join(folder, 'not-there'), 0)).not.toThrow();
});
