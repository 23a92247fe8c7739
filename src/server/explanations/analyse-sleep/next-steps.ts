import { listed, paragraph } from '../paragraphs.ts';
import type { Sleeper, SleepinessBand } from './sleeper.ts';

/** What to bring to the appointment. The recommendation states whether to go, and how soon. */
export function visitParagraph(sleeper: Sleeper): string {
  const { severity } = sleeper.recommendation;
  const going = severity === 'warning' || severity === 'severe';
  return paragraph(
    `${going ? 'To the visit' : 'If you do see a GP or another clinician about your sleep'}, bring ${listed(toBring(sleeper))}.`,
    severity === 'severe' && `When you book, say that you ${listed(toSay(sleeper))}.`,
  );
}

function toSay({ band, dozesInTraffic }: Sleeper): string[] {
  return [
    ...(band === 'severe' ? ['are very sleepy in the daytime'] : []),
    ...(dozesInTraffic ? ['may doze in traffic'] : []),
  ];
}

function toBring({ band, recommendation, dozesInTraffic, any }: Sleeper): string[] {
  return [
    'your total and your eight answers (the download holds both)',
    diaries[recommendation.severity === 'severe' ? 'severe' : band],
    'what a partner or flatmate has seen or heard at night',
    ...(band === 'severe' || dozesInTraffic ? ['the kind of driving you do'] : []),
    ...(any('sitting_inactive') || any('sitting_talking') ? ['your hours of work'] : []),
    'a list of what you take',
  ];
}

const diaries: Readonly<Record<SleepinessBand, string>> = {
  normal: 'a note of your usual bedtimes',
  mild: 'a sleep diary of two weeks',
  moderate: 'a sleep diary of a week or two with your naps in it',
  // A person who should go soon does not wait to complete a diary.
  severe: 'bedtimes and waking times for as many nights as you have by then',
};

export function closingParagraph({ band }: Sleeper): string {
  return paragraph(
    band === 'severe' &&
      'Very often there is a cause that can be found and eased, and telling somebody is the first step.',
    'Any booking button on this site lets you choose a time with a nurse practitioner to talk about your sleep.',
    'This is general information from your eight answers. It is screening, not a diagnosis, and it is for adults.',
  );
}
