import { describe, expect, it } from 'vitest';
import { splitContacts } from './split-contacts.ts';

const links = (text: string) => splitContacts(text).flatMap(({ href }) => href ?? []);

describe('splitContacts', () => {
  it('finds help-line numbers in each of their forms', () => {
    expect(links('If you are in danger call 000, and ring Lifeline on 13 11 14, day or night.')).toEqual([
      'tel:000',
      'tel:131114',
    ]);
    expect(links('Butterfly on 1800 33 4673.')).toEqual(['tel:1800334673']);
    expect(links('healthdirect, 1800 022 222')).toEqual(['tel:1800022222']);
    expect(links('Kids Helpline, 1800 55 1800, answers.')).toEqual(['tel:1800551800']);
    expect(links('Beyond Blue on 1300 224 636')).toEqual(['tel:1300224636']);
  });

  it('leaves digits alone that belong to another number', () => {
    expect(links('ABN 00 000 000 000')).toEqual([]);
    expect(links('It costs $5,000 or 10,000, or 1.000.')).toEqual([]);
    expect(links('More than 1000 people in 2000')).toEqual([]);
  });

  it('finds mail addresses without the full stop after them', () => {
    expect(links('Please tell us at hello@clinic.example.')).toEqual(['mailto:hello@clinic.example']);
  });

  it('loses no letter', () => {
    for (const text of ['', 'plain', '000', 'call 000 now', 'a 13 11 14']) {
      expect(
        splitContacts(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }
  });
});
