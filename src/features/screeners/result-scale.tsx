import type { Assessment } from '#domain/screeners/answers.ts';
import { asPolyline, bandPoints, bandSpans, scaleHeight, scaleWidth, scorePoint, tidePoints } from './scale-shape.ts';
import { SeverityMark, severityLooks } from './severity.tsx';

const pinRadius = 18;

/** The scale drawn on the tide line with the person's marker, and the bands listed below it. */
export function ResultScale({ assessment }: { assessment: Assessment }) {
  const { instrument, result } = assessment;
  const { score, max } = result;
  const spans = bandSpans(instrument.scale);
  const { x, y } = scorePoint(score, max);
  const pinX = Math.min(Math.max(x, pinRadius + 2), scaleWidth - pinRadius - 2);
  // Severity by the score, as for the bands beside it; the urgency by all answers is above.
  const { fill, stroke } = severityLooks[spans.find(({ id }) => id === result.band)?.severity ?? 'severe'];
  const bandsInWords = spans.map(({ title, from, to }) => `${title} ${inWords(from, to)}`).join(', ');
  return (
    <figure className="w-full max-w-md">
      <svg
        role="img"
        aria-label={`Scale from 0 to ${max}: ${bandsInWords}. Your score is ${score}, ${result.title}.`}
        viewBox={`0 0 ${scaleWidth} ${scaleHeight}`}
        fill="none"
        className="draws-itself block h-auto w-full overflow-visible"
      >
        <g className="stroke-brand" strokeWidth="1.2">
          <polyline points={asPolyline(tidePoints(), 13)} opacity="0.4" />
          <polyline points={asPolyline(tidePoints(), 22)} opacity="0.22" />
        </g>
        {spans.map((span) => (
          <polyline
            key={span.id}
            points={asPolyline(bandPoints(span, max))}
            strokeWidth={span.id === result.band ? 11 : 5}
            strokeLinejoin="round"
            className={severityLooks[span.severity].stroke}
          />
        ))}
        <path d={`M${pinX} 30L${x} ${y}`} strokeWidth="2.5" className={stroke} />
        <circle cx={x} cy={y} r="6.5" strokeWidth="3" className={`fill-surface ${stroke}`} />
        <circle cx={pinX} cy={pinRadius + 2} r={pinRadius} className={fill} />
        <text x={pinX} y={pinRadius + 8} textAnchor="middle" fontSize="18" fontWeight="800" className="fill-on-strong">
          {score}
        </text>
        <g fontSize="13" textAnchor="middle" className="fill-ink-soft">
          {[...spans.map(({ from }) => from), max].map((value) => (
            <text key={value} x={scorePoint(value, max).x} y={scaleHeight - 3}>
              {value}
            </text>
          ))}
        </g>
      </svg>
      <figcaption>
        <ul className="mt-3 grid gap-1 text-sm print:text-[9pt]">
          {spans.map(({ id, title, severity, from, to }) => {
            const current = id === result.band;
            return (
              <li key={id} className={`flex items-baseline gap-2.5 ${current ? 'font-bold' : 'text-ink-soft'}`}>
                <SeverityMark severity={severity} className="size-3.5 translate-y-px" />
                <span>
                  {inWords(from, to)}: {title}
                  {current && <span className="font-normal"> (your score)</span>}
                </span>
              </li>
            );
          })}
        </ul>
      </figcaption>
    </figure>
  );
}

function inWords(from: number, to: number): string {
  return from === to ? `${from}` : `${from} to ${to}`;
}
