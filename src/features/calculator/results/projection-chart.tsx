import { chartScale } from '#domain/calculator/chart-scale.ts';
import type { DynamicProjection } from '#domain/calculator/dynamic-projection.ts';
import { type Projection, rangeInWords } from '#domain/calculator/projection.ts';
import type { ResultUnits } from '#domain/calculator/result-units.ts';
import { inWords } from '#domain/calculator/units.ts';

const top = 40;

interface ProjectionChartProps {
  projection: Projection;
  /** The projection by the dynamic model, drawn dashed. */
  dynamic?: DynamicProjection | null;
  units: ResultUnits;
  /** Less high, for paper. */
  low?: boolean;
}

/** Twelve weeks on a scale of weight: the projection by the formula with a mark at either end, and its range shaded. */
export function ProjectionChart({ projection, dynamic = null, units, low = false }: ProjectionChartProps) {
  const height = low ? 170 : 300;
  const bottom = height - 36;
  const { points } = projection;
  const { weight: unit } = units;
  const spans = points.map(({ weight, span }) => span ?? { low: weight, high: weight });
  const scale = chartScale(
    [...spans.flatMap((span) => [span.low, span.high]), ...(dynamic?.points.map(({ weight }) => weight) ?? [])],
    unit,
  );
  const [first = 0, last = 0] = [points[0]?.weight, points.at(-1)?.weight];
  const weeks = points.length - 1;
  // Margins at both ends for the marks and their labels.
  const xOf = (week: number) => 4 + (week / weeks) * 92;
  const yOf = (weight: number) => top + ((scale.high - weight) / (scale.high - scale.low)) * (bottom - top);
  const at = (week: number, weight: number) => `${xOf(week).toFixed(2)} ${yOf(weight).toFixed(2)}`;
  const course = points.map(({ week, weight }) => at(week, weight)).join('L');
  const bent = dynamic?.points.map(({ week, weight }) => at(week, weight)).join('L');
  const highEdge = spans.map((span, week) => at(week, span.high)).join('L');
  const lowEdge = spans.map((span, week) => at(week, span.low)).reverse();
  const range = rangeInWords(projection, units);
  return (
    <figure>
      <div
        role="img"
        // The sentence beside it describes it.
        aria-label={`Chart of weight over ${weeks} weeks, from ${inWords(first, unit)} to ${inWords(last, unit)}.`}
        className="flex [print-color-adjust:exact]"
      >
        <svg
          aria-hidden="true"
          focusable="false"
          height={height}
          className={`shrink-0 ${unit === 'st-lb' ? 'w-19' : 'w-13'}`}
        >
          {scale.marks.map((mark) => (
            <text
              key={mark}
              x="100%"
              dx="-8"
              y={yOf(mark) + 4}
              textAnchor="end"
              data-mark
              className="fill-ink-soft text-tick font-semibold tabular-nums"
            >
              {inWords(mark, unit)}
            </text>
          ))}
        </svg>
        <svg
          aria-hidden="true"
          focusable="false"
          width="100%"
          height={height}
          className="draws-itself block min-w-0 overflow-visible"
        >
          {scale.marks.map((mark) => (
            <line key={mark} x1="0" x2="100%" y1={yOf(mark)} y2={yOf(mark)} strokeWidth="1" className="stroke-line" />
          ))}
          <svg
            aria-hidden="true"
            focusable="false"
            width="100%"
            height={height}
            viewBox={`0 0 100 ${height}`}
            preserveAspectRatio="none"
            fill="none"
          >
            {range && (
              <path d={`M${highEdge}L${lowEdge.join('L')}Z`} data-range className="fill-brand" opacity="0.16" />
            )}
            <path
              vectorEffect="non-scaling-stroke"
              d={`M${course}`}
              strokeWidth="4"
              strokeLinejoin="round"
              className="stroke-brand"
            />
            {bent && (
              <path
                vectorEffect="non-scaling-stroke"
                d={`M${bent}`}
                data-dynamic
                strokeWidth="3"
                strokeDasharray="7 5"
                className="stroke-ink"
              />
            )}
          </svg>
          {[0, 3, 6, 9, 12].map((week) => (
            <text
              key={week}
              x={`${xOf(week)}%`}
              y={height - 8}
              textAnchor={week === 0 ? 'start' : week === weeks ? 'end' : 'middle'}
              className="fill-ink-soft text-tick font-semibold"
            >
              {week === 0 ? 'Today' : week === weeks ? `Week ${week}` : week}
            </text>
          ))}
          <End x={xOf(0)} y={yOf(first)} text={inWords(first, unit)} anchor="start" />
          <End x={xOf(weeks)} y={yOf(last)} text={inWords(last, unit)} anchor="end" below={last < first} />
        </svg>
      </div>
      {range && !low && (
        <figcaption className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-soft">
          <span className="flex items-center gap-2">
            <span aria-hidden="true" className="h-1 w-6 bg-brand forced-color-adjust-none" /> By the formula
          </span>{' '}
          <span className="flex items-center gap-2">
            <span aria-hidden="true" className="h-4 w-6 bg-brand opacity-16 forced-color-adjust-none" /> Range of the
            formula for 95 of 100 people
          </span>{' '}
          {bent && (
            <span className="flex items-center gap-2">
              <span aria-hidden="true" className="w-6 border-t-3 border-dashed border-ink forced-color-adjust-none" />{' '}
              By the dynamic model
            </span>
          )}
        </figcaption>
      )}
    </figure>
  );
}

interface EndProps {
  x: number;
  y: number;
  text: string;
  anchor: 'start' | 'end';
  /** On the side without the line. */
  below?: boolean;
}

function End({ x, y, text, anchor, below = false }: EndProps) {
  return (
    <>
      <circle cx={`${x}%`} cy={y} r="7" strokeWidth="3.5" className="fill-surface stroke-ink" />
      <text
        x={`${x}%`}
        y={below ? y + 28 : y - 16}
        textAnchor={anchor}
        className="fill-ink text-h4 font-bold tabular-nums"
      >
        {text}
      </text>
    </>
  );
}
