import { situations } from '#domain/screeners/epworth/items.ts';
import { paragraph } from '../paragraphs.ts';
import { fixed } from './figures.ts';
import type { Sleeper, SleepinessBand } from './sleeper.ts';

/** The total and the meaning of its band. */
export function scoreParagraph(sleeper: Sleeper): string {
  const { score, title, band, nearlyNext } = sleeper;
  return paragraph(
    `Your eight answers add up to ${score} out of ${fixed.highest}: “${title}”.`,
    meaningOf(sleeper),
    authorRemark(sleeper),
    nearlyNext && 'It lies one point under the next band, so look at the whole picture rather than at the name.',
    band !== 'normal' && 'It measures how sleepy you are and cannot say why.',
  );
}

const meanings: Readonly<Record<SleepinessBand, string>> = {
  normal: 'On these answers you stay awake through most of the quiet moments of a day, and that is good to hear.',
  mild: 'That is somewhat more than the lowest range, and for many people a sign of short nights rather than of anything worse.',
  moderate: 'That is more sleepiness in the daytime than usual, and enough to look for the cause with a clinician.',
  severe:
    'That is a great deal of sleepiness, and you need not put up with it. Please have it looked at without delay, whatever the cause turns out to be.',
};

function meaningOf({ band, at, dozesInTraffic }: Sleeper): string {
  if (at.none.length === situations.length) {
    return 'You would not expect to doze in any of the situations, which is as low as the scale goes.';
  }
  if (band !== 'severe' && dozesInTraffic)
    return `${band === 'normal' ? 'The total is low, but the' : 'The'} answer about traffic matters more than the total does.`;
  return meanings[band];
}

function authorRemark({ band, authorSaysMild, dozesInTraffic }: Sleeper): string | false {
  if (band === 'mild') {
    const author = `The scale’s author counts everything up to ${fixed.authorNormalTo} as within normal`;
    return dozesInTraffic
      ? `${author}; the answer about traffic counts all the same.`
      : `${author}, so there is no need for alarm.`;
  }
  if (band !== 'moderate') return false;
  return authorSaysMild
    ? `The scale’s author is a shade gentler and calls ${fixed.authorMild} mild.`
    : `The scale’s author calls ${fixed.authorModerate} moderate too.`;
}
