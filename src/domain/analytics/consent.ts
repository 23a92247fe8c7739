/** What a person answered when asked whether their visit may be measured. */
export type ConsentAnswer = 'allowed' | 'refused';

/** An answer holds this long; then it is asked for again. */
export const consentMonths = 6;

/** The text to keep for an answer given at a moment. */
export function consentRecord(answer: ConsentAnswer, now: Date): string {
  const until = new Date(now);
  until.setUTCMonth(until.getUTCMonth() + consentMonths);
  return JSON.stringify({ answer, until: until.toISOString() });
}

/**
 * The answer in a kept text, or undefined where there is none that still holds. Anything unreadable counts as not
 * answered: a doubt never switches measuring on.
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
