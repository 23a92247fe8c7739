import { useSyncExternalStore } from 'react';
import type { ResultUnits } from '#domain/calculator/result-units.ts';
import type { SafePlan } from '#domain/calculator/safety.ts';
import { type CheckFinding, type Findings, noFindings, withCheck, withoutCheck } from '#domain/handover/findings.ts';
import type { InstrumentId } from '#domain/screeners/instrument.ts';

/**
 * What was found in this tab, so that one page can show it together. It lives in memory only and goes with the tab, with
 * a reload, and when somebody says so. Nothing but an effect or a press may write to it: neither happens on the server.
 */
let findings: Findings = noFindings;
const listeners = new Set<() => void>();

function keep(next: Findings): void {
  findings = next;
  for (const listener of listeners) listener();
}

/** A result that is told again, in other units, keeps its time. */
export function rememberBody(plan: SafePlan, units: ResultUnits): void {
  const { body } = findings;
  if (body?.plan === plan && body.units === units) return;
  keep({ ...findings, body: { plan, units, at: body?.plan === plan ? body.at : new Date() } });
}

export function rememberCheck(check: CheckFinding): void {
  const known = findings.checks.find(({ assessment }) => assessment.instrument === check.assessment.instrument);
  if (known?.at !== check.at) keep(withCheck(findings, check));
}

export function forgetBody(): void {
  keep({ ...findings, body: null });
}

export function forgetCheck(id: InstrumentId): void {
  keep(withoutCheck(findings, id));
}

export function forgetEverything(): void {
  keep(noFindings);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useFindings(): Findings {
  return useSyncExternalStore(
    listen,
    () => findings,
    () => noFindings,
  );
}
