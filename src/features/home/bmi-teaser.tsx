import { Fragment, useEffect, useId, useState } from 'react';
import {
  bmiCategory,
  bmiMarkerPercent,
  bmiScaleBands,
  bodyMassIndex,
  heightRange,
  weightRange,
} from '#domain/calculator/body-metrics.ts';
import { Announcement } from '#ui/announcement/announcement.tsx';
import { useAnnouncer } from '#ui/announcement/use-announcer.ts';
import { Link } from '#ui/link/link.tsx';
import { Prose } from '#ui/prose/prose.tsx';
import { TideEdge } from '#ui/tide/tide.tsx';
import type { HomePage } from '#wire/home.ts';

/**
 * Height and weight in, BMI out, on this device only. The fields have no names, so that a form sent before the script is
 * ready carries no values: it only opens the calculator. Without script there is a link and no form.
 */
export function BmiTeaser({ text }: { text: HomePage['home']['tools'] }) {
  const [height, setHeight] = useState('');
  const [weight, setWeight] = useState('');
  return (
    <section>
      <TideEdge colour="mist" className="bg-sand" />
      <div className="bg-mist pt-10 pb-16 md:pb-24">
        <div className="wrap grid items-center gap-10 lg:grid-cols-2 lg:gap-16">
          <div>
            <h2 className="text-h2">{text.title}</h2>
            <Prose text={text.text} className="measure mt-4 text-lead text-ink-soft" />
            <p className="mt-5">
              <Link href="/calculator" className="text-link">
                {text.link}
              </Link>
            </p>
          </div>
          <form
            action="/calculator"
            onSubmit={(event) => event.preventDefault()}
            className="rounded-large bg-surface p-6 shadow-card md:p-8 forced-border noscript:hidden"
          >
            <div className="grid gap-4 xs:grid-cols-2">
              <NumberField label="Height" unit="cm" value={height} onChange={setHeight} />
              <NumberField label="Weight" unit="kg" value={weight} onChange={setWeight} />
            </div>
            <BmiAnswer height={height} weight={weight} />
          </form>
        </div>
      </div>
    </section>
  );
}

function NumberField({
  label,
  unit,
  value,
  onChange,
}: {
  label: string;
  unit: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}{' '}
        <span className="font-normal text-ink-soft">
          <span className="sr-only">in {unit === 'cm' ? 'centimetres' : 'kilograms'}</span>
          <span aria-hidden="true">({unit})</span>
        </span>
      </label>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="mt-1.5 min-h-14 w-full rounded-card border-2 border-edge bg-surface px-4 text-h3 font-semibold"
      />
    </div>
  );
}

function BmiAnswer({ height, weight }: { height: string; weight: string }) {
  const centimetres = parseNumber(height);
  const kilograms = parseNumber(weight);
  const given = height.trim() !== '' && weight.trim() !== '';
  const fits =
    centimetres >= heightRange.min &&
    centimetres <= heightRange.max &&
    kilograms >= weightRange.min &&
    kilograms <= weightRange.max;
  const bmi = fits ? bodyMassIndex(kilograms, centimetres) : undefined;
  const [said, say] = useAnnouncer();
  const words =
    bmi === undefined
      ? `Please check the units: height from ${heightRange.min} to ${heightRange.max} cm, weight from ${weightRange.min} to ${weightRange.max} kg.`
      : `Your body mass index is ${bmi.toFixed(1)}. Health guidelines call this range ${bmiCategory(bmi)}.`;
  useEffect(() => {
    if (given) say(words);
  }, [given, words, say]);
  return (
    <>
      {/* Announced as one sentence, without the parts that never change. */}
      <Announcement {...said} />
      <output aria-live="off" className="mt-6 block min-h-44 border-t border-line pt-4">
        <Scale bmi={bmi} />
        {bmi !== undefined && (
          <>
            <span className="block text-lead">
              Your body mass index is{' '}
              <strong className="text-h2 font-extrabold tracking-tight">{bmi.toFixed(1)}</strong>. Health guidelines
              call this range <strong>{bmiCategory(bmi)}</strong>.
            </span>
            <span className="mt-2 block text-sm text-ink-soft">
              For adults 18 and over, not for pregnancy. Lower cut-offs, from 23 and 27.5, apply to some backgrounds. It
              is one measure among many and says nothing about your worth or your whole health.
              {bmi < 18.5 &&
                ' If you are losing weight without meaning to, or eating feels hard, please talk to a clinician, or to the Butterfly helpline on 1800 33 4673.'}
            </span>
          </>
        )}
        {bmi === undefined && given && <span className="block text-ink-soft">{words}</span>}
        {!given && (
          <span className="block text-ink-soft">
            Your body mass index appears here, on the scale that health guidelines use. Nothing is sent or kept.
          </span>
        )}
      </output>
    </>
  );
}

/** The published bands, shown before any input. The sentence below has the same content in words. */
function Scale({ bmi }: { bmi: number | undefined }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width="100%"
      height="48"
      className="mb-4 block h-12 w-full overflow-visible"
    >
      {bmiScaleBands().map(({ category, range, startPercent, endPercent }, index) => (
        <Fragment key={category}>
          <rect
            x={`${startPercent + 0.3}%`}
            width={`${endPercent - startPercent - 0.6}%`}
            y="8"
            height="10"
            rx="5"
            className={`eased ${bmi !== undefined && bmiCategory(bmi) === category ? 'fill-brand' : 'fill-brand-tint'}`}
          />
          {index > 0 && (
            <text x={`${startPercent}%`} y="40" textAnchor="middle" fontSize="13" className="fill-ink-soft">
              {Number.parseFloat(/[\d.]+/.exec(range)?.[0] ?? '')}
            </text>
          )}
        </Fragment>
      ))}
      {bmi !== undefined && (
        <circle
          cx={`${bmiMarkerPercent(bmi)}%`}
          cy="13"
          r="9"
          strokeWidth="4"
          className="fill-surface stroke-brand-deep"
        />
      )}
    </svg>
  );
}

function parseNumber(text: string): number {
  return Number(text.trim().replace(',', '.') || Number.NaN);
}
