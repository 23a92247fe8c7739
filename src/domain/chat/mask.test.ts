import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { helpLines, lifelineText } from './help-lines.ts';
import { maskPersonalNumbers } from './mask.ts';

const figures = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((all) => all.join(''));

/** The check digit of a payment card number. */
function withCheckFigure(digits: string): string {
  const sum = [...digits]
    .reverse()
    .map((figure, at) => Number(figure) * (at % 2 === 0 ? 2 : 1))
    .reduce((all, value) => all + (value > 9 ? value - 9 : value), 0);
  return digits + ((10 - (sum % 10)) % 10);
}

function grouped(digits: string, lengths: readonly number[], gap: string): string {
  const from = lengths.map((_, index) => lengths.slice(0, index).reduce((sum, length) => sum + length, 0));
  const groups = lengths.map((length, index) => digits.slice(from[index], (from[index] ?? 0) + length));
  return groups.filter(Boolean).join(gap);
}

const gap = fc.constantFrom('', ' ', '-', '\u00a0', ' - ', '.', '\u2011');
const sentence = fc.constantFrom(
  ['my number is ', ''],
  ['call me on ', ' after 5 pm, i weigh 95 kg'],
  ['95 kg, 170 cm, ', ' and my bp is 120/80'],
  ['(', ')'],
  ['', '?'],
);

/** Puts a number into every sentence: it must be masked completely, and the rest must remain. */
function goes(number: fc.Arbitrary<string>, mask: string) {
  fc.assert(
    fc.property(number, sentence, (written, [before, after]) => {
      const masked = maskPersonalNumbers(`${before}${written}${after}`);
      expect(masked).toBe(`${before}${mask}${after}`);
      expect(maskPersonalNumbers(masked)).toBe(masked);
    }),
    { numRuns: 300 },
  );
}

/** The number alone, unchanged, and in every sentence. */
function stays(text: string) {
  for (const [before, after] of [
    ['', ''],
    ['i am ', ' now'],
    ['95 kg 170 cm ', ', 42 years'],
  ])
    expect(maskPersonalNumbers(`${before}${text}${after}`)).toBe(`${before}${text}${after}`);
}

describe('[SAFE-06] identifying numbers are masked', () => {
  test('payment cards in any grouping', () => {
    const sixteen = fc
      .tuple(fc.constantFrom('4', '51', '55', '2221', '2720', '62', '6011'), figures(15))
      .map(([start, rest]) => withCheckFigure((start + rest).slice(0, 15)));
    goes(
      fc.tuple(sixteen, gap).map(([digits, between]) => grouped(digits, [4, 4, 4, 4], between)),
      '[card number]',
    );
    const fifteen = fc
      .tuple(fc.constantFrom('34', '37'), figures(12))
      .map(([start, rest]) => withCheckFigure(start + rest));
    goes(
      fc.tuple(fifteen, gap).map(([digits, between]) => grouped(digits, [4, 6, 5], between)),
      '[card number]',
    );
    const any = fc.integer({ min: 12, max: 18 }).chain((length) => figures(length));
    goes(
      any.map((digits) => withCheckFigure(`4${digits.slice(1)}`)).filter((digits) => !digits.startsWith('800360')),
      '[card number]',
    );
  });

  test('Medicare cards with and without the person’s number', () => {
    const card = fc
      .tuple(fc.integer({ min: 2, max: 6 }), figures(7), fc.integer({ min: 1, max: 9 }))
      .map(([first, rest, issue]) => {
        const eight = `${first}${rest}`;
        const sum = [1, 3, 7, 9, 1, 3, 7, 9].reduce((all, weight, at) => all + weight * Number(eight[at]), 0);
        return `${eight}${sum % 10}${issue}`;
      });
    const written = fc
      .tuple(card, fc.constantFrom('', ' ', '-', '/', '\u00a0'), fc.constantFrom('', '/1', ' / 2', '-3', '4'))
      // Eleven digits with the prefix of an international number may be one: they are masked as one.
      .filter(([digits, , person]) => person !== '4' || !/^61[2-478]/.test(digits))
      .filter(([digits, , person]) => person !== '4' || withCheckFigure(digits.slice(0, 10)) !== '')
      .map(([digits, between, person]) => grouped(digits, [4, 5, 1], between) + person);
    goes(written, '[Medicare number]');
    // The last digit belongs to the next word.
    expect(maskPersonalNumbers('2123 45670 1 2 kids')).toBe('[Medicare number] 2 kids');
    expect(maskPersonalNumbers('2123 45670 1 2, thanks')).toBe('[Medicare number], thanks');
  });

  test('a mistyped number with the name Medicare beside it', () => {
    expect(maskPersonalNumbers('my medicare number is 2123 45671 1')).toBe('my medicare number is [Medicare number]');
    stays('2123 45671 1');
  });

  test('individual healthcare identifiers', () => {
    goes(
      fc.tuple(figures(10), gap).map(([rest, between]) => grouped(`800360${rest}`, [4, 4, 4, 4], between)),
      '[health identifier]',
    );
  });

  test('mobiles and landlines, in national and international form', () => {
    const mobile = fc.tuple(
      figures(8).filter((rest) => `04${rest}` !== lifelineText.replaceAll(' ', '')),
      fc.constantFrom('', ' ', '-', '.', '\u00a0'),
    );
    for (const lengths of [
      [4, 3, 3],
      [4, 6],
      [2, 4, 4],
      [2, 2, 2, 2, 2],
      [3, 3, 4],
    ])
      goes(
        mobile.map(([rest, between]) => grouped(`04${rest}`, lengths, between)),
        '[phone number]',
      );
    for (const start of ['+61 4', '+614', '+61 (0)4', '+61-4', '00614', '614', '61 4', '+61 04', '(+61) 4'])
      goes(
        mobile.map(([rest, between]) => start + grouped(rest, [2, 3, 3], between)),
        '[phone number]',
      );
    const landline = fc.tuple(fc.constantFrom('2', '3', '7', '8'), figures(8));
    for (const write of [
      (area: string, rest: string) => `(0${area}) ${grouped(rest, [4, 4], ' ')}`,
      (area: string, rest: string) => `(0${area})${rest}`,
      (area: string, rest: string) => `0${area} ${grouped(rest, [4, 4], ' ')}`,
      (area: string, rest: string) => `0${area}-${grouped(rest, [4, 4], '-')}`,
      (area: string, rest: string) => `0${area}${rest}`,
      (area: string, rest: string) => `+61 ${area} ${grouped(rest, [4, 4], ' ')}`,
    ])
      goes(
        landline.map(([area, rest]) => write(area, rest)),
        '[phone number]',
      );
    expect(maskPersonalNumbers('from nz, +64 21 123 4567')).toBe('from nz, [phone number]');
  });

  test('numbers in digits of other scripts', () => {
    expect(maskPersonalNumbers('رقمي ٠٤١٢ ٣٤٥ ٦٧٨')).toBe('رقمي [phone number]');
    expect(maskPersonalNumbers('電話：０４１２３４５６７８')).toBe('電話：[phone number]');
    expect(maskPersonalNumbers('मेरा नंबर ०४१२३४५६७८')).toBe('मेरा नंबर [phone number]');
  });

  test('tax file numbers with that name beside them', () => {
    expect(maskPersonalNumbers('my TFN is 123 456 782 ok')).toBe('my TFN is [tax file number] ok');
    expect(maskPersonalNumbers('tax file number: 123456782')).toBe('tax file number: [tax file number]');
    stays('123 456 782');
  });

  test('several numbers in one text', () => {
    expect(
      maskPersonalNumbers('Jo, 0412 345 678, card 4111 1111 1111 1111, medicare 2123 45670 1/2, (07) 5550 0199.'),
    ).toBe('Jo, [phone number], card [card number], medicare [Medicare number], [phone number].');
  });
});

describe('[SAFE-06] health information is not masked', () => {
  test.each([
    '95 kg 170 cm',
    '120/80 130/85 140/90 138/88 125/82',
    '95kg, 1.70 m, BMI 32.9, waist 104',
    'item numbers 91189 91190 91191 23 36 44',
    'postcodes 4215 4000 2000 3000 0800',
    'on 23/11/2026 at 10:30, on 04-12-2026 10.30, on 2026-11-23 08:15:00',
    'in 2019 2020 2021 2022 2023',
    '2400 150 200 80, 1800-2200 kcal, 2000 2200 1800 1900',
    '0 1 2 3 0 1 2 3 and 0 4 1 2 0 0 1 2 3 4',
    '4 3 2 1 0 4 3 2 1 0 4 3 2 1 0 4',
    '90 92 95 91 88 87 86 85 84 83 82',
    'sugars 5.4 6.1 7.2 11.8 4.0 3.9',
    '10,000 steps, $1,234.50, 38.60',
    'from 08 to 17, 24/7, 0800 to 1700',
    'took 20 of the 500 mg ones and 2 of 10',
  ])('%s', stays);

  test('weights, heights, pressures, scores and dates of all sizes', () => {
    const pressure = fc
      .tuple(fc.integer({ min: 80, max: 220 }), fc.integer({ min: 40, max: 130 }))
      .map(([one, other]) => `${one}/${other}`);
    const date = fc
      .date({ min: new Date('1930-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
      .chain((day) => {
        const [year = '', month = '', of = ''] = day.toISOString().slice(0, 10).split('-');
        return fc.constantFrom(`${of}/${month}/${year}`, `${of}-${month}-${year}`, `${year}-${month}-${of}`);
      });
    const small = fc.integer({ min: 0, max: 300 }).map(String);
    const decimal = fc.tuple(small, fc.integer({ min: 0, max: 9 })).map(([one, other]) => `${one}.${other}`);
    const reported = fc.array(fc.oneof(pressure, date, small, decimal), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(reported, fc.constantFrom(', ', ' and ', ' kg '), (all, between) => {
        const text = all.join(between);
        expect(maskPersonalNumbers(text)).toBe(text);
      }),
      { numRuns: 1000 },
    );
  });
});

test('[SAFE-06] public numbers are not masked: help lines, 13 and 1800 numbers, and the clinic’s own', () => {
  for (const { number, dial } of helpLines) for (const written of [number, dial]) stays(`call ${written}`);
  stays(lifelineText);
  stays('1300 22 4636, 13 11 14, 131 450, 1800 022 222');
  const clinic = ['+61755500142'];
  for (const written of ['(07) 5550 0142', '+61 7 5550 0142', '0755500142', '+61755500142', '61755500142'])
    expect(maskPersonalNumbers(`i rang ${written} twice`, clinic)).toBe(`i rang ${written} twice`);
  expect(maskPersonalNumbers('i rang (07) 5550 0142 twice')).toBe('i rang [phone number] twice');
});

test('[SAFE-06] a text without digits is unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const without = text.replace(/\p{Nd}/gu, '');
      expect(maskPersonalNumbers(without)).toBe(without);
    }),
  );
});

test('[SAFE-06] masking is idempotent', () => {
  const once = maskPersonalNumbers('6128003600a4111800360');
  expect(maskPersonalNumbers(once)).toBe(once);
  const unit = fc.constantFrom(
    '0',
    '4',
    '1',
    '2',
    '61',
    '+',
    ' ',
    '-',
    '/',
    '(',
    ')',
    '0412345678',
    '4111',
    'a',
    '800360',
  );
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 60 }), (text) => {
      const once = maskPersonalNumbers(text);
      expect(maskPersonalNumbers(once)).toBe(once);
    }),
    { numRuns: 2000 },
  );
});

test.each(['1', '1 ', '4111 ', '0412 345 678 ', '+61', '('])(
  '[SAFE-06] masking the longest message made of %j takes linear time',
  (part) => {
    const started = performance.now();
    maskPersonalNumbers(part.repeat(20_000));
    expect(performance.now() - started).toBeLessThan(5000);
  },
);
