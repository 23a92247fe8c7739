import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StaffSession } from '#wire/staff-session.ts';
import { SessionWatch } from './session-watch.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const session = (seconds: number): StaffSession => ({
  expires_in: seconds,
  expires_at: 0,
  token_type: 'bearer',
  user: { email: 'jo@clinic.example', role: 'staff' },
});

function watch(
  read: () => Promise<StaffSession | null>,
  refresh = async (): Promise<StaffSession | null> => session(3600),
) {
  const spies = { read: vi.fn(read), refresh: vi.fn(refresh), onSession: vi.fn(), onEnd: vi.fn() };
  return { ...spies, watched: new SessionWatch(spies) };
}

test('[ADMIN-07] looks every 30 seconds and refreshes within three looks of the end', async () => {
  let left = 120;
  const { read, refresh, onSession } = watch(async () => session(left));
  await vi.advanceTimersByTimeAsync(29_999);
  expect(read).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(read).toHaveBeenCalledTimes(1);
  left = 91;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(refresh).not.toHaveBeenCalled();
  left = 90;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(onSession).toHaveBeenLastCalledWith(session(3600));
});

test('[ADMIN-04] says once that the session is over, and looks no more', async () => {
  const { read, onEnd } = watch(async () => null);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
  expect(read).toHaveBeenCalledTimes(1);
});

test('[ADMIN-07] a refresh that finds no session is the end', async () => {
  const { onEnd } = watch(
    async () => session(10),
    async () => null,
  );
  await vi.advanceTimersByTimeAsync(30_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('[ADMIN-07] a look without an answer changes nothing before the known end', async () => {
  let answers = true;
  const { onEnd } = watch(async () => {
    if (answers) return session(100);
    throw new Error('no network');
  });
  await vi.advanceTimersByTimeAsync(30_000);
  // The refresh promised an hour; from now on there is no reply.
  answers = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onEnd).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('one look at a time, and none after the page is left', async () => {
  const { promise, resolve } = Promise.withResolvers<StaffSession | null>();
  const { read, onEnd, onSession, watched } = watch(() => promise);
  void watched.look();
  void watched.look();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).toHaveBeenCalledTimes(1);
  watched.stop();
  resolve(null);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).toHaveBeenCalledTimes(1);
  expect(onEnd).not.toHaveBeenCalled();
  expect(onSession).not.toHaveBeenCalled();
});

test('[ADMIN-07] a page that never gets an answer is over when no session could live any more', async () => {
  const { onEnd } = watch(async () => {
    throw new Error('no network');
  });
  await vi.advanceTimersByTimeAsync(11.9 * 3_600_000);
  expect(onEnd).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(0.2 * 3_600_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});
