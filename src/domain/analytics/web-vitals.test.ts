import { describe, expect, test } from 'vitest';
import { rateWebVital, type WebVital, webVitalEvent } from './web-vitals.ts';

describe('[DATA-02] a web vital is rated by its thresholds', () => {
  test.each<[WebVital, number, string]>([
    ['FCP', 1799, 'good'],
    ['FCP', 1800, 'good'],
    ['FCP', 1801, 'needs-improvement'],
    ['FCP', 3000, 'needs-improvement'],
    ['FCP', 3001, 'poor'],
    ['LCP', 2499, 'good'],
    ['LCP', 2500, 'good'],
    ['LCP', 2501, 'needs-improvement'],
    ['LCP', 4000, 'needs-improvement'],
    ['LCP', 4001, 'poor'],
    ['TTFB', 799, 'good'],
    ['TTFB', 800, 'good'],
    ['TTFB', 801, 'needs-improvement'],
    ['TTFB', 1800, 'needs-improvement'],
    ['TTFB', 1801, 'poor'],
    ['INP', 199, 'good'],
    ['INP', 200, 'good'],
    ['INP', 201, 'needs-improvement'],
    ['INP', 500, 'needs-improvement'],
    ['INP', 501, 'poor'],
    ['CLS', 0, 'good'],
    ['CLS', 0.1, 'good'],
    ['CLS', 0.1001, 'needs-improvement'],
    ['CLS', 0.25, 'needs-improvement'],
    ['CLS', 0.2501, 'poor'],
  ])('%s of %s is %s', (name, value, rating) => {
    expect(rateWebVital(name, value)).toBe(rating);
  });
});

describe('[DATA-02] the event of a web vital', () => {
  test('carries a category, the rating, a whole number and the mark of no interaction, and nothing else', () => {
    expect(webVitalEvent('LCP', 2612.4)).toStrictEqual({
      event_category: 'Web Vitals',
      event_label: 'needs-improvement',
      value: 2612,
      non_interaction: true,
    });
  });

  test.each<[WebVital, number, number]>([
    ['CLS', 0.1234, 123],
    ['CLS', 0.0006, 1],
    ['CLS', 0, 0],
    ['TTFB', 799.5, 800],
    ['INP', 16, 16],
  ])('%s of %s is sent as %s', (name, value, sent) => {
    expect(webVitalEvent(name, value).value).toBe(sent);
  });

  test('is rated before it is rounded', () => {
    expect(webVitalEvent('TTFB', 800.4)).toMatchObject({ value: 800, event_label: 'needs-improvement' });
  });
});
