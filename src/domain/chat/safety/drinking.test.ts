import { describe, expect, test } from 'vitest';
import { normalise } from '../text/normalise.ts';
import { readMeaning } from '../weighed/meaning.ts';
import { secondOpinion } from '../weighed/weigh.ts';
import { onlyPlansToStopDrinking, plansToStopDrinking } from './drinking.ts';

const plan = 'I drink a bottle and a half of wine every night and Im going to stop cold turkey tomorrow';

describe('[CHAT-05] heavy drinking and the plan to stop at once', () => {
  test.each([
    plan,
    'a slab a day for years, had enough, quitting cold turkey on monday',
    'about 10 beers every night. stopping tomorrow for good',
  ])('%s: a plan, and no emergency', (message) => {
    expect(onlyPlansToStopDrinking(normalise(message))).toBe(true);
  });

  test.each([
    'i stopped cold turkey yesterday after a bottle of vodka a day and now im shaking',
    'a bottle of wine every night, stopping tomorrow, stopping everything, the kids will be better off',
    'a bottle of scotch a night, done with it all tomorrow, i have pills',
    'ten beers a night, cold turkey since monday, seeing things',
  ])('%s: more than a plan', (message) => {
    expect(onlyPlansToStopDrinking(normalise(message))).toBe(false);
  });

  test.each(['i drink 3 litres of coke every day and want to quit', 'a glass of wine at christmas, done with it'])(
    '%s: no such plan',
    (message) => {
      expect(plansToStopDrinking(normalise(message))).toBe(false);
    },
  );

  test('weights make no emergency of it, and of a plan with one more word they do', () => {
    // Of the meanings that point in one direction, the one that weighs most like an emergency.
    const meanings = Array.from({ length: 768 }, (_, at) =>
      new Float32Array(384).fill(0).with(at % 384, at < 384 ? 1 : -1),
    );
    const grave = meanings.reduce((one, other) => (readMeaning(other).weight > readMeaning(one).weight ? other : one));
    const opinion = (message: string) => secondOpinion(message, [], () => grave);
    expect(opinion('I drink a bottle of wine every night')).not.toEqual([]);
    expect(opinion(plan)).toEqual([]);
    expect(opinion(`${plan}, nobody will miss it`)).not.toEqual([]);
    expect(secondOpinion(`${plan}. I want to die`, ['suicide'])).toEqual(['suicide']);
  });
});
