export interface ScaleStretch {
  label: string;
  /** Percent of the width. */
  from: number;
  to: number;
  /** Class that colours the line. */
  stroke: string;
}

interface TideScaleProps {
  stretches: readonly ScaleStretch[];
  ticks: readonly { percent: number; text: string; minor?: boolean }[];
  marker: { percent: number; text: string };
  /** The whole scale in a sentence. */
  description: string;
}

const height = 104;
const middle = 62;

/** Height of the tide line at a percentage of the width: two swells, as along the beach of the site's drawings. */
const tideAt = (percent: number) => middle - 9 * Math.sin((percent / 100) * Math.PI * 3.2 + 0.5);

function pathBetween(from: number, to: number): string {
  const steps = Math.max(2, Math.ceil((to - from) / 2));
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const percent = from + ((to - from) * step) / steps;
    return `${percent.toFixed(2)} ${tideAt(percent).toFixed(2)}`;
  });
  return `M${points.join('L')}`;
}

/** Near an end, labels are aligned inwards to stay on the scale. */
const anchorAt = (percent: number) => (percent < 8 ? 'start' : percent > 92 ? 'end' : 'middle');

/**
 * A scale drawn as a tide line, coloured by its bands, with the person's mark. Horizontal positions are percentages and
 * text has a fixed size, so that it is readable on a phone and on a wide screen.
 */
export function TideScale({ stretches, ticks, marker, description }: TideScaleProps) {
  const x = `${marker.percent}%`;
  const y = tideAt(marker.percent);
  return (
    <div role="img" aria-label={description}>
      <svg
        aria-hidden="true"
        focusable="false"
        width="100%"
        height={height}
        className="draws-itself block overflow-visible [print-color-adjust:exact]"
      >
        <svg
          aria-hidden="true"
          focusable="false"
          x="0"
          y="0"
          width="100%"
          height={height}
          viewBox={`0 0 100 ${height}`}
          preserveAspectRatio="none"
          fill="none"
          className="overflow-visible"
        >
          {[12, 19].map((drop, line) => (
            <path
              key={drop}
              transform={`translate(0 ${drop})`}
              vectorEffect="non-scaling-stroke"
              d={pathBetween(0, 100)}
              strokeWidth="1.5"
              opacity={0.35 - line * 0.15}
              className="stroke-brand"
            />
          ))}
          {stretches.map(({ label, from, to, stroke }) => (
            <path
              key={label}
              vectorEffect="non-scaling-stroke"
              d={pathBetween(from, to)}
              strokeWidth="12"
              className={stroke}
            />
          ))}
        </svg>
        {stretches.slice(1).map(({ label, from }) => (
          <line
            key={label}
            x1={`${from}%`}
            x2={`${from}%`}
            y1={tideAt(from) - 8}
            y2={tideAt(from) + 8}
            strokeWidth="3"
            className="stroke-surface"
          />
        ))}
        {ticks.map(({ percent, text, minor }) => (
          <text
            key={text}
            x={`${percent}%`}
            y={height - 4}
            textAnchor={anchorAt(percent)}
            className={`fill-ink-soft text-tick font-semibold tabular-nums ${minor ? 'hidden sm:block' : ''}`}
          >
            {text}
          </text>
        ))}
        <line x1={x} x2={x} y1={26} y2={y} strokeWidth="2.5" className="stroke-ink" />
        <circle cx={x} cy={y} r="10" strokeWidth="4" className="fill-surface stroke-ink" />
        <text x={x} y="17" textAnchor={anchorAt(marker.percent)} className="fill-ink text-h4 font-extrabold">
          {marker.text}
        </text>
      </svg>
    </div>
  );
}
