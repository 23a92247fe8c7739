import { useEffect } from 'react';
import type { ResultUnits } from '#domain/calculator/result-units.ts';
import type { SafePlan } from '#domain/calculator/safety.ts';
import { type CheckFinding, countOf } from '#domain/handover/findings.ts';
import { SummaryLink } from '#features/summary/summary-link.tsx';
import { rememberBody, rememberCheck, useFindings } from './tab-findings.ts';

type NextStepProps =
  | { check: CheckFinding; body?: never }
  | { body: { plan: SafePlan; units: ResultUnits }; check?: never };

/** Below a result: puts it with the others of this tab, and leads to them. */
export function NextStep({ check, body }: NextStepProps) {
  useEffect(() => {
    if (check) rememberCheck(check);
    if (body) rememberBody(body.plan, body.units);
  }, [check, body]);
  return <SummaryLink count={countOf(useFindings())} />;
}
