import { describe, expect, test } from 'vitest';
import { consentRecord, readConsent } from './consent.ts';

const given = new Date('2026-11-20T09:00:00Z');

describe('[DATA-02] an answer about measuring', () => {
  test.each(['allowed', 'refused'] as const)('%s is read back', (answer) => {
    expect(readConsent(consentRecord(answer, given), given)).toBe(answer);
  });

  test('holds for six months and not a moment longer', () => {
    const record = consentRecord('allowed', given);
    expect(readConsent(record, new Date('2027-05-20T08:59:59Z'))).toBe('allowed');
    expect(readConsent(record, new Date('2027-05-20T09:00:00Z'))).toBeUndefined();
  });

  test.each([
    ['nothing kept', null],
    ['an empty text', ''],
    ['text that is no JSON', 'allowed'],
    ['another answer', '{"answer":"maybe","until":"2030-01-01T00:00:00Z"}'],
    ['no end', '{"answer":"allowed"}'],
    ['an end that is no date', '{"answer":"allowed","until":"soon"}'],
    ['null', 'null'],
  ])('%s counts as not answered', (_, record) => {
    expect(readConsent(record, given)).toBeUndefined();
  });
});
