import { expect, test } from 'vitest';
import { isPlainlySad } from './plain.ts';

test.each([
  'im 48kg and 170cm, want to get to 44',
  'My BMI is 17.9 but I still feel flabby',
  'my mum passed away last night. i cant do it',
  'my dad died, can i move my visit',
  'mum died and i cant stop crying',
  'im 13 and my mum says im fat',
])('states a low weight or a loss and no more: %s', (message) => {
  expect(isPlainlySad(message)).toBe(true);
});

test.each([
  // A body mass index of 15.9, or an aim below 15.
  'im 46kg and 170cm, want to get to 43',
  'my bmi is 17 but i need to be 14',
  'BMI is 16 but I need to get rid of the fat on my legs',
  // Something grave beside it.
  'my bmi is 17 and im scared of food',
  'im 50kg 165cm and havent eaten in 5 days',
  'my wife died and i want to join her, cancel my appointment',
  'i lost my husband and i cant go on, cancel my appointment',
  'my wife died and i dont see the point anymore',
  'im 13 and my mum says im fat and hits me',
  'im 14, so fat that i cut myself',
  // Another loss.
  'lost my speech for a few minutes, do i keep my appt',
])('tells more than that: %s', (message) => {
  expect(isPlainlySad(message)).toBe(false);
});
