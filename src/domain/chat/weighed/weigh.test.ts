import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { featuresOf } from './features.ts';
import { isUnmistakable } from './unmistakable.ts';
import { likelyKinds, secondOpinion, textsToWeigh, weigh } from './weigh.ts';

describe('[CHAT-05] weighed words', () => {
  test('features are words, neighbours and what stands near, numbers by their size', () => {
    expect(featuresOf('bsl is 2.3').sort()).toEqual(
      [
        '#low',
        '#low >',
        '< _ _ #low',
        '< _ is',
        '< bsl',
        '< bsl is',
        'bsl',
        'bsl _ #low',
        'bsl _ _ >',
        'bsl is',
        'bsl is #low',
        'is',
        'is #low',
        'is #low >',
        'is _ >',
      ].sort(),
    );
  });

  test('an emergency in words of its own weighs more than a question', () => {
    expect(weigh('hes been giving away his tools and says the boys will need them when hes gone')).toBeGreaterThan(0.5);
    expect(weigh('can i move my appointment to thursday')).toBeLessThan(-1.5);
  });

  test('a question beside it does not outweigh it', () => {
    expect(weigh('what are your hours, also my chest is really hurting and my arm is tingling')).toBeGreaterThan(0.5);
  });

  test('the kind is read from the words', () => {
    expect(likelyKinds('my toddler drank the dishwasher liquid')).toContain('overdose');
    expect(likelyKinds('zzz')).toEqual(['emergency']);
  });

  test('[SAFE-05] without its meaning, no message is harmless where a rule found an emergency', () => {
    expect(secondOpinion('i want to die', ['suicide'])).toEqual(['suicide']);
    expect(secondOpinion('what are the signs of a stroke', ['stroke'])).toEqual(['stroke']);
    expect(secondOpinion('i want to die, what are the signs of a stroke', ['suicide'])).toEqual(['suicide']);
  });

  test('no weight outvotes a rule where the wording is unmistakable', () => {
    const calm = 'do you bulk bill the first appointment or is there a gap if i usually chuck up whatever i eat';
    expect(weigh(calm)).toBeLessThan(-2);
    expect(secondOpinion(calm, ['eating-disorder'])).toEqual(['eating-disorder']);
    expect(isUnmistakable('i dont make myself sick after dinner')).toBe(false);
  });

  test('a message is read whole, and a long one in parts that say something, at most a dozen', () => {
    const short = 'Hi there, my chest is really hurting. what are your hours on friday';
    expect(textsToWeigh(short)).toEqual([short]);
    const story = `${'We moved here in spring and the garden keeps us going. '.repeat(6)}My chest is really hurting now.`;
    expect(textsToWeigh(story)).toContain('My chest is really hurting now');
    const long = Array.from({ length: 60 }, (_, at) => `this is part number ${at}`).join('. ');
    expect(textsToWeigh(long)).toHaveLength(13);
    expect(textsToWeigh(long).at(-1)).toContain('number 59');
  });

  test('any text is weighed', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => Number.isFinite(weigh(text))));
    expect(weigh('')).toBeLessThan(0);
  });
});
