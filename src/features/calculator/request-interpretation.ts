import { calculate, display } from '#domain/calculator/result.ts';
import { chosenUnits, type ResultUnits } from '#domain/calculator/result-units.ts';
import type { SafePlan } from '#domain/calculator/safety.ts';

/** CALC-10: shown for every failure alike. The figures are worked out in the browser and do not depend on it. */
export const interpretationUnavailable = {
  title: 'AI Interpretation Unavailable',
  description: "We couldn't generate an interpretation right now. Your results are still accurate!",
} as const;

const address = '/functions/v1/ai-interpret-calculator';
const timeoutMs = 20_000;

/**
 * What leaves the device: the answers, the figures of the formulas and the units where they are not metric, and nothing
 * that says whose they are. The goal goes as it was asked for: which plan is withheld is for the server to find, as it was here.
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
 * Asks the server to interpret a result. Null for a failure of any kind.
 *
 * @param signal Gives the request up.
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
      // No cookie goes with it: who asks is nobody's business.
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
