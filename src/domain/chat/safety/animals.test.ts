import { describe, expect, test } from 'vitest';
import { assess } from '../safety.ts';
import { normalise } from '../text/normalise.ts';
import { asksForVet, isAboutAnimal } from './animals.ts';

describe('[CHAT-05] an animal that is unwell is for a vet', () => {
  test.each([
    'our labrador got into the sultanas and is throwing up',
    'my dog ate a whole packet of my blood pressure tablets what do i do',
    'puppy swallowed some rat bait',
    'My dog has been limping since yesterday, is there anything from the cupboard I can give him?',
  ])('%s', (message) => {
    expect(asksForVet(normalise(message))).toBe(true);
    expect(assess(message)).toBeUndefined();
  });

  test.each([
    'the dog bit my son on the face and he is bleeding',
    'dog ate half my tablets and i took the rest',
    'my dog was sick all night and now my chest hurts',
    'my dog died and i want to be with him',
    'i ate the dog tablets by mistake and feel sick',
    'my cat is sick and i want to die',
  ])('%s: not only an animal', (message) => {
    expect(isAboutAnimal(normalise(message))).toBe(false);
  });

  test('what an animal spoilt is no matter for a vet', () => {
    expect(asksForVet(normalise('the dog ate my script for the tablets, can i get another'))).toBe(false);
    expect(asksForVet(normalise('my dog ate my headphones, can i use the speaker'))).toBe(false);
  });
});
