import { expect, test } from 'vitest';
import type { DeskKey } from '#domain/desk/records.ts';
import { memoryDeskStore } from '#tests/support/desk-store.ts';
import { hashOf, overFiles, readFileValues } from './file-values.ts';

const hours: DeskKey = 'site.yaml#hours';
const fees: DeskKey = 'claims.yaml#fees';

test('[DESK-10] the values of the files are read as they stand there, and unknown keys have none', () => {
  const files = readFileValues('content');
  expect(files.read(hours)).toMatchObject([{ days: 'Monday to Friday' }, {}]);
  expect(JSON.stringify(files.read('site.yaml#booking'))).toContain('{{fees.initial.fee}}');
  expect(files.read('site.yaml#nothing')).toBeNull();
  // A clinic may do without notices.
  expect(readFileValues('tests/fixtures/second-clinic/content').read('notices.yaml#notices')).toEqual([]);
});

test('[DESK-10] a value is the same whatever the order of its fields', () => {
  expect(hashOf({ a: 1, b: [{ c: 2, d: 3 }] })).toBe(hashOf({ b: [{ d: 3, c: 2 }], a: 1 }));
  expect(hashOf([1, 2])).not.toBe(hashOf([2, 1]));
});

test('[DESK-10] a file that changed gives its fields to the published value; the same field stays the clinic’s', async () => {
  const store = memoryDeskStore(() => 1000);
  const then = { initial: 40, followup: 80 };
  const item = {
    key: fees,
    value: { initial: 45, followup: 80 },
    expectedLive: null,
    baseHash: hashOf(then),
    fileValue: then,
  };
  const audit = { action: 'fact-published', by: { name: 'jo' }, subject: { name: 'Fees' } } as const;
  await store.publish({ items: [item], from: null, to: null, title: 'Fees', editor: 'jo', note: '' }, audit);
  const live = async (present: object) =>
    (await overFiles(store, { read: () => present }).values([{ key: fees, version: 1 }])).get(fees);
  expect(await live(then)).toEqual({ initial: 45, followup: 80 });
  expect(await live({ initial: 40, followup: 88 })).toEqual({ initial: 45, followup: 88 });
  expect(await live({ initial: 50, followup: 88 })).toEqual({ initial: 45, followup: 88 });
  // Exported, committed and deployed: the file says the same.
  expect(await live({ followup: 80, initial: 45 })).toEqual({ initial: 45, followup: 80 });
});
