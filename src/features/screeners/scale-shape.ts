import type { BandSeverity, Scale } from '#domain/screeners/instrument.ts';

/** Units of the drawing. */
export const scaleWidth = 360;
export const scaleHeight = 112;

const left = 14;
const right = scaleWidth - 14;
const waterLevel = 62;
/** Width of the gap between two bands. */
const gap = 3;
const step = 6;

export interface BandSpan {
  id: string;
  title: string;
  severity: BandSeverity;
  /** The lowest and the highest score of the band. */
  from: number;
  to: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Height of the tide line's swell at a position, from 0 to 1; positive is down, as on a screen. */
export function swellAt(place: number): number {
  return -7 * Math.sin(place * 2 * Math.PI);
}

/** The bands of a scale with the scores of each. */
export function bandSpans({ bands, max }: Scale): BandSpan[] {
  return bands.map(({ id, title, severity, from }, index) => ({
    id,
    title,
    severity,
    from,
    to: (bands[index + 1]?.from ?? max + 1) - 1,
  }));
}

/** The position of a score. All scores have equal widths, so that a band of one score is visible. */
export function scorePoint(score: number, max: number): Point {
  return onWater(left + ((score + 0.5) / (max + 1)) * (right - left));
}

/** The extent of a band. */
export function bandPoints({ from, to }: Pick<BandSpan, 'from' | 'to'>, max: number): Point[] {
  const edge = (score: number) => left + (score / (max + 1)) * (right - left);
  return stretch(edge(from) + gap / 2, edge(to + 1) - gap / 2);
}

/** The whole tide line, for the contours below the bands. */
export function tidePoints(): Point[] {
  return stretch(0, scaleWidth);
}

/** As an SVG path, moved down by an offset. */
export function asPolyline(points: readonly Point[], down = 0): string {
  return points.map(({ x, y }) => `${tenth(x)},${tenth(y + down)}`).join(' ');
}

function stretch(from: number, to: number): Point[] {
  const steps = Math.max(1, Math.ceil((to - from) / step));
  return Array.from({ length: steps + 1 }, (_, index) => onWater(from + ((to - from) * index) / steps));
}

/** Calm at the low end, rougher towards the high one. */
function onWater(x: number): Point {
  const place = (x - left) / (right - left);
  return { x, y: waterLevel + swellAt(place * 2) * (0.5 + place) };
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
