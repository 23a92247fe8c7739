import { describe, expect, test } from 'vitest';
import { loadContent, type SiteNotice } from '#content/load.ts';
import { noticeInWords, noticeOf } from '#domain/site/notices.ts';
import { htmlOf } from '../compose/draft.ts';
import { announcedChanges, openOnDay } from './open-days.ts';

const { site } = loadContent('content');
const moment = Date.parse('2026-11-27T02:00:00Z');
const christmas = { id: 'christmas', kind: 'closure', from: '2026-12-24T12:00', to: '2027-01-03' } as const;

function notices(): SiteNotice[] {
  const dated = noticeOf({ ...christmas, announced: '2026-12-01', title: 'Closed over Christmas' }, site.ianaTimeZone);
  return [{ ...dated, words: noticeInWords(dated), text: null }];
}

const says = (message: string, of: SiteNotice[], at = moment) => {
  const found = openOnDay(message, { site, notices: of }, at);
  return found && htmlOf(found).replace(/<[^>]+>/g, '');
};
const closed = 'we are closed from noon on Thursday 24 December 2026 to Sunday 3 January 2027.';

describe('[DESK-06] a day that a message names', () => {
  test.each([
    ['are you open on Christmas Day?', 'We are closed on Friday 25 December 2026.'],
    ['r u open xmas', 'We are closed on Friday 25 December 2026.'],
    ['are you open on Sunday 3 January?', 'We are closed on Sunday 3 January 2027.'],
    ['Are you open the 24th of December', 'On Thursday 24 December 2026 we are open 8 am to noon'],
    ['will you be closed on new year’s day', 'We are closed on Friday 1 January 2027.'],
    ['opening hours on boxing day', 'We are closed on Saturday 26 December 2026.'],
    ['are you open 28/12', 'We are closed on Monday 28 December 2026.'],
  ])('is answered from a closure: %s', (message, expected) => {
    const reply = says(message, notices());
    expect(reply).toContain(expected);
    expect(reply).toContain(closed);
  });

  test.each([
    [
      'are you open on Sunday 3 January?',
      'We are open on Sunday 3 January 2027, 9 am to 4 pm, Queensland time (AEST).',
    ],
    ['are you open on january 5', 'We are open on Tuesday 5 January 2027, 8 am to 7 pm'],
    ['are you open 25 december 2026', 'It is a public holiday (Christmas Day), and our record names no other hours'],
  ])('is answered from the usual hours if it is a date: %s', (message, expected) => {
    expect(says(message, [])).toContain(expected);
  });

  test.each([
    ['are you open on Christmas Day?', []],
    ['are you open tomorrow', []],
    ['are you open on Saturday?', notices()],
    ['is my appointment on 3 January still on?', notices()],
    ['are you open on 3 January or 4 January?', notices()],
    ['were you open on 3 January 2020', notices()],
    ['are you open on 30 February', notices()],
    ['my wound is open since 3 January', notices()],
    ['are you open', notices()],
  ])('is left to the written answers: %s', (message, of) => {
    expect(says(message, of)).toBeUndefined();
  });

  test('may be today, by the clock of the clinic', () => {
    expect(says('are you open today?', notices(), Date.parse('2027-01-01T13:30:00Z'))).toContain(
      'We are closed on Friday 1 January 2027.',
    );
    expect(says('are you open today?', notices(), Date.parse('2027-01-03T14:00:00Z'))).toBeUndefined();
    expect(says('are you open on Saturday?', notices(), Date.parse('2026-12-28T00:00:00Z'))).toContain(
      'We are closed on Saturday 2 January 2027.',
    );
  });
});

test('[DESK-06] closures are stated beside other answers from their announcement to their end', () => {
  const stated = (at: string) => htmlOf(announcedChanges({ site, notices: notices() }, Date.parse(at)));
  expect(stated('2026-11-30T13:59:00Z')).toBe('');
  expect(stated('2026-11-30T14:00:00Z')).toContain('We are closed from noon on Thursday 24 December 2026');
  expect(stated('2027-01-03T14:00:00Z')).toBe('');
});
