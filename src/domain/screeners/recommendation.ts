import type { Assessment } from './answers.ts';
import type { BandAdvice, BandSeverity, Recommendation, ScreenerNotice } from './instrument.ts';

const order: readonly BandSeverity[] = ['good', 'caution', 'warning', 'severe'];

/**
 * The one recommendation: the most careful of what the band and the notices ask for. A notice that asks for as much as
 * the band goes before it, because it knows the answers and the band knows the score alone.
 */
export function recommend(band: BandAdvice, notices: readonly ScreenerNotice[]): Recommendation {
  const { recommendation, severity } = [...notices.flatMap(({ asks }) => asks ?? []), band].reduce((most, next) =>
    order.indexOf(next.severity) > order.indexOf(most.severity) ? next : most,
  );
  return { text: recommendation, severity, helpLines: notices.flatMap(({ phone }) => phone ?? []) };
}

/** The notices that these answers called for, beside those that everybody is shown. */
export function calledFor({ instrument, result }: Assessment): ScreenerNotice[] {
  return result.notices.filter((notice) => !instrument.notices.includes(notice));
}

/** What goes along with the recommendation to a reader who does not have the page: what was called for, and help lines. */
export function passedOn(assessment: Assessment): ScreenerNotice[] {
  const called = calledFor(assessment);
  return assessment.result.notices.filter((notice) => notice.phone || called.includes(notice));
}

/** A notice as one line of text. */
export function noticeInWords({ title, text, phone }: ScreenerNotice): string {
  return `${title}. ${text}${phone ? ` ${phone.name}: ${phone.number}.` : ''}`;
}
