import { expect, test } from 'vitest';
import { mistakenFor } from './plain.ts';
import { secondOpinion } from './weigh.ts';

test.each([
  ['im 48kg and 170cm, want to get to 44', 'eating-disorder'],
  ['My BMI is 17.9 but I still feel flabby', 'eating-disorder'],
  ['my mum is 80 and wont eat', 'eating-disorder'],
  ['my mum passed away last night. i cant do it', 'suicide'],
  ['my dad died, can i move my visit', 'suicide'],
  ['mum died and i cant stop crying', 'suicide'],
  ['im 13 and my mum says im fat', 'child'],
])('%s: is easily mistaken for %s', (message, kind) => {
  expect([...mistakenFor(message)]).toEqual([kind]);
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
  'my wife died and i dont see the point anymore',
  'my wife died, i cant do this, cancel my appointment',
  'i lost my husband and i cant go on, cancel my appointment',
  'im 13 and my mum says im fat and hits me',
  'im 14, so fat that i cut myself',
  'dad is 84 and hasnt eaten or drunk for 4 days',
  // A figure that is no age.
  'went from 90 to 45kg and i still cant eat anything',
  'was 74 now 43 kilos and terrified of eating',
  'havent eaten for 6 days, i weigh 85',
  'i am 72 and i make myself sick after every meal',
  // Another loss.
  'lost my speech for a few minutes, do i keep my appt',
])('%s: tells more than that', (message) => {
  expect([...mistakenFor(message)]).toEqual([]);
});

test.each([
  ['my husband died of a stroke and now my face is drooping, can i book a visit', 'stroke'],
  ['i have crushing chest pain and my dad died at 50, can i get an appointment', 'heart'],
] as const)('%s: another emergency stands', (message, kind) => {
  // A meaning that says nothing: the least that can speak for an emergency.
  const silent = () => new Float32Array(384);
  expect(secondOpinion(message, [kind], silent)).toContain(kind);
});
