import { expect, test } from 'vitest';
import { isAboutEating, mistakenFor, tellsOfApnoea } from './plain.ts';
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

test('a bed partner who tells of pauses on most nights tells of no arrest', () => {
  expect(tellsOfApnoea('he stops breathing sometimes and then sort of snorts')).toBe(true);
});

test.each([
  'partner was snoring and has stopped breathing what do i do',
  'hubby stopped breathing asleep in the chair next to me',
  'mum is snoring funny and stops breathing, she had her new sleeping tablet',
  'he stops breathing in his sleep since he started the oxycontin, snoring',
  'after his seizure he is asleep and snoring, stops breathing for a bit',
  'my toddlers stops breathing in his sleep',
  'my 18 month old stops breathing when asleep, snores',
  'my 3 week old snores and stops breathing in her sleep',
  'dad snores and stops breathing and his lips go dusky',
  'hes on tramadol, snoring and stops breathing at night',
  'he had a big night on the grog, snoring and stops breathing sometimes',
])('pauses that may be more: %s', (message) => {
  expect(tellsOfApnoea(message)).toBe(false);
});

test.each([
  'my 15 yo has stopped eating with us and does situps at midnight',
  'my daughters 13 wont eat with us anymore and her clothes are hanging off her',
])('they eat too little, and nobody does them harm: %s', (message) => {
  expect(isAboutEating(message)).toBe(true);
});

test.each([
  'hes 8 and not eating, mums boyfriend gets in bed with him',
  'shes 9, hardly eats, and flinches when dad comes in',
  'the boy next door is getting so thin, they keep him in the shed',
  'im 13 stepdad says i cant have dinner till i lose weight so im not eating',
  'my niece 8 is skin and bone, not eating, her parents are on ice',
  'my 2 year old not eating or drinking and no wet nappies',
  'my baby isnt eating and is floppy',
  'my partner goes into my daughters room at night and shes stopped eating',
  'my girl is 14, not eating, she says a man online makes her send pictures',
  'my wife makes our son sleep outside and hes hardly eating',
  'my daughter wont eat after visits with my ex, she says its a secret',
])('somebody may do them harm, or they are small: %s', (message) => {
  expect(isAboutEating(message)).toBe(false);
});
