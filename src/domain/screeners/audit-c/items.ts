import type { AnswerOption, Item } from '../instrument.ts';

/** The published options, from 0 points up; the value of an answer is its points. */
function pointed(...labels: string[]): AnswerOption[] {
  return labels.map((label, points) => ({ value: points, label, points }));
}

/** The answer of a person who does not drink, to whom no published quantity applies. Counts as the lowest. */
const doesNotDrink: AnswerOption = { value: 'none', label: 'I do not drink', points: 0 };

const standardDrink =
  'One standard drink is 10 g of alcohol: about 285 mL of full-strength beer, 100 mL of wine or 30 mL of spirits.';

export const items: readonly Item[] = [
  {
    id: 'question1',
    text: 'How often do you drink alcohol?',
    options: pointed('Never', 'Monthly or less', '2-4 times a month', '2-3 times a week', '4 or more times a week'),
  },
  {
    id: 'question2',
    text: 'When you do drink, how many standard drinks does the day usually add up to?',
    hint: standardDrink,
    options: [doesNotDrink, ...pointed('1 or 2', '3 or 4', '5 or 6', '7 to 9', '10 or more')],
  },
  {
    id: 'question3',
    text: 'How often does one sitting come to six standard drinks or more?',
    options: pointed('Never', 'Less than monthly', 'Monthly', 'Weekly', 'Daily or almost daily'),
  },
];
