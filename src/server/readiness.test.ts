import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { folderObstacle } from './data-folder.ts';
import { watchIntegrity } from './integrity-watch.ts';

afterEach(() => void vi.useRealTimers());

const disk = (free: number, blocks = 1000) => ({ blocks, bavail: free, bsize: 4096 });

test.each([
  ['a disk with room', disk(900), undefined],
  ['a full disk', disk(3), 'disk-full'],
  ['a disk that does not say', disk(0, 0), undefined],
] as const)('%s is detected by its free space', async (_, space, obstacle) => {
  expect(await folderObstacle(tmpdir(), async () => space)).toBe(obstacle);
});

test('a data folder that is gone is not ready', async () => {
  expect(await folderObstacle(join(tmpdir(), 'no-such-folder-here'))).toBe('data-folder');
});

test('the database is checked for damage soon after the start and every day', async () => {
  vi.useFakeTimers();
  const answers = [true, false];
  const said: string[] = [];
  const watch = watchIntegrity(
    async () => answers.shift() ?? true,
    (what) => void said.push(what),
  );
  await vi.advanceTimersByTimeAsync(10_000);
  expect([watch.isDamaged(), answers.length]).toEqual([false, 1]);
  await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
  expect([watch.isDamaged(), said.length]).toEqual([true, 1]);
  await watch.stop();
  expect(vi.getTimerCount()).toBe(0);
});
