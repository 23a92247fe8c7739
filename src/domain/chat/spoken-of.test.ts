import { describe, expect, test } from 'vitest';
import { assess } from './safety.ts';

describe('[CHAT-05] whom an emergency is about', () => {
  test.each([
    "my husband's having chest pain",
    "my wife's got chest pain",
    "my husband's having a stroke i think",
    "my dad's lying on the floor and not breathing",
    "my husband's gone to the shed with a rope and said goodbye",
    'my mates on the roof and he is going to jump',
    "my brother's sent everyone a goodbye text and he isn't answering",
    'my teenage daughter wants to die, she would be better off with her dad',
    'my son wants to kill himself and the ambulance is waiting for me',
    'my husband is trying to kill himself',
  ])('somebody else: %s', (message) => {
    expect(assess(message)?.about).toBe('other');
  });

  test.each([
    'my wifes gone, ive taken 30 panadol',
    'my husbands out and im having chest pain',
    'my husbands at work and i cant breathe',
    'my mates said to come here, my chest is crushing and left arm numb',
  ])('the one who writes: %s', (message) => {
    expect(assess(message)?.about).toBe('self');
  });

  test('whoever writes is awake: a stroke comes before what looks like fainting', () => {
    expect(assess('left arm gone all floppy since brekky n my words r comin out funny')?.kinds[0]).not.toBe(
      'unconscious',
    );
  });

  test('a slip is no wish to die, and who denies one is heard', () => {
    expect(assess('i gave myself the shot twice because i forgot that i had it')?.kinds ?? []).not.toContain('suicide');
    expect(assess('i cut myself and took 30 panadol, it wasnt by mistake')?.kinds).toEqual(
      expect.arrayContaining(['overdose', 'self-harm']),
    );
  });
});
