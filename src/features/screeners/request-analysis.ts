import type { AnalysisRequest } from '#domain/screeners/analysis-request.ts';
import type { Assessment } from '#domain/screeners/answers.ts';
import type { SleepAnalysisReply } from '#wire/sleep-analysis.ts';

/** Shown for every failure alike: whatever went wrong, the next step is the same. */
export const analysisUnavailable =
  'AI analysis temporarily unavailable. Please consult with a healthcare professional for detailed interpretation.';

const address = '/functions/v1/sleep-ai-analysis';
export const timeoutMs = 20_000;

/** What leaves the device: the score and the eight answers, and nothing that says whose they are. */
export function analysisBody({ result, responses }: Assessment): AnalysisRequest {
  return {
    assessmentType: 'epworth',
    score: result.score,
    answers: Object.fromEntries(
      responses.map(({ item, option }) => [item.id, option.points]),
    ) as AnalysisRequest['answers'],
  };
}

/**
 * Asks the server to explain an Epworth result. Null for a failure of any kind, the caller's own cancelling included.
 *
 * @param signal Gives the request up.
 */
export async function requestAnalysis(
  assessment: Assessment,
  signal: AbortSignal,
  send: typeof fetch = fetch,
): Promise<string | null> {
  const giveUp = new AbortController();
  const stop = () => giveUp.abort();
  const timer = setTimeout(stop, timeoutMs);
  signal.addEventListener('abort', stop);
  try {
    const response = await send(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(analysisBody(assessment)),
      // No cookie goes with it: who asks is nobody's business.
      credentials: 'omit',
      cache: 'no-store',
      signal: giveUp.signal,
    });
    return response.ok ? analysisIn(await response.json()) : null;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

/** The text of a reply that is as wire/sleep-analysis.ts says, otherwise null. */
export function analysisIn(reply: unknown): string | null {
  if (typeof reply !== 'object' || reply === null) return null;
  const { analysis, error }: { [Field in keyof SleepAnalysisReply]?: unknown } = reply;
  return (error ?? null) === null && typeof analysis === 'string' ? analysis.trim() || null : null;
}
