import { describe, expect, test } from 'vitest';
import { loadContent } from '#content/load.ts';
import { figuresIn } from '#domain/chat/output-check.ts';
import { figuresOfContent } from '#tests/evaluation/judge.ts';
import type { Turn } from '../chat/parts.ts';
import { htmlOf } from '../compose/draft.ts';
import { createFacts } from '../compose/facts.ts';
import { piecesOfPage } from '../knowledge/content-pages.ts';
import { plainText } from '../knowledge/plain-text.ts';
import { timeByOtherClock } from './clock-times.ts';
import { ownSum } from './own-sum.ts';

const content = loadContent('content');
const facts = createFacts(content, [...content.pages.values()].flatMap(piecesOfPage));
const answer = (message: string, ...said: string[]) => {
  const draft = ownSum(
    message,
    said.map((text): Turn => ({ role: 'visitor', text })),
    facts,
  );
  return draft && htmlOf(draft);
};

describe('[CHAT-05] what several visits come to', () => {
  test.each([
    ['what do 3 follow ups come to all up', '$115.80', '$302.55'],
    ['how much for the first one and two followups', '$77.20', '$217.55'],
    ['whats the total for a couple of check-ups', '$77.20', '$217.55'],
    ['a first visit and one follow-up, total?', '$38.60', '$132.55'],
    ['first visit plus four check-ins across the year. out of pocket total please', '$154.40', '$387.55'],
    ['if i do the first one then once a month for 3 months after, whats the damage all up', '$115.80', '$302.55'],
  ])('%s', (asked, covered, uncovered) => {
    expect(answer(asked)).toContain(`come to ${covered} for you`);
    expect(answer(asked)).toContain(`and to ${uncovered} where`);
  });

  test('is found from what was said before', () => {
    expect(answer('say i do the first and then two of them, what am i up for', 'follow ups i pay 38.60?')).toContain(
      '$77.20',
    );
    expect(
      answer('so two of those is what', 'what are the check in visits worth', 'and with the rebate off'),
    ).toContain('$77.20');
    expect(answer('all up please', 'and im thinking id come back twice')).toContain('$217.55');
    expect(
      answer(
        'what if medicare knocks the lot back, ive not met yous in person',
        'if i do the first one and two of the follow up ones and medicare picks up its share, what do i owe',
      ),
    ).toContain('$217.55');
    expect(answer('and if i ended up having 4 of them', 'how much is a follow up')).toContain('$154.40');
    expect(answer('ok and if i came back three times after that, all up?', 'whats the first visit cost?')).toContain(
      '$302.55',
    );
    expect(
      answer('and if it covers none of it?', 'what would a first visit plus two follow ups come to if medicare pays'),
    ).toContain('$217.55');
    expect(
      answer(
        'and if it doesnt cover any of it',
        'what would the first visit plus 3 follow ups come to if medicare pays',
      ),
    ).toContain('$302.55');
    expect(answer('and if i have 4 of them', 'do you do follow ups by video')).toBeUndefined();
    expect(answer('what if medicare wont pay', 'how long is it')).toBeUndefined();
    expect(answer('all up please', 'what do tests cost')).toBeUndefined();
    expect(answer('say i do two of them, what am i up for', 'do you have articles')).toBeUndefined();
  });

  test.each([
    ['how much is each of the 3 follow ups'],
    ['how many follow ups will i need'],
    ['what does one follow up cost'],
    ['i already had my first visit, what do 3 follow ups cost'],
    ['i missed 2 follow ups, how much do i owe'],
    ['how much weight will i lose in three check ins'],
    ['what do 2 or 3 follow ups come to'],
    ['five follow ups and one review, total'],
    ['what do 9 follow ups cost'],
    ['what do 2 follow ups cost for my son'],
    ['how much for 2 follow ups, im pregnant'],
    ['can i cancel my two follow ups, what does it cost'],
  ])('%s: no sum', (asked) => {
    expect(answer(asked)).toBeUndefined();
  });

  test('a clinic whose pages do not say the sums gets none', () => {
    expect(ownSum('what do 3 follow ups come to all up', [], createFacts(content, []))).toBeUndefined();
  });

  test('by construction: every sum, and every hour by every clock, stands on a page', () => {
    const figures = figuresOfContent(content);
    const sums = [...facts.several.keys()].map((count) => answer(`what do ${count} follow ups come to`) ?? '');
    const clocks = content.assistant.answers.flatMap(({ clock }) => clock ?? []);
    const hours = ['8 am', '9 am', '10 am', '11 am', 'noon', ...[1, 2, 3, 4, 5, 6, 7].map((hour) => `${hour} pm`)];
    const times = clocks.flatMap((clock) =>
      hours.flatMap((hour) => [timeByOtherClock(hour, clock), timeByOtherClock(`${hour} my time`, clock)]),
    );
    expect(clocks.length).toBeGreaterThan(3);
    expect(times.filter(Boolean).length).toBeGreaterThan(60);
    const foreign = [...sums, ...times.map((one) => one?.safe ?? '')].flatMap((text) =>
      figuresIn(plainText(text)).filter((figure) => !figures.has(figure)),
    );
    expect(foreign).toEqual([]);
  });
});
