import type { Response } from '../answers.ts';
import type { ScreenerNotice } from '../instrument.ts';

/** By the points of an answer: the most days in a month on which somebody who gives it drinks at all. */
const drinkingDays = [0, 1, 4, 13, 30];
/** And the fewest on which somebody has six standard drinks or more. */
const heavyDays = [0, 0, 1, 4, 20];

/**
 * Two answers that cannot both be true, named and asked about; at most one pair. The score counts them as they stand
 * (golden vector A11): which of the two is the slip is for the person to say.
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

/** A usual day of seven or more is one of six or more; a usual day of up to four is not, almost every day. */
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
