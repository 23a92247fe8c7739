import { expect, test } from 'vitest';
import { StaffRequestError } from './ask.ts';
import { createQueryClient, isWorthRetrying, retryDelay } from './query-client.ts';

test('[DATA-01] the wait doubles up to thirty seconds', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

test('[DATA-01] reads are tried four times in all, writes once; unused data stays five minutes', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  const again = queries?.retry as (failures: number, error: unknown) => boolean;
  expect([0, 1, 2, 3].map((failures) => again(failures, new StaffRequestError('no-answer', '')))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(mutations?.retry).toBe(false);
  expect(queries?.gcTime).toBe(300_000);
});

test('[DATA-01] what was refused for a reason is not asked again', () => {
  expect(isWorthRetrying(new StaffRequestError('signed-out', ''))).toBe(false);
  expect(isWorthRetrying(new StaffRequestError('not-found', ''))).toBe(false);
  expect(isWorthRetrying(new StaffRequestError('storage-busy', ''))).toBe(true);
});
