import type { BandSeverity } from '#domain/screeners/instrument.ts';

interface Look {
  /** Urgency, in words. */
  word: string;
  text: string;
  fill: string;
  stroke: string;
}

export const severityLooks: Readonly<Record<BandSeverity, Look>> = {
  good: { word: 'In the lower range', text: 'text-good', fill: 'fill-good', stroke: 'stroke-good' },
  caution: { word: 'Worth raising at a visit', text: 'text-caution', fill: 'fill-caution', stroke: 'stroke-caution' },
  warning: { word: 'Worth an assessment', text: 'text-warning', fill: 'fill-warning', stroke: 'stroke-warning' },
  severe: { word: 'Do not put it off', text: 'text-severe', fill: 'fill-severe', stroke: 'stroke-severe' },
};

/** A shape for each severity, so that colour is never the only signal: circle, diamond, triangle, octagon. */
const shapes: Readonly<Record<BandSeverity, string>> = {
  good: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Z',
  caution: 'M12 1 23 12 12 23 1 12Z',
  warning: 'M12 2 23.5 22H.5Z',
  severe: 'M7.6 1.5h8.8l6.1 6.1v8.8l-6.1 6.1H7.6l-6.1-6.1V7.6Z',
};

/** The sign on the shape: a tick, a stop. */
const signs: Readonly<Record<BandSeverity, string>> = {
  good: 'M7 12.5l3.5 3.5 6.5-7.5',
  caution: '',
  warning: '',
  severe: 'M12 6.5v7M12 18v.01',
};

export function SeverityMark({ severity, className = 'size-5' }: { severity: BandSeverity; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width="20"
      height="20"
      viewBox="0 0 24 24"
      className={`shrink-0 ${severityLooks[severity].fill} ${className}`}
    >
      <path d={shapes[severity]} />
      <path d={signs[severity]} fill="none" strokeWidth="3" strokeLinecap="round" className="stroke-on-strong" />
    </svg>
  );
}
