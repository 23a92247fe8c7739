import { buildGain, goalWeightFloor, kilocaloriesPerKilogram, lossAfter, projectionWeeks } from './goal-weight.ts';
import { isLoseGoal } from './inputs.ts';
import type { Calculation } from './result.ts';
import { figure } from './rounding.ts';

export interface WeekPoint {
  /** 0 is today. */
  week: number;
  /** Kilograms, unrounded. */
  weight: number;
}

/** `upper-estimate`: most people lose less. `assumed-gain`: 2 kg is set, not worked out. `steady`: no change. */
export type ProjectionKind = 'upper-estimate' | 'assumed-gain' | 'steady';

export interface Projection {
  kind: ProjectionKind;
  /** Weeks 0 to 12; the last weight is the goal weight. */
  points: WeekPoint[];
  /** Kilograms below which the series does not go: 85% of today's weight for a lose goal. */
  floorWeight: number | null;
  /** To stand beside the chart, always. */
  note: string;
}

const notes: Readonly<Record<ProjectionKind, string>> = {
  'upper-estimate': `An upper estimate, not a promise. The straight line counts every kilogram as ${figure(kilocaloriesPerKilogram)} kcal, but the body uses less energy as weight falls, so most people lose less than this.`,
  'assumed-gain': `The goal sets a gain of ${buildGain} kg. It is not worked out from what you eat, and how much of it is muscle depends on training.`,
  steady: 'With as much energy eaten as used, the weight stays where it is.',
};

/** The weight week by week for the chart: a straight line by the formula, level from the floor on. */
export function projectWeeks(calculation: Calculation): Projection {
  const { inputs, goalWeight, dailyDeficit } = calculation;
  const { weight, goal } = inputs;
  const weeks = Array.from({ length: projectionWeeks + 1 }, (_, week) => week);
  if (isLoseGoal(goal)) {
    // goalWeight already respects the floor: the line ends on it, or meets it early.
    const points = weeks.map((week) => ({
      week,
      weight: Math.max(weight - lossAfter(week, dailyDeficit), goalWeight),
    }));
    return { kind: 'upper-estimate', points, floorWeight: weight * goalWeightFloor, note: notes['upper-estimate'] };
  }
  const points = weeks.map((week) => ({ week, weight: weight + ((goalWeight - weight) * week) / projectionWeeks }));
  const kind = goal === 'build' ? 'assumed-gain' : 'steady';
  return { kind, points, floorWeight: null, note: notes[kind] };
}

/** The chart in a sentence, for whoever does not see it. */
export function projectionInWords({ kind, points }: Projection): string {
  const first = points[0]?.weight ?? 0;
  const last = points.at(-1)?.weight ?? 0;
  if (kind === 'steady') return `Your weight stays at ${figure(first, 1)} kg over ${projectionWeeks} weeks.`;
  const change = figure(Math.abs(last - first), 1);
  const course = `From ${figure(first, 1)} kg today to ${figure(last, 1)} kg in ${projectionWeeks} weeks`;
  return kind === 'upper-estimate' ? `${course}: at most ${change} kg less.` : `${course}: ${change} kg more.`;
}
