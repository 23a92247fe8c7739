import { paragraph } from '../paragraphs.ts';
import { fixed } from './figures.ts';
import type { Sleeper } from './sleeper.ts';

/** Comes first where it applies: a total in the highest band, or any chance of dozing in traffic. */
export function drivingParagraph({ band, score, dozesInTraffic, likely }: Sleeper): string {
  if (band === 'severe') {
    return paragraph(
      'Driving comes first, because it cannot wait.',
      `Australian fitness-to-drive guidance counts a total of ${fixed.severeFrom} or more as high risk, and yours is ${score}. Please do not drive until a clinician has assessed your sleepiness and it is treated.`,
      dozesInTraffic
        ? 'You also said that you might doze while the traffic stands still, so please ask somebody else to drive from today.'
        : 'That holds although you would not expect to doze in traffic: sleepiness often comes with little warning.',
      'The same care is due with machinery, ladders and water. If you drive for a living, stricter rules apply, and a clinician can help you with what to say at work.',
    );
  }
  if (!dozesInTraffic) return '';
  return paragraph(
    likely('car_traffic')
      ? 'Driving comes first: you said that you may well doze while the traffic stands still.'
      : 'Driving comes first: you said that there is a slight chance that you doze while the traffic stands still.',
    'Australian fitness-to-drive guidance is to avoid or limit driving while you are sleepy, until the cause has been assessed and treated.',
    'If you are often sleepy at the wheel, or have had a crash or a near miss from sleepiness or inattention, do not drive until then. When sleepiness comes on during a trip, stop somewhere safe; an open window or loud music does not keep anybody awake.',
    'For people who drive for a living the rules are stricter.',
  );
}
