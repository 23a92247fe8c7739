import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createAdmission, Overloaded } from './admission.ts';

const limits = { atOnce: 1, waiting: 4, waitingByCaller: 3, waitMs: 10_000, slotMs: 10_000 };

/** Work that ends when it is released. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, end: resolve };
}

test('[TRUST-11] the queue is fair: a caller with many requests does not delay the others', async () => {
  const admission = createAdmission(limits);
  const first = held();
  const order: string[] = [];
  const note = (name: string) => async () => void order.push(name);
  const all = [admission.run('a', first.work)];
  for (const name of ['a1', 'a2', 'a3']) all.push(admission.run('a', note(name)));
  all.push(admission.run('b', note('b1')));
  first.end();
  await Promise.all(all);
  expect(order).toEqual(['a1', 'b1', 'a2', 'a3']);
});

test('[TRUST-11] a full queue refuses at once, for one caller and for all', async () => {
  const admission = createAdmission(limits);
  const first = held();
  const all = [admission.run('a', first.work)];
  for (let waiting = 0; waiting < limits.waitingByCaller; waiting++) all.push(admission.run('a', async () => {}));
  await expect(admission.run('a', async () => {})).rejects.toThrow(Overloaded);
  all.push(admission.run('b', async () => {}));
  await expect(admission.run('c', async () => {})).rejects.toThrow(Overloaded);
  first.end();
  await Promise.all(all);
  expect(await admission.run('c', async () => 'free again')).toBe('free again');
});

test('[TRUST-11] work that waits too long is refused, and its slot is free', async () => {
  const admission = createAdmission({ ...limits, waitMs: 5 });
  const first = held();
  const running = admission.run('a', first.work);
  await expect(admission.run('b', async () => {})).rejects.toThrow(Overloaded);
  first.end();
  await running;
  expect(await admission.run('b', async () => 'answered')).toBe('answered');
});

test('[TRUST-11] work that waits for a store releases its slot, and is still counted', async () => {
  const admission = createAdmission({ ...limits, waiting: 1, slotMs: 5 });
  const slow = held();
  const running = admission.run('a', slow.work);
  expect(await admission.run('b', async () => 'answered')).toBe('answered');
  await expect(admission.run('b', async () => {})).rejects.toThrow(Overloaded);
  slow.end();
  await running;
});

test('[TRUST-11] work of a visitor who left does not run, and a failure frees its slot', async () => {
  const admission = createAdmission(limits);
  const first = held();
  const running = admission.run('a', first.work);
  const left = admission.run(
    'a',
    async () => {
      throw new Error('done for nobody');
    },
    () => true,
  );
  first.end();
  await running;
  await expect(left).rejects.toThrow(Overloaded);
  const failing = admission.run('a', () => Promise.reject(new Error('failed')));
  await expect(failing).rejects.toThrow('failed');
  await wait(0);
  expect(await admission.run('a', async () => 'free')).toBe('free');
});
