import type { AnalysisRequest } from '#domain/screeners/analysis-request.ts';
import { assess } from '#domain/screeners/answers.ts';
import { epworth } from '#domain/screeners/epworth/epworth.ts';
import { trafficSituation } from '#domain/screeners/epworth/items.ts';
import type { Recommendation } from '#domain/screeners/instrument.ts';

export type DozingSituation = keyof AnalysisRequest['answers'];
export type Chance = 'none' | 'slight' | 'moderate' | 'high';
export type SleepinessBand = 'normal' | 'mild' | 'moderate' | 'severe';

/** What the sentences are chosen by. */
export interface Sleeper {
  score: string;
  /** The source's title of the band. */
  title: string;
  band: SleepinessBand;
  /** What the result page says to do. No sentence here says another thing to do, or another time for it. */
  recommendation: Recommendation;
  /** Exactly one point under the next band. */
  nearlyNext: boolean;
  /** Where the author of the scale says mild and this site moderate. */
  authorSaysMild: boolean;
  /** The situations of each chance, in the order of the questionnaire. */
  at: Readonly<Record<Chance, readonly DozingSituation[]>>;
  dozesInTraffic: boolean;
  /** A moderate or high chance in this situation. */
  likely: (situation: DozingSituation) => boolean;
  any: (situation: DozingSituation) => boolean;
}

const chances: readonly Chance[] = ['none', 'slight', 'moderate', 'high'];

/** The last total that the author of the scale calls mild. */
const authorMildTo = 12;

export function sleeperOf({ answers }: AnalysisRequest): Sleeper {
  const assessment = assess(epworth, answers);
  if (!assessment) throw new TypeError('an answer is missing');
  const { result, responses } = assessment;
  const bands = epworth.scale.bands;
  const situationsOf = (chance: Chance) =>
    responses.filter(({ option }) => chances[option.points] === chance).map(({ item }) => item.id as DozingSituation);
  const points = (situation: DozingSituation) => answers[situation];
  return {
    score: String(result.score),
    title: result.title,
    band: result.band as SleepinessBand,
    recommendation: result.recommendation,
    nearlyNext: bands.some(({ from }) => from === result.score + 1),
    authorSaysMild: result.band === 'moderate' && result.score <= authorMildTo,
    at: {
      none: situationsOf('none'),
      slight: situationsOf('slight'),
      moderate: situationsOf('moderate'),
      high: situationsOf('high'),
    },
    dozesInTraffic: points(trafficSituation) > 0,
    likely: (situation) => points(situation) >= 2,
    any: (situation) => points(situation) > 0,
  };
}
