import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { type WebVital, webVitalEvent } from '#domain/analytics/web-vitals.ts';
import type { Shell } from '#wire/shell.ts';
import { openTag, type TagWindow } from './tag.ts';

let tag: TagWindow | undefined;
let observing = false;

/** Reports the web vitals of this visit to the clinic's tag. Returns a function that stops it. */
export function measure(settings: NonNullable<Shell['analytics']>): () => void {
  tag = openTag(settings);
  observe();
  return () => {
    tag?.close();
    tag = undefined;
  };
}

// The observers of web-vitals live as long as the page. Without an open tag their reports are dropped.
function observe(): void {
  if (observing) return;
  observing = true;
  // Name and number only: the rest of the measure holds the page's address and elements.
  const report = ({ name, value }: { name: WebVital; value: number }) =>
    tag?.gtag('event', name, webVitalEvent(name, value));
  onCLS(report);
  onFCP(report);
  onINP(report);
  onLCP(report);
  onTTFB(report);
}
