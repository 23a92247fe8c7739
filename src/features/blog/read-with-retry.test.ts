import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readWithRetry } from './read-with-retry.ts';

const badLine = () => new TypeError('Failed to fetch');
const stay = new AbortController().signal;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('[DATA-01] reading over a bad line', () => {
  test('tries three times more, waiting 1, 2 and 4 seconds', async () => {
    const at: number[] = [];
    const started = Date.now();
    const read = async () => {
      at.push(Date.now() - started);
      throw badLine();
    };
    const outcome = readWithRetry(read, stay, () => 'failed');
    await vi.runAllTimersAsync();
    expect(await outcome).toBe('failed');
    expect(at).toEqual([0, 1000, 3000, 7000]);
  });

  test('answers as soon as the line is back', async () => {
    let attempts = 0;
    const read = async () => {
      attempts += 1;
      if (attempts < 3) throw badLine();
      return 'posts';
    };
    const outcome = readWithRetry(read, stay, () => 'failed');
    await vi.runAllTimersAsync();
    expect(await outcome).toBe('posts');
    expect(attempts).toBe(3);
  });

  test('answers of the server are passed on, redirects included', async () => {
    const redirect = new Response(null, { status: 302 });
    await expect(
      readWithRetry(
        () => Promise.reject(redirect),
        stay,
        () => 'failed',
      ),
    ).rejects.toBe(redirect);
  });

  test('ends when the visitor goes elsewhere', async () => {
    const leaving = new AbortController();
    leaving.abort();
    const read = vi.fn(async () => Promise.reject(badLine()));
    await expect(readWithRetry(read, leaving.signal, () => 'failed')).rejects.toBeInstanceOf(TypeError);
    expect(read).toHaveBeenCalledTimes(1);
  });
});
