import type { AnswerOption, Item } from '../instrument.ts';

const frequencies: readonly AnswerOption[] = [
  { value: 'never', label: 'Never', points: 0 },
  { value: 'rarely', label: 'Rarely', points: 1 },
  { value: 'sometimes', label: 'Sometimes', points: 2 },
  { value: 'often', label: 'Often', points: 3 },
  { value: 'very_often', label: 'Very often', points: 4 },
];

export const items: readonly Item[] = [
  {
    id: 'trouble_wrapping',
    text: 'With the hard part of a job behind you, how often do its last small details stay undone?',
    options: frequencies,
  },
  {
    id: 'difficulty_organising',
    text: 'When a task needs planning and order, how often do you struggle to set it out?',
    options: frequencies,
  },
  {
    id: 'problems_remembering',
    text: 'How often do bookings, or things you promised to do, slip your mind?',
    options: frequencies,
  },
  {
    id: 'avoid_requiring_thinking',
    text: 'Faced with something that takes real concentration, how often do you put it off or steer around it?',
    options: frequencies,
  },
  {
    id: 'fidget_restless',
    text: 'When you must stay seated for long, how often do you shift about or keep your hands or feet moving?',
    options: frequencies,
  },
  {
    id: 'feel_overly_active',
    text: 'How often do you feel unable to slow down, as though an engine inside kept you going?',
    options: frequencies,
  },
];
