import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chartScale } from './chart-scale.ts';
import { inWords, unitRules, weightUnits } from './units.ts';

test.each([
  ['kg', [92, 84, 90.1], ['84 kg', '86 kg', '88 kg', '90 kg', '92 kg']],
  ['lb', [92, 84, 90.1], ['185 lb', '190 lb', '195 lb', '200 lb', '205 lb']],
  ['kg', [80], ['79 kg', '80 kg', '81 kg']],
] as const)('[TOOLS-04] round figures in %s', (unit, weights, marks) => {
  expect(chartScale(weights, unit).marks.map((mark) => inWords(mark, unit))).toEqual(marks);
});

test('[TOOLS-04] every weight lies on the scale, which has three to seven marks', () => {
  const weight = fc.double({ min: 25, max: 310, noNaN: true });
  fc.assert(
    fc.property(
      weight,
      fc.double({ min: 0, max: 50, noNaN: true }),
      fc.constantFrom(...weightUnits),
      (one, more, unit) => {
        const { low, high, marks } = chartScale([one, one + more], unit);
        expect(low).toBeLessThanOrEqual(one + 1e-9);
        expect(high).toBeGreaterThanOrEqual(one + more - 1e-9);
        expect(marks.length).toBeGreaterThanOrEqual(3);
        expect(marks.length).toBeLessThanOrEqual(7);
        for (const mark of marks) {
          const smallest = mark / unitRules[unit].metricPerSmallest;
          expect(Math.abs(smallest - Math.round(smallest))).toBeLessThan(1e-6);
        }
      },
    ),
  );
});
