/** The five measures of how fast and steady a page felt. */
export type WebVital = 'CLS' | 'FCP' | 'LCP' | 'TTFB' | 'INP';

export type Rating = 'good' | 'needs-improvement' | 'poor';

/** Up to `good` is good, above `poor` is poor. Milliseconds; CLS has no unit. */
export const webVitalThresholds: Readonly<Record<WebVital, { good: number; poor: number }>> = {
  CLS: { good: 0.1, poor: 0.25 },
  FCP: { good: 1800, poor: 3000 },
  LCP: { good: 2500, poor: 4000 },
  TTFB: { good: 800, poor: 1800 },
  INP: { good: 200, poor: 500 },
};

export function rateWebVital(name: WebVital, value: number): Rating {
  const { good, poor } = webVitalThresholds[name];
  if (value <= good) return 'good';
  return value <= poor ? 'needs-improvement' : 'poor';
}

/** What the analytics tag is told about a measure, and all that it is told. */
export interface WebVitalEvent {
  event_category: 'Web Vitals';
  event_label: Rating;
  value: number;
  non_interaction: true;
}

/**
 * The event of a measure. It is built from a name and a number, so that nothing else that the browser knows about
 * the measure (the page's address, the element that moved) can come along.
 */
export function webVitalEvent(name: WebVital, value: number): WebVitalEvent {
  return {
    event_category: 'Web Vitals',
    event_label: rateWebVital(name, value),
    // Tags count in whole numbers; a shift is a fraction.
    value: Math.round(name === 'CLS' ? value * 1000 : value),
    non_interaction: true,
  };
}
