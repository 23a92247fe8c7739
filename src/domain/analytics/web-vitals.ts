/** The five web vitals. */
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

/** The complete event that the analytics tag receives for a measure. */
export interface WebVitalEvent {
  event_category: 'Web Vitals';
  event_label: Rating;
  value: number;
  non_interaction: true;
}

/**
 * The event of a measure. It is built from a name and a number, so that it cannot include other data of the browser, such
 * as the page's address or the element that moved.
 */
export function webVitalEvent(name: WebVital, value: number): WebVitalEvent {
  return {
    event_category: 'Web Vitals',
    event_label: rateWebVital(name, value),
    // Tags count whole numbers; a layout shift is a fraction.
    value: Math.round(name === 'CLS' ? value * 1000 : value),
    non_interaction: true,
  };
}
