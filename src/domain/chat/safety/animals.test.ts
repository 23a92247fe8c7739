import { describe, expect, test } from 'vitest';
import { isAboutAnimal } from './animals.ts';

describe('[CHAT-05] an animal that is unwell, and nothing else, is for a vet', () => {
  test.each([
    'our labrador got into the sultanas and is throwing up',
    'my dog ate a whole packet of my blood pressure tablets what do i do',
    'puppy swallowed some rat bait',
    'My dog has been limping since yesterday, is there anything from the cupboard I can give him?',
    'the cat is vomiting, can marnie help',
  ])('%s', (message) => {
    expect(isAboutAnimal(message)).toBe(true);
  });

  test.each([
    'my dog collapsed and now i have chest pain',
    'dog chewed my puffer and im wheezing badly, lips going blue',
    'cats sick and so am i, carbon monoxide alarm is going off and im dizzy',
    'my calf is bleeding and it wont stop, theres blood everywhere',
    'the old goat collapsed and wont wake up',
    'dog is choking and my 3 year old swallowed rat bait',
    'my 3yo and the dog ate a packet of blood pressure tablets',
    'dog got into the tablets and so did the twins',
    'dogs throwing up, poppy collapsed in the shed',
    'my dog is sick. no point going on any more, i have the tablets ready',
    'he hurt my dog, the dog is bleeding, he said im next',
    'dog ate my tablets and i took the rest',
    'my dog died and i want to be with him',
    'dog is sick, need to cancel todays appointment',
    'dog ate my blood pressure tablets, can i get more from you',
    'my dog got sick so i stopped walking and put on 8 kilos',
    'the dog ate my script, can i get another',
  ])('%s: something else is told or asked, too', (message) => {
    expect(isAboutAnimal(message)).toBe(false);
  });
});
