import { safePlan } from '../calculator/safety.ts';
import { type BodyFinding, type Findings, hasEatingConcern } from './findings.ts';

/** The calculator's result beside the self-checks: without energy if one about eating recommends a conversation. */
export function bodyBesideChecks(findings: Findings): BodyFinding | null {
  const { body } = findings;
  if (!body || !hasEatingConcern(findings)) return body;
  return { ...body, plan: safePlan(body.plan.entered, body.units.energy, true) };
}
