import type { Assessment } from './answers.ts';
import type { BandAdvice, BandSeverity, Recommendation, ScreenerNotice } from './instrument.ts';

const order: readonly BandSeverity[] = ['good', 'caution', 'warning', 'severe'];

/**
 * The one recommendation: the strongest advice of band and notices. At equal strength a notice takes precedence over the
 * band, because it depends on the answers and the band on the score alone.
 */
export function recommend(band: BandAdvice, notices: readonly ScreenerNotice[]): Recommendation {
  const { recommendation, severity } = [...notices.flatMap(({ asks }) => asks ?? []), band].reduce((most, next) =>
    order.indexOf(next.severity) > order.indexOf(most.severity) ? next : most,
  );
  return { text: recommendation, severity, helpLines: notices.flatMap(({ phone }) => phone ?? []) };
}

/** The notices caused by these answers, without those that are always shown. */
export function calledFor({ instrument, result }: Assessment): ScreenerNotice[] {
  return result.notices.filter((notice) => !instrument.notices.includes(notice));
}

/** The additions to the recommendation for a reader without the page: the notices for these answers, and help lines. */
export function passedOn(assessment: Assessment): ScreenerNotice[] {
  const called = calledFor(assessment);
  return assessment.result.notices.filter((notice) => notice.phone || called.includes(notice));
}

/** A notice as one line of text. */
export function noticeInWords({ title, text, phone }: ScreenerNotice): string {
  return `${title}. ${text}${phone ? ` ${phone.name}: ${phone.number}.` : ''}`;
}
