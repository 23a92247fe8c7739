import type { AnalysisRequest } from '#domain/screeners/analysis-request.ts';
import { assess } from '#domain/screeners/answers.ts';
import { epworth } from '#domain/screeners/epworth/epworth.ts';
import { trafficSituation } from '#domain/screeners/epworth/items.ts';
import type { Recommendation } from '#domain/screeners/instrument.ts';

export type DozingSituation = keyof AnalysisRequest['answers'];
export type Chance = 'none' | 'slight' | 'moderate' | 'high';
export type SleepinessBand = 'normal' | 'mild' | 'moderate' | 'severe';

/** The facts that select the sentences. */
export interface Sleeper {
  score: string;
  /** The source's title of the band. */
  title: string;
  band: SleepinessBand;
  /** The recommendation of the result page. No sentence here recommends anything else, or another time. */
  recommendation: Recommendation;
  /** Exactly one point below the next band. */
  nearlyNext: boolean;
  /** The scale's author calls the total mild, this site moderate. */
  authorSaysMild: boolean;
  /** The situations for each chance, in the order of the questionnaire. */
  at: Readonly<Record<Chance, readonly DozingSituation[]>>;
  dozesInTraffic: boolean;
  /** Whether the chance in this situation is moderate or high. */
  likely: (situation: DozingSituation) => boolean;
  any: (situation: DozingSituation) => boolean;
}

const chances: readonly Chance[] = ['none', 'slight', 'moderate', 'high'];

/** The highest total that the scale's author calls mild. */
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
