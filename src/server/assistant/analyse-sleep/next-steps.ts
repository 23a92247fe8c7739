import { listed, paragraph } from '../paragraphs.ts';
import type { Band, Sleeper } from './sleeper.ts';

/** When to see somebody, and what to take along. */
export function appointmentParagraph(sleeper: Sleeper): string {
  const { band, dozesInTraffic } = sleeper;
  return paragraph(
    dozesInTraffic && band !== 'severe' ? trafficTiming[band] : timing[band],
    `To that visit, bring ${listed(toBring(sleeper))}.`,
  );
}

const timing: Readonly<Record<Band, string>> = {
  normal:
    'See a GP or another clinician if you wake unrefreshed, if somebody notices pauses in your breathing, or if your answers change over the coming months.',
  mild: 'Give your nights two or three weeks. If sleepiness still bothers you after that, or gets in the way of work, make a time with a GP or another clinician.',
  moderate:
    'Make a time with a GP or another clinician in the next week or two, sooner if it is getting worse or if you have come close to an accident.',
  severe:
    'See a GP or another clinician this week: ask for the first appointment there is, and say when you book that you are very sleepy in the daytime.',
};

const trafficTiming: Readonly<Record<Exclude<Band, 'severe'>, string>> = {
  normal: 'Your total is low, but because of the answer about traffic please see a GP or another clinician soon.',
  mild: 'Because of the answer about traffic, do not wait: see a GP or another clinician soon, in the next week or two.',
  moderate: 'Because of the answer about traffic, see a GP or another clinician soon, this week if you can.',
};

function toBring({ band, dozesInTraffic, any }: Sleeper): string[] {
  return [
    'your total and your eight answers (the download holds both)',
    diaries[band],
    'what a partner or flatmate has seen or heard at night',
    ...(band === 'severe' || dozesInTraffic ? ['the kind of driving you do'] : []),
    ...(any('sitting_inactive') || any('sitting_talking') ? ['your hours of work'] : []),
    'a list of what you take',
  ];
}

const diaries: Readonly<Record<Band, string>> = {
  normal: 'a note of your usual bedtimes',
  mild: 'a sleep diary of two weeks',
  moderate: 'a sleep diary of a week or two with your naps in it',
  // Nobody should wait for a diary to be full.
  severe: 'bedtimes and waking times for as many nights as you have by then',
};

export function closingParagraph({ band, dozesInTraffic }: Sleeper): string {
  return paragraph(
    band === 'severe'
      ? 'Very often there is a cause that can be found and eased, and telling somebody is the first step.'
      : band === 'normal' && !dozesInTraffic && 'If nothing troubles you, there is nothing more to do today.',
    'Any booking button on this site lets you choose a time with a nurse practitioner to talk about your sleep.',
    'This is general information from your eight answers. It is screening, not a diagnosis, and it is for adults.',
  );
}
