import { paragraph } from '../paragraphs.ts';
import type { Sleeper, SleepinessBand } from './sleeper.ts';

/** Frequent causes of sleepiness, and the one to check first. */
export function causesParagraph(sleeper: Sleeper): string {
  const { band, recommendation, dozesInTraffic } = sleeper;
  return paragraph(
    // A person who should see a GP soon is not advised to try something for two weeks first.
    openings[recommendation.severity === 'severe' ? 'severe' : band],
    hintOf(sleeper),
    'Shift work and changing bedtimes count too. Alcohol brings sleep on and then breaks it up, and caffeine can still be at work six hours after the cup.',
    band !== 'normal' &&
      'Low mood, pain, restless legs and some medicines can also make people sleepy; if you wonder about a medicine, ask a pharmacist or the clinician who prescribed it before you change anything.',
    breathing[band === 'normal' && dozesInTraffic ? 'mild' : band],
  );
}

const openings: Readonly<Record<SleepinessBand, string>> = {
  normal: 'To keep it that way, protect the time that you give to sleep: most adults need seven to nine hours.',
  mild: 'Look first at the time that you give to sleep: most adults need seven to nine hours, and half an hour more in bed for two weeks is a fair experiment.',
  moderate:
    'Begin with the simplest question: do your nights leave room for the seven to nine hours that most adults need? If they do and you are sleepy all the same, that is useful for a clinician to know.',
  severe:
    'While you wait for an appointment, give sleep every chance: room for seven to nine hours, the same rising time each day, and a short nap when you need one.',
};

/** At most one, by the most significant answer. */
function hintOf({ likely, recommendation }: Sleeper): string | false {
  if (likely('lying_down') && likely('after_lunch')) {
    return 'Your afternoons score high, and the dip after midday is deeper when nights are short.';
  }
  if (likely('watching_tv')) {
    return 'If you fall asleep in front of the television and then lie awake in bed, going to bed at the first nod may help.';
  }
  if (likely('passenger_car') && recommendation.severity !== 'severe') {
    return 'If long drives make you drowsy as a passenger, plan breaks for the trips on which you drive.';
  }
  if (likely('reading'))
    return 'If a few pages are enough to make you nod off, compare mornings with evenings: it shows whether you are short of sleep or only winding down.';
  if (likely('sitting_inactive')) return 'If meetings make you nod off, notice what the night before was like.';
  return false;
}

const breathing: Readonly<Record<SleepinessBand, string>> = {
  normal:
    'A low total is reassuring, but this scale cannot rule sleep apnoea out: some people with it feel wide awake. If you snore loudly, or somebody has seen your breathing pause, answer the STOP-BANG questions on this same page as well.',
  mild: 'Do you snore, or has somebody seen your breathing pause in your sleep? Then answer the STOP-BANG questions on this same page too, because this scale cannot rule sleep apnoea out.',
  moderate:
    'Snoring, gasping, or pauses in breathing that somebody else has seen point to another common cause, sleep apnoea. The STOP-BANG questions on this same page look at that, and both results together tell a clinician more than one.',
  severe:
    'Snoring, gasping, or pauses in breathing that somebody has seen matter most here, because they point to sleep apnoea, a common cause. Answer the STOP-BANG questions on this same page before you go, and take both results with you.',
};
