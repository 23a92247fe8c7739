import type { AnswerOption, Item } from '../instrument.ts';

const chances: readonly AnswerOption[] = [
  { value: 0, label: 'Would never doze', points: 0 },
  { value: 1, label: 'Slight chance of dozing', points: 1 },
  { value: 2, label: 'Moderate chance of dozing', points: 2 },
  { value: 3, label: 'High chance of dozing', points: 3 },
];

/** Keys of the answers, in order; the request for an explanation is validated against them. */
export const situations = [
  'reading',
  'watching_tv',
  'sitting_inactive',
  'passenger_car',
  'lying_down',
  'sitting_talking',
  'after_lunch',
  'car_traffic',
] as const;

type Situation = (typeof situations)[number];

/** Any chance of dozing here triggers the driving advice. */
export const trafficSituation: Situation = 'car_traffic';

const texts: Readonly<Record<Situation, string>> = {
  reading: 'Settled in a seat with something to read',
  watching_tv: 'In front of the television',
  sitting_inactive: 'Keeping still among other people, such as at a film or in a meeting',
  passenger_car: 'Being driven for an hour with no stop',
  lying_down: 'Having a lie-down in the afternoon, on a day when you can',
  sitting_talking: 'In a chair, having a conversation',
  after_lunch: 'Resting in a chair once lunch is over, with no alcohol',
  car_traffic: 'In a car, while the traffic stands still for a few minutes',
};

export const items: readonly Item[] = situations.map((id) => ({ id, text: texts[id], options: chances }));
