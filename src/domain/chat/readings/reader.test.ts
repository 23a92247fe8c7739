import { describe, expect, test } from 'vitest';
import { readConcernPack } from '#content/concerns.ts';
import { createReadingReader } from './reader.ts';
import { type ReadingLevel, type ReadingMeasure, readingLevels, type Side } from './record.ts';

const { readings, english } = readConcernPack();
const { read, readOrdinary, isBare } = createReadingReader(readings, english);
const level = (message: string) => read(message)?.level ?? 'ordinary';

/** A message with a value of a measure; for a pair, with both values. */
function messageFor({ pair, names, ofUsual }: ReadingMeasure, value: number): string {
  if (ofUsual) return `my ${names[0]} is ${value}% of my best`;
  if (pair === 'first') return `bp ${value}/${Math.min(80, value - 10)}`;
  if (pair === 'second') return `bp ${Math.max(150, value + 10)}/${value}`;
  return `my ${names[0]} is ${value}`;
}

interface Limit {
  name: string;
  measure: ReadingMeasure;
  level: ReadingLevel;
  /** The first value within the band, and the last one before it. */
  reached: number;
  notReached: number;
}

function limitsOf(name: string, measure: ReadingMeasure, side: Side | undefined, isHigh: boolean): Limit[] {
  return readingLevels.flatMap((one) => {
    const limit = side?.[one];
    if (limit === undefined) return [];
    const step = limit % 1 === 0 && limit > 15 ? 1 : 0.1;
    const beside = Math.round((limit - step) * 10) / 10;
    const [reached, notReached] = isHigh ? [limit, beside] : [beside, limit];
    return [{ name: `${name}, ${isHigh ? 'high' : 'low'}`, measure, level: one, reached, notReached }];
  });
}

const limits = Object.entries(readings.measures).flatMap(([name, measure]) => [
  ...limitsOf(name, measure, measure.high, true),
  ...limitsOf(name, measure, measure.low, false),
]);
const gravity = (one: ReadingLevel | 'ordinary') => [...readingLevels, 'ordinary'].indexOf(one);

describe('[CHAT-05] bands of readings', () => {
  test.each(limits)('$name: $level begins at its limit', ({ measure, level: band, reached, notReached }) => {
    expect(level(messageFor(measure, reached))).toBe(band);
    expect(gravity(level(messageFor(measure, notReached)))).toBeGreaterThan(gravity(band));
  });

  test.each([
    ['bp 219/90', 'today'],
    ['bp 220/90', 'now'],
    ['bp 179/100', 'week'],
    ['bp 180/100', 'today'],
    ['bp 159/99', 'ordinary'],
    ['oxygen 92', 'now'],
    ['oxygen 93', 'today'],
    ['oxygen 95', 'ordinary'],
    ['sats 88 with my copd', 'ordinary'],
    ['sats 87 with my copd', 'now'],
    ['potassium 6.2', 'today'],
    ['potassium 6.3', 'now'],
    ['sodium 119', 'now'],
    ['sodium 120', 'today'],
    ['inr 4.4', 'week'],
    ['inr 4.5', 'today'],
    ['sugar 14.9', 'ordinary'],
    ['sugar 15', 'week'],
    ['glucose 3.9', 'now'],
    ['glucose 4.0', 'ordinary'],
    ['pregnant and bp 159/90', 'today'],
    ['pregnant and bp 160/90', 'now'],
    ['pregnant and bp 139/89', 'ordinary'],
    ['newborn with a temp of 37.9', 'ordinary'],
    ['newborn with a temp of 38', 'now'],
    ['on chemo, temp 38', 'now'],
  ])('%s: %s', (message, band) => {
    expect(level(message)).toBe(band);
  });
});

describe('[CHAT-05] spellings of a reading', () => {
  test.each([
    'bp 220 over 130',
    'BP: 220/130 mmHg',
    'Blood pressure 220 on 130.',
    '220/130',
    'my pressure, 220/130, is that bad',
    'hb 6.5 g/dL',
    'haemoglobin 65 g/L',
    'blood glucose 600 mg/dl',
    'temp 105.8 F',
    'SpO2: 86%',
    'o2 sats are 86 percent',
    '86 on the oximeter',
    'hr 170',
    '170 bpm',
    'K+ 6.9',
    'Na 117',
    'the trop came back positive',
    'Potassium: CRITICAL',
  ])('%s', (message) => {
    expect(level(message)).toBe('now');
  });

  test.each(['bp 165/98', 'potassium 5.6', 'sugar 16'])(
    '%s: a symptom raises the level, a denied one does not',
    (one) => {
      expect(level(one)).toBe('week');
      expect(level(`${one} and i feel faint`)).toBe('today');
      expect(level(`${one}, no chest pain or headache`)).toBe('week');
    },
  );

  test.each([
    'weight 220/130 lb',
    'step goal 220/130',
    'on blood pressure tablets, 58 years old',
    'heart rate 165 on the treadmill',
    'my max heart rate is 170',
    'sodium 450mg per 100',
    'sugar crash at 3 every day',
    '28 day sugar detox',
    'calcium 600 tablets',
    'call me on 0412 220 130',
    '3/11/2026',
    'my cat has a temp of 41',
    'what is a critical potassium',
    'can potassium be critical',
    'potassium was 6.5 last year',
    'troponin was not high',
  ])('%s is none', (message) => {
    expect(read(message)).toBeUndefined();
  });

  test('a bare reading is distinguished from one beside a complaint', () => {
    expect(['temp 37.2', 'my bp is 120/80 today', 'sats 98%'].map(isBare)).toEqual([true, true, true]);
    expect(['temp 37.2 and floppy', 'hello', 'bsl 4.2 shaky'].map(isBare)).toEqual([false, false, false]);
  });

  test('the gravest of several readings is used', () => {
    expect(read('bp 165/95, sats 84, temp 37')).toMatchObject({ measure: 'oxygen', level: 'now' });
  });
});

describe('[CHAT-05] misspelt names and values in words', () => {
  test.each([
    'potasium 6.8',
    'pottasium is 7',
    'hart rate 180 at rest',
    'heart rat 165',
    'puls 170 sitting down',
    'oxigen level 84',
    'tropinin raised',
    'spo2 eighty five percent',
    'bp two twenty over one thirty',
    'potassium six point seven',
    'sats of eighty four',
    'temp of forty one',
    'K 6.9',
    'k6.6',
    'my 6 week old is 38.2',
    'baby 3 weeks and 38.9',
    'peak flow 150, usually 400',
    'peak flow is half of my normal',
  ])('%s: now', (message) => {
    expect(level(message)).toBe('now');
  });

  test.each(['one eighty five on one hundred ten', 'inr nine', 'sys 201 dia 119', 'peak flow 250, best is 400'])(
    '%s: today',
    (message) => {
      expect(level(message)).toBe('today');
    },
  );

  test.each([
    'its a pleasure 165',
    'creatine 5 g a day',
    'my temper is 41',
    'k 5.2 run this morning',
    'ok k 6.5 star review',
    'my baby had a fever last week, 38.4',
    '10 k run in 58 minutes',
    'i have two sugars in my tea',
    'refund of 38.50 for baby products',
    'we have a 6 month old and i am 39',
    'baby was born at 38.5 weeks',
    'one on one appointment',
  ])('%s is none', (message) => {
    expect(read(message)).toBeUndefined();
  });
});

describe('[CHAT-05] symptoms and exceptions that decide whether a value is an emergency', () => {
  test.each([
    ['sugar 17 and vomiting', 'now'],
    ['sugar 14 and vomiting', 'ordinary'],
    ['sodium 128 and confused', 'now'],
    ['sodium 128 and not confused', 'week'],
    ['neutrophils 0.8 and a fever', 'now'],
    ['neutrophils 0.8, temp 36.8', 'week'],
    ['crp 80', 'week'],
    ['crp 80 with a fever', 'today'],
    ['bgl 26 after a cup of tea', 'today'],
    ['sugar 26 in a can of soft drink', 'ordinary'],
  ])('%s: %s', (message, band) => {
    expect(level(message)).toBe(band);
  });
});

describe('[CHAT-05] values that need no attention soon', () => {
  test.each([
    ['oxygen 97', { kind: 'ordinary', called: 'oxygen reading' }],
    ['egfr 52', { kind: 'ordinary', called: 'kidney result' }],
    ['ferritin 900', { kind: 'unread' }],
    ['my procalcitonin is very high', { kind: 'unread' }],
    ['glorbin level 12.4', { kind: 'unread' }],
    ['glenroy 3046', undefined],
    ['wegovy 2.4', undefined],
    ['magnesium 400 mg', undefined],
    ['i paid 250 dollars', undefined],
  ])('%s', (message, found) => {
    expect(readOrdinary(message)).toEqual(found);
  });
});
