/** A visitor's answer to the question whether their visit may be measured. */
export type ConsentAnswer = 'allowed' | 'refused';

/** Validity of an answer; after it the question is shown again. */
export const consentMonths = 6;

/** The stored text of an answer and its time. */
export function consentRecord(answer: ConsentAnswer, now: Date): string {
  const until = new Date(now);
  until.setUTCMonth(until.getUTCMonth() + consentMonths);
  return JSON.stringify({ answer, until: until.toISOString() });
}

/**
 * The answer in a stored text, or undefined without a valid one. Unreadable text counts as not answered, so that doubt
 * never switches measurement on.
 */
export function readConsent(record: string | null, now: Date): ConsentAnswer | undefined {
  if (record === null) return undefined;
  try {
    const { answer, until } = JSON.parse(record) as { answer?: unknown; until?: unknown };
    if (answer !== 'allowed' && answer !== 'refused') return undefined;
    if (typeof until !== 'string' || !(Date.parse(until) > now.getTime())) return undefined;
    return answer;
  } catch {
    return undefined;
  }
}
