import { describe, expect, test } from 'vitest';
import { instruments } from '#domain/screeners/instruments.ts';
import { bandPoints, bandSpans, scaleWidth, scorePoint, tidePoints } from './scale-shape.ts';

const all = Object.values(instruments);

describe('[SCREEN-04] [SCREEN-05] the bands of a scale', () => {
  test('cover every score once, from 0 to the highest', () => {
    for (const { scale } of all) {
      const scores = bandSpans(scale).flatMap(({ from, to }) =>
        Array.from({ length: to - from + 1 }, (_, index) => from + index),
      );
      expect(scores).toEqual(Array.from({ length: scale.max + 1 }, (_, score) => score));
    }
  });

  test('are those of the instrument: STOP-BANG 0 to 2, 3 to 4, 5 to 8', () => {
    expect(bandSpans(instruments['stop-bang'].scale).map(({ title, from, to }) => [title, from, to])).toEqual([
      ['Low Risk', 0, 2],
      ['Intermediate Risk', 3, 4],
      ['High Risk', 5, 8],
    ]);
  });
});

describe('the drawn scale', () => {
  test('the marker of a score is within its own band, and on the same line', () => {
    for (const { scale } of all) {
      for (const span of bandSpans(scale)) {
        const xs = bandPoints(span, scale.max).map(({ x }) => x);
        for (let score = span.from; score <= span.to; score += 1) {
          const { x, y } = scorePoint(score, scale.max);
          expect(x).toBeGreaterThan(Math.min(...xs));
          expect(x).toBeLessThan(Math.max(...xs));
          const [before, after] = neighbours(bandPoints(span, scale.max), x);
          expect(y).toBeGreaterThanOrEqual(Math.min(before, after) - 1);
          expect(y).toBeLessThanOrEqual(Math.max(before, after) + 1);
        }
      }
    }
  });

  test('leaves clear water between two bands', () => {
    for (const { scale } of all) {
      const spans = bandSpans(scale).map((span) => bandPoints(span, scale.max).map(({ x }) => x));
      for (const [index, xs] of spans.entries()) {
        const next = spans[index + 1];
        if (next) expect(Math.min(...next) - Math.max(...xs)).toBeCloseTo(3);
      }
    }
  });

  test('stays inside its drawing', () => {
    for (const { x, y } of tidePoints()) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(scaleWidth);
      expect(y).toBeGreaterThan(45);
      expect(y).toBeLessThan(80);
    }
  });
});

function neighbours(points: readonly { x: number; y: number }[], at: number): [number, number] {
  const after = points.findIndex(({ x }) => x >= at);
  return [points[after - 1]?.y ?? Number.NaN, points[after]?.y ?? Number.NaN];
}
