import type { ResultUnits } from '../calculator/result-units.ts';
import type { SafePlan } from '../calculator/safety.ts';
import type { Assessment } from '../screeners/answers.ts';
import type { InstrumentId } from '../screeners/instrument.ts';

/** The calculator's result, in the chosen units. */
export interface BodyFinding {
  plan: SafePlan;
  units: ResultUnits;
  at: Date;
}

/** A completed self-check. */
export interface CheckFinding {
  assessment: Assessment;
  at: Date;
}

/** The results of one person's visit. */
export interface Findings {
  body: BodyFinding | null;
  /** One for each instrument, the order of the instruments. */
  checks: readonly CheckFinding[];
}

export const noFindings: Findings = { body: null, checks: [] };

/** Whether a self-check about eating recommends a conversation, by its score or by the answers. */
export function hasEatingConcern({ checks }: Findings): boolean {
  return checks.some(
    ({ assessment: { instrument, result } }) => instrument.id === 'beds-7' && result.recommendation.severity !== 'good',
  );
}

/** The order on a page: body first, then sleep, drinking, eating and attention. */
const positions: Readonly<Record<InstrumentId, number>> = {
  'stop-bang': 1,
  epworth: 2,
  'audit-c': 3,
  'beds-7': 4,
  asrs: 5,
};

/** The findings with a check in place of an earlier one of the same instrument. */
export function withCheck(findings: Findings, check: CheckFinding): Findings {
  const { id } = check.assessment.instrument;
  const checks = [...withoutCheck(findings, id).checks, check];
  const position = ({ assessment }: CheckFinding) => positions[assessment.instrument.id];
  return { ...findings, checks: checks.sort((one, other) => position(one) - position(other)) };
}

export function withoutCheck(findings: Findings, id: InstrumentId): Findings {
  return { ...findings, checks: findings.checks.filter(({ assessment }) => assessment.instrument.id !== id) };
}

export function countOf({ body, checks }: Findings): number {
  return checks.length + (body ? 1 : 0);
}
