import type { Response } from '../answers.ts';
import type { ScreenerNotice } from '../instrument.ts';

/** By the points of an answer: the most drinking days in a month that it allows. */
const drinkingDays = [0, 1, 4, 13, 30];
/** And the fewest days with six standard drinks or more. */
const heavyDays = [0, 0, 1, 4, 20];

/**
 * Two answers that contradict each other, with a question about them; at most one pair. The score uses both unchanged
 * (golden vector A11), because only the person knows which one is wrong.
 */
export function contradictionsIn(responses: readonly Response[]): ScreenerNotice[] {
  const [howOften, howMuch, sixOrMore] = responses;
  if (!howOften || !howMuch || !sixOrMore) return [];
  if (drinks(howOften) ? drinksNothing(howMuch) : howMuch.option.points > 0) return [askAbout(howOften, howMuch)];
  if ((heavyDays[sixOrMore.option.points] ?? 0) > (drinkingDays[howOften.option.points] ?? 0) || !drinks(howOften))
    return sixOrMore.option.points > 0 ? [askAbout(howOften, sixOrMore)] : [];
  return agree(howMuch, sixOrMore) ? [] : [askAbout(howMuch, sixOrMore)];
}

const drinks = ({ option }: Response) => option.points > 0;
const drinksNothing = ({ option }: Response) => option.value === 'none';

/** A typical day of seven or more drinks has six or more; one of up to four does not, almost every day. */
function agree(howMuch: Response, sixOrMore: Response): boolean {
  if (howMuch.option.points >= 3) return sixOrMore.option.points > 0;
  return howMuch.option.points === 2 || sixOrMore.option.points < 4;
}

function askAbout(one: Response, other: Response): ScreenerNotice {
  const [first, second] = [one, other].map(({ item, option }) => `"${option.label}" to "${item.text}"`);
  return {
    id: 'contradiction',
    tone: 'care',
    title: 'Two of your answers do not go together: please check them',
    text: `You answered ${first}, and ${second} If one of them is a slip, change it, and the result changes with it. Until then the score counts both as they stand.`,
  };
}
