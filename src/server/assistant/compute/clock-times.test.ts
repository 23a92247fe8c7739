import { describe, expect, test } from 'vitest';
import { loadContent } from '#content/load.ts';
import { sameClock, timeByOtherClock } from './clock-times.ts';

const perth = { winter: -120, summer: -120 };
const adelaide = { winter: -30, summer: 30 };
const east = { winter: 0, summer: 60 };
const says = (message: string, clock: typeof perth, before?: string) => timeByOtherClock(message, clock, before)?.safe;

describe('[CHAT-05] a time in the visitor’s time zone', () => {
  test.each([
    ['so 11 am at yours is what for me', perth, '11 am by our clock is 9 am by yours, all year.'],
    ['if I take the noon one', perth, 'noon by our clock is 10 am by yours, all year.'],
    ["ten past? no, 2 o'clock", perth, '2 pm by our clock is noon by yours, all year.'],
    ['4 in the arvo', perth, '4 pm by our clock is 2 pm by yours, all year.'],
    ['what is your 9 am here', perth, '9 am by our clock is 7 am by yours, all year.'],
    ['if its 9am in perth what time is it there', perth, '9 am by your clock is 11 am by ours, all year.'],
    ['im in perth and its 9am now, are you open', perth, '9 am by your clock is 11 am by ours, all year.'],
    ['can i get 9am perth time', perth, '9 am by your clock is 11 am by ours, all year.'],
  ])('%s', (message, clock, expected) => {
    expect(says(message, clock)).toBe(expected);
  });

  test('daylight saving depends on the time of the year; both times are given if it is unknown', () => {
    expect(says('a 10am in july, is that ten for us', adelaide)).toBe(
      'From the first Sunday in April to the first Sunday in October 10 am by our clock is 9.30 am by yours.',
    );
    expect(says('what is 2pm in January', east)).toBe(
      'From the first Sunday in October to the first Sunday in April 2 pm by our clock is 3 pm by yours.',
    );
    expect(says('what is 2pm that month', east, 'And in January?')).toBe(says('what is 2pm in January', east));
    expect(says('i may take the 2pm', east)).toBe(says('what is 2pm', east));
    expect(says('what is 2pm', east)).toBe(
      '2 pm by our clock is 3 pm by yours from the first Sunday in October to the first Sunday in April, and 2 pm for the rest of the year.',
    );
  });

  test('equal clocks are reported as equal', () => {
    expect(sameClock('its june so is that same as my time', east)?.safe).toMatch(/the same\.$/);
    expect(sameClock('is that same as my time', east)).toBeUndefined();
    expect(sameClock('its june so is that same as my time', adelaide)).toBeUndefined();
  });

  test.each([
    ['what time is it there'],
    ['10 kilos is what'],
    ['9.15 am is what for me'],
    ['is it 9 am or 10 am'],
    ['3 am is what for me'],
    ['11 pm is what for me'],
    ['30 o’clock'],
    ['half past 9 am at yours, whats that on my clock'],
    ['quarter to 10 am is what'],
    ['between 9 and 10 am'],
    ['7 oclock at night'],
  ])('%s: no time is converted', (message) => {
    expect(says(message, perth)).toBeUndefined();
  });

  test('the table of the page agrees with the conversion', () => {
    const page = loadContent('content').pages.get('how-it-works');
    const block = page?.body.flatMap((part) =>
      part.kind === 'block' && part.id === 'block-clocks' ? [part.block] : [],
    )[0];
    if (block?.type !== 'table') throw new Error('no table of clocks');
    const clocks = [perth, { winter: -30, summer: -30 }, { winter: 30, summer: 30 }, { winter: 60, summer: 60 }];
    expect(block.rows).toHaveLength(12);
    for (const row of block.rows) {
      const [ours, ...theirs] = row.map(({ html }) => html);
      expect(theirs.map((time) => `${ours} by our clock is ${time} by yours, all year.`)).toEqual(
        clocks.map((clock) => says(`what is ${ours} for me`, clock)),
      );
    }
  });
});
