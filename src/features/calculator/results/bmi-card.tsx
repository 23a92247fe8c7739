import type { ReactNode } from 'react';
import { type BmiCategory, bmiScale, bmiScaleBands } from '#domain/calculator/body-metrics.ts';
import type { DisplayedResult } from '#domain/calculator/result.ts';
import { Part } from '#ui/part/part.tsx';
import { ResultSection } from './result-section.tsx';
import { TideScale } from './tide-scale.tsx';
import { Working, type WorkingExplanations } from './working.tsx';

const strokes: Record<BmiCategory, string> = {
  Underweight: 'stroke-edge',
  'Healthy Weight': 'stroke-good',
  'Above Healthy Weight': 'stroke-caution',
  'Obesity Class I': 'stroke-warning',
  'Obesity Class II': 'stroke-severe',
  'Obesity Class III': 'stroke-ink',
};

/** The same colours for the swatches of the key. */
const swatches: Record<BmiCategory, string> = {
  Underweight: 'bg-edge',
  'Healthy Weight': 'bg-good',
  'Above Healthy Weight': 'bg-caution',
  'Obesity Class I': 'bg-warning',
  'Obesity Class II': 'bg-severe',
  'Obesity Class III': 'bg-ink',
};

interface BmiScaleProps {
  result: DisplayedResult;
  markerPercent: number;
}

/** The bar of 15 to 45 with its six bands. A figure beyond an end is marked at that end. */
export function BmiScale({ result, markerPercent }: BmiScaleProps) {
  const bands = bmiScaleBands();
  const bmi = result.bmi.toFixed(1);
  return (
    <TideScale
      stretches={bands.map(({ category, startPercent, endPercent }) => ({
        label: category,
        from: startPercent,
        to: endPercent,
        stroke: strokes[category],
      }))}
      ticks={[
        { percent: 0, text: String(bmiScale.min), minor: true },
        ...bands
          .slice(1)
          .map(({ range, startPercent }) => ({ percent: startPercent, text: /^[\d.]+/.exec(range)?.[0] ?? '' })),
        { percent: 100, text: String(bmiScale.max), minor: true },
      ]}
      marker={{ percent: markerPercent, text: bmi }}
      description={`Scale of body mass index from ${bmiScale.min} to ${bmiScale.max}. Yours, ${bmi}, is in the band ${result.bmiCategory}.`}
    />
  );
}

interface BmiCardProps extends BmiScaleProps {
  explanations: WorkingExplanations;
  /** The actions of the result, after the figure. */
  children: ReactNode;
}

export function BmiCard({ result, markerPercent, explanations, children }: BmiCardProps) {
  return (
    <ResultSection id="result-bmi" title="Body mass index (BMI)">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-figure font-extrabold tracking-[-0.04em] tabular-nums">{result.bmi.toFixed(1)}</span>
        <span className="font-semibold">kg/m², {result.bmiCategory}</span>
      </p>
      <div className="mt-5">
        <Part attempt={result}>
          <BmiScale result={result} markerPercent={markerPercent} />
        </Part>
      </div>
      <ul className="mt-5 grid gap-x-6 gap-y-1.5 text-sm sm:grid-cols-2 xl:grid-cols-3">
        {bmiScaleBands().map(({ category, range }) => {
          const current = category === result.bmiCategory;
          return (
            <li
              key={category}
              className={`flex items-baseline gap-2.5 rounded-sm px-2 py-1 ${current ? 'bg-brand-tint font-bold forced-border' : ''}`}
            >
              <span
                aria-hidden="true"
                className={`h-3 w-5 shrink-0 rounded-pill forced-color-adjust-none [print-color-adjust:exact] ${swatches[category]}`}
              />
              <span>
                {category} <span className={current ? '' : 'text-ink-soft'}>{range}</span>
                {current && <span> (you)</span>}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="measure mt-5 text-ink-soft">
        It is one measure among many. It says nothing about where weight sits, how strong you are, or how you live.
      </p>
      <Working explanation={explanations.bmi} />
      {children}
    </ResultSection>
  );
}
