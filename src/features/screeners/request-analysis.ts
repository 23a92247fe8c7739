import type { AnalysisRequest } from '#domain/screeners/analysis-request.ts';
import type { Assessment } from '#domain/screeners/answers.ts';
import type { SleepAnalysisReply } from '#wire/sleep-analysis.ts';

/** Shown for every failure, because the next step is the same. */
export const analysisUnavailable =
  'AI analysis temporarily unavailable. Please consult with a healthcare professional for detailed interpretation.';

const address = '/functions/v1/sleep-ai-analysis';
export const timeoutMs = 20_000;

/** The request body: the score and the eight answers, without identity. */
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
 * Requests an explanation of an Epworth result. Null for any failure, including an abort by the caller.
 *
 * @param signal Aborts the request.
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
      // Without cookies: the request is anonymous.
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

/** The text of a reply that matches wire/sleep-analysis.ts, otherwise null. */
export function analysisIn(reply: unknown): string | null {
  if (typeof reply !== 'object' || reply === null) return null;
  const { analysis, error }: { [Field in keyof SleepAnalysisReply]?: unknown } = reply;
  return (error ?? null) === null && typeof analysis === 'string' ? analysis.trim() || null : null;
}
