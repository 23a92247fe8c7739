import type { MeasuredField } from './limits.ts';
import { withoutBinaryNoise } from './rounding.ts';
import { centimetresPerInch, inchesPerFoot, kilogramsPerPound, longestTyped, poundsPerStone } from './units.ts';

/** One reading of a typed number. */
export interface NumberInterpretation {
  /** Kilograms or centimetres, unrounded. */
  metric: number;
  /** The number with the unit of the reading: '1.75 m', '5 ft 9 in'. */
  as: string;
}

interface ReadingUnit {
  /** Unit suffixes that people type. */
  written: RegExp;
  short: string;
  toMetric: number;
  /** The smaller unit, if any: how many make one of this unit, and its name. */
  smaller?: { count: number; short: string };
}

const centimetresPerFoot = centimetresPerInch * inchesPerFoot;
const kilogramsPerStone = kilogramsPerPound * poundsPerStone;

const lengths: readonly ReadingUnit[] = [
  { written: /^(cms?|centimet(re|er)s?)$/, short: 'cm', toMetric: 1 },
  { written: /^(m|met(re|er)s?)$/, short: 'm', toMetric: 100 },
  {
    written: /^('|′|’|ft|foot|feet)$/,
    short: 'ft',
    toMetric: centimetresPerFoot,
    smaller: { count: inchesPerFoot, short: 'in' },
  },
  { written: /^("|″|”|''|in|inch|inches)$/, short: 'in', toMetric: centimetresPerInch },
  { written: /^(mm|millimet(re|er)s?)$/, short: 'mm', toMetric: 0.1 },
];

/** The likelier first. */
const readingUnits: Readonly<Record<MeasuredField, readonly ReadingUnit[]>> = {
  weight: [
    { written: /^(kgs?|kilos?|kilogram(me)?s?)$/, short: 'kg', toMetric: 1 },
    {
      written: /^(st|stones?)$/,
      short: 'st',
      toMetric: kilogramsPerStone,
      smaller: { count: poundsPerStone, short: 'lb' },
    },
    { written: /^(lbs?|pounds?)$/, short: 'lb', toMetric: kilogramsPerPound },
    { written: /^(g|grams?)$/, short: 'g', toMetric: 0.001 },
  ],
  height: lengths,
  waist: lengths.filter(({ short }) => short !== 'ft'),
};

const typedPattern = /^(\d+)(?:[.,](\d+))?\s*([^\d\s.,]*)\s*(?:(\d+(?:\.\d+)?)\s*([^\d\s.,]*))?$/;

/**
 * Every reading of a text, the likelier first: '5.9' as metres, as 5 ft 9 in, as 5.9 ft and so on, but '5 ft 9' only as
 * feet and inches. The caller decides which readings are plausible.
 */
export function readings(field: MeasuredField, text: string): NumberInterpretation[] {
  const plain = text.trim().toLowerCase();
  const match = plain.length > longestTyped ? null : typedPattern.exec(plain);
  if (!match) return [];
  const [, whole = '', decimals, written = '', second] = match;
  const number = Number(`${whole}.${decimals ?? 0}`);
  const units = readingUnits[field].filter((unit) => written === '' || unit.written.test(written));
  if (second !== undefined) {
    // '5 9' and "5'9": two numbers are valid only for a unit with a smaller one.
    return units.flatMap((unit) => inTwoUnits(unit, number, Number(second)));
  }
  return units.flatMap((unit) => [
    // 5.9 is more likely 5 ft 9 in than nine tenths of a foot.
    ...(written === '' && /^(\d|1\d)$/.test(decimals ?? '') ? inTwoUnits(unit, Number(whole), Number(decimals)) : []),
    { metric: withoutBinaryNoise(number * unit.toMetric), as: `${number} ${unit.short}` },
  ]);
}

function inTwoUnits({ short, toMetric, smaller }: ReadingUnit, large: number, small: number): NumberInterpretation[] {
  if (!smaller || small >= smaller.count) return [];
  return [
    {
      metric: withoutBinaryNoise((large + small / smaller.count) * toMetric),
      as: `${large} ${short} ${small} ${smaller.short}`,
    },
  ];
}
