import { describe, expect, test } from 'vitest';
import { siteRecord } from './site.ts';

const { ianaTimeZone } = siteRecord.shape;

describe('[SCREEN-09] the zone in which reports are dated', () => {
  test('is Queensland’s where the clinic names none', () => {
    expect(ianaTimeZone.parse(undefined)).toBe('Australia/Brisbane');
  });

  test.each(['Australia/Perth', 'Australia/Lord_Howe', 'Antarctica/Casey'])('may be %s', (zone) => {
    expect(ianaTimeZone.parse(zone)).toBe(zone);
  });

  test.each(['Queensland time (AEST)', 'Australia/Southport', '+10:00', 'brisbane', ''])('may not be %j', (zone) => {
    expect(ianaTimeZone.safeParse(zone).success).toBe(false);
  });
});
