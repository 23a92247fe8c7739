import { expect, test } from 'vitest';
import { type CostAnswers, type CostFacts, outOfPocket } from './out-of-pocket.ts';

const phone = {
  number: '91189',
  name: 'Phone, 6 to 19 minutes',
  telehealth: true,
  from: 6,
  below: 20,
  scheduleFee: 31.8,
  benefit: 27.05,
  asAt: '2025-07-01',
};
const facts: CostFacts = {
  prices: {
    initial: { minutes: 30, fee: 47.55, rebate: 47.55 },
    followup: { minutes: 15, fee: 85, rebate: 46.4 },
    gp: { minutes: 10, fee: null, rebate: null },
  },
  items: [phone],
  safetyNet: { share: 0.8, general: 2699.1, concession: 861.2 },
};
const seen: CostAnswers = { visit: 'initial', seen: 'yes', person: 'adult', safetyNet: 'not-reached' };

test.each<[Partial<CostAnswers>, number | null, number | null]>([
  [{}, 0, null],
  [{ seen: 'exempt' }, 0, null],
  [{ seen: 'no' }, 47.55, null],
  // The price list's rebate belongs to a longer visit: with the item of 15 minutes more is left to pay.
  [{ visit: 'followup' }, 38.6, 57.95],
  [{ visit: 'followup', seen: 'no' }, 85, null],
  [{ visit: 'followup', person: 'concession' }, 38.6, 57.95],
  [{ visit: 'followup', person: 'child' }, 0, null],
  // Where Medicare does not pay, there is no bulk billing and the safety net adds nothing.
  [{ visit: 'followup', person: 'child', seen: 'no' }, 85, null],
  [{ visit: 'followup', safetyNet: 'reached' }, 7.72, 11.59],
  [{ visit: 'followup', safetyNet: 'reached', seen: 'no' }, 85, null],
  // A fee outside the list is not invented.
  [{ visit: 'gp' }, null, null],
  [{ visit: 'gp', seen: 'no' }, null, null],
])('[PRICE-02] %j leaves %s, or %s by the item of its length', (changed, pay, upTo) => {
  expect(outOfPocket({ ...seen, ...changed }, facts)).toMatchObject({ pay, upTo });
});

test('[PRICE-02] a sum names the items of its length and the limit that counts, and none where Medicare does not pay', () => {
  expect(outOfPocket({ ...seen, visit: 'gp' }, facts)).toMatchObject({ items: [phone], rebate: 27.05 });
  expect(outOfPocket({ ...seen, visit: 'gp', seen: 'no' }, facts).items).toEqual([]);
  expect(outOfPocket(seen, facts)).toMatchObject({ items: [], safetyNetFrom: 2699.1 });
  expect(outOfPocket({ ...seen, person: 'concession' }, facts).safetyNetFrom).toBe(861.2);
});
