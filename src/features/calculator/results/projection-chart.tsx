import { useId } from 'react';
import { type Projection, projectionInWords } from '#domain/calculator/projection.ts';
import { inWords, type WeightUnit } from '#domain/calculator/units.ts';

const top = 34;

interface ProjectionChartProps {
  projection: Projection;
  unit: WeightUnit;
  /** Drawn less high, for paper. */
  low?: boolean;
}

/** Twelve weeks as a tide going out, or coming in: the line, its echoes, and a mark at either end. */
export function ProjectionChart({ projection, unit, low = false }: ProjectionChartProps) {
  const height = low ? 170 : 240;
  const bottom = height - 72;
  const id = useId();
  const { points } = projection;
  const weights = points.map(({ weight }) => weight);
  const [first = 0, last = 0] = [weights[0], weights.at(-1)];
  // At least 4 kg of height, so that a steady weight is a level line and a small change does not look like a cliff.
  const middle = (Math.max(...weights) + Math.min(...weights)) / 2;
  const half = Math.max((Math.max(...weights) - Math.min(...weights)) / 2, 2);
  const weeks = points.length - 1;
  // Room at both ends, so that the marks and their words stay inside.
  const xOf = (week: number) => 4 + (week / weeks) * 92;
  const yOf = (weight: number) => top + ((middle + half - weight) / (2 * half)) * (bottom - top);
  const line = `M${points.map(({ week, weight }) => `${xOf(week).toFixed(2)} ${yOf(weight).toFixed(2)}`).join('L')}`;
  const unitNote =
    unit === 'kg'
      ? ''
      : ` In ${unit === 'lb' ? 'pounds' : 'stone and pounds'}: ${inWords(first, unit)} to ${inWords(last, unit)}.`;
  return (
    <svg
      role="img"
      aria-labelledby={id}
      width="100%"
      height={height}
      className="block overflow-visible [print-color-adjust:exact]"
    >
      <title id={id}>{`${projectionInWords(projection)}${unitNote}`}</title>
      <svg
        aria-hidden="true"
        focusable="false"
        width="100%"
        height={height}
        viewBox={`0 0 100 ${height}`}
        preserveAspectRatio="none"
        fill="none"
      >
        <path d={`${line}V${bottom + 40}H${xOf(0)}Z`} className="fill-mist" />
        {[9, 18].map((drop, echo) => (
          <path
            key={drop}
            transform={`translate(0 ${drop})`}
            vectorEffect="non-scaling-stroke"
            d={line}
            strokeWidth="1.5"
            opacity={0.45 - echo * 0.2}
            className="stroke-brand"
          />
        ))}
        <path
          vectorEffect="non-scaling-stroke"
          d={line}
          strokeWidth="4"
          strokeLinejoin="round"
          className="stroke-brand"
        />
      </svg>
      {[0, 3, 6, 9, 12].map((week) => (
        <g key={week}>
          <line
            x1={`${xOf(week)}%`}
            x2={`${xOf(week)}%`}
            y1={bottom + 40}
            y2={bottom + 46}
            strokeWidth="1.5"
            className="stroke-edge"
          />
          <text
            x={`${xOf(week)}%`}
            y={height - 6}
            textAnchor={week === 0 ? 'start' : week === weeks ? 'end' : 'middle'}
            className="fill-ink-soft text-xs font-semibold"
          >
            {week === 0 ? 'Today' : week === weeks ? `Week ${week}` : week}
          </text>
        </g>
      ))}
      <End x={xOf(0)} y={yOf(first)} text={inWords(first, unit)} anchor="start" below={last > first} />
      <End x={xOf(weeks)} y={yOf(last)} text={inWords(last, unit)} anchor="end" below={last < first} />
    </svg>
  );
}

interface EndProps {
  x: number;
  y: number;
  text: string;
  anchor: 'start' | 'end';
  /** On the side that the line leaves free. */
  below: boolean;
}

function End({ x, y, text, anchor, below }: EndProps) {
  return (
    <>
      <circle cx={`${x}%`} cy={y} r="7" strokeWidth="3.5" className="fill-white stroke-ink" />
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
