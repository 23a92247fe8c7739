import { describe, expect, test, vi } from 'vitest';
import { shareOrCopy } from './share-or-copy.ts';

const shared = { title: 'Epworth Sleepiness Scale: my result', text: 'Score: 4/24' };
const refusal = (name: string) => vi.fn(() => Promise.reject(new DOMException('no', name)));
const copying = (works: boolean) => vi.fn(() => Promise.resolve(works));

describe('[SCREEN-08] sharing a result', () => {
  test('goes to the device’s share sheet and not to the clipboard', async () => {
    const device = { share: vi.fn(() => Promise.resolve()), copy: copying(true) };
    expect(await shareOrCopy(shared, device)).toBe('shared');
    expect(device.share).toHaveBeenCalledExactlyOnceWith(shared);
    expect(device.copy).not.toHaveBeenCalled();
  });

  test('copies nothing when the person closes the share sheet', async () => {
    const device = { share: refusal('AbortError'), copy: copying(true) };
    expect(await shareOrCopy(shared, device)).toBe('closed');
    expect(device.copy).not.toHaveBeenCalled();
  });

  test.each([
    ['there is no share sheet', undefined],
    ['the share sheet fails', refusal('NotAllowedError')],
  ])('copies when %s', async (_, share) => {
    const device = { share, copy: copying(true) };
    expect(await shareOrCopy(shared, device)).toBe('copied');
    expect(device.copy).toHaveBeenCalledExactlyOnceWith(shared.text);
  });

  test('says so when neither works', async () => {
    expect(await shareOrCopy(shared, { share: refusal('DataError'), copy: copying(false) })).toBe('failed');
    expect(await shareOrCopy(shared, { copy: copying(false) })).toBe('failed');
  });
});
