import { paragraph } from '../paragraphs.ts';
import { fixed } from './figures.ts';
import type { Sleeper } from './sleeper.ts';

/** The recommendation in the words of the result page; if it is about driving, with the reasons. */
export function recommendationParagraph({ band, score, recommendation, dozesInTraffic, likely }: Sleeper): string {
  if (band === 'severe') {
    return paragraph(
      recommendation.text,
      `Australian fitness-to-drive guidance counts a total of ${fixed.severeFrom} or more as high risk, and yours is ${score}.`,
      dozesInTraffic
        ? 'You also said that you might doze while the traffic stands still, so please ask somebody else to drive from today.'
        : 'That holds although you would not expect to doze in traffic: sleepiness often comes with little warning.',
      'The same care is due with machinery, ladders and water. If you drive for a living, stricter rules apply, and a clinician can help you with what to say at work.',
    );
  }
  return paragraph(
    recommendation.text,
    dozesInTraffic && trafficReason(likely('car_traffic')),
    dozesInTraffic &&
      'When sleepiness comes on during a trip, stop somewhere safe; an open window or loud music does not keep anybody awake. For people who drive for a living the rules are stricter.',
  );
}

function trafficReason(likely: boolean): string {
  return likely
    ? 'This comes first because you said that you may well doze while the traffic stands still.'
    : 'This comes first because you said that there is a slight chance that you doze while the traffic stands still.';
}
