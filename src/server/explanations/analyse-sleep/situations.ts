import { listed, paragraph } from '../paragraphs.ts';
import type { Chance, DozingSituation, Sleeper } from './sleeper.ts';

/** Our own names of the situations, for use in a sentence. */
const words: Readonly<Record<DozingSituation, string>> = {
  reading: 'reading in a chair',
  watching_tv: 'watching television',
  sitting_inactive: 'keeping still among others at a film or meeting',
  passenger_car: 'being driven for an hour',
  lying_down: 'having a lie-down in the afternoon',
  sitting_talking: 'having a conversation',
  after_lunch: 'resting in a chair after lunch',
  car_traffic: 'waiting in traffic',
};

/** The situations with the highest scores, and their pattern. */
export function situationsParagraph(sleeper: Sleeper): string {
  const { at } = sleeper;
  const [top, next] = (['high', 'moderate', 'slight'] as const).filter((chance) => at[chance].length > 0);
  if (!top) {
    return 'Because every answer was “Would never doze”, no situation stands out. If you answered for your best days, go through them once more with an ordinary week in mind.';
  }
  return paragraph(
    `You doze most easily while ${inWords(at[top])}, where you marked ${chanceWords[top]}.`,
    next && `After that ${at[next].length > 1 ? 'come' : 'comes'} ${inWords(at[next])}, with ${chanceWords[next]}.`,
    patternRemark(sleeper),
  );
}

const chanceWords: Readonly<Record<Exclude<Chance, 'none'>, string>> = {
  high: 'a high chance',
  moderate: 'a moderate chance',
  slight: 'a slight chance',
};

function inWords(situations: readonly DozingSituation[]): string {
  return listed(situations.map((situation) => words[situation]));
}

function patternRemark({ any, band, dozesInTraffic }: Sleeper): string {
  if (any('sitting_talking')) {
    return dozesInTraffic
      ? 'Dozing while you talk or wait in traffic is less usual than dozing at rest, so please mention both to a clinician.'
      : 'Dozing while you talk with somebody is less usual than dozing at rest, and worth telling a clinician whom you see about your sleep.';
  }
  if (dozesInTraffic)
    return 'Waiting in traffic is a moment in which most people stay awake, so it counts for more than its points.';
  if (any('sitting_inactive')) {
    return 'Nodding off among other people can be awkward, and it says that sleepiness reaches beyond your own sofa.';
  }
  return band === 'normal' || band === 'mild'
    ? 'Those are restful moments, in which many people drift off now and then.'
    : 'Those are restful moments, in which many people drift off; so many points in them still say that your nights may not be giving you enough.';
}
