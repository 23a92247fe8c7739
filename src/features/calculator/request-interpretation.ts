import { calculate, display } from '#domain/calculator/result.ts';
import { chosenUnits, type ResultUnits } from '#domain/calculator/result-units.ts';
import type { SafePlan } from '#domain/calculator/safety.ts';

/** CALC-10: shown for every failure. The figures do not depend on it, because the browser calculates them. */
export const interpretationUnavailable = {
  title: 'AI Interpretation Unavailable',
  description: "We couldn't generate an interpretation right now. Your results are still accurate!",
} as const;

const address = '/functions/v1/ai-interpret-calculator';
const timeoutMs = 20_000;

/**
 * The request body: the answers, the figures of the formulas and any units that are not metric, without identity. It holds
 * the requested goal: the server decides which plan to withhold, as the browser did.
 */
function interpretationBody({ entered, calculation }: SafePlan, units: ResultUnits) {
  const chosen = chosenUnits(units);
  return {
    inputs: entered,
    results: display(calculate(calculation.inputs)),
    ...(Object.keys(chosen).length > 0 ? { units: chosen } : {}),
  };
}

/**
 * Requests an interpretation of a result. Null for any failure.
 *
 * @param signal Aborts the request.
 */
export async function requestInterpretation(
  plan: SafePlan,
  units: ResultUnits,
  signal: AbortSignal,
): Promise<string | null> {
  const giveUp = new AbortController();
  const stop = () => giveUp.abort();
  const timer = setTimeout(stop, timeoutMs);
  signal.addEventListener('abort', stop);
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(interpretationBody(plan, units)),
      // Without cookies: the request is anonymous.
      credentials: 'omit',
      cache: 'no-store',
      signal: giveUp.signal,
    });
    return response.ok ? interpretationIn(await response.json()) : null;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

function interpretationIn(reply: unknown): string | null {
  if (typeof reply !== 'object' || reply === null) return null;
  const { interpretation, error }: { interpretation?: unknown; error?: unknown } = reply;
  return (error ?? null) === null && typeof interpretation === 'string' ? interpretation.trim() || null : null;
}
