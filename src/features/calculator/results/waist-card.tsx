import type { Sex } from '#domain/calculator/inputs.ts';
import type { DisplayedResult } from '#domain/calculator/result.ts';
import { type WaistRisk, waistCutOffs, waistFigures } from '#domain/calculator/waist.ts';
import { ResultSection } from './result-section.tsx';
import { TideScale } from './tide-scale.tsx';
import { Working, type WorkingExplanations } from './working.tsx';

/** Centimetres shown on either side of the two cut-offs. */
const margin = 24;

const next: Record<WaistRisk, string> = {
  'Lower Risk': 'Nothing to do about this figure. Measure again in some months, in the same place.',
  'Increased Risk': 'A good thing to bring up at your next health check, with your blood pressure and blood tests.',
  'Substantially Increased Risk':
    'Worth an appointment: a clinician can check blood pressure, blood sugar and blood fats with you.',
};

interface WaistCardProps {
  sex: Sex;
  result: DisplayedResult;
  /** Centimetres, unrounded. */
  waist: number;
  unit: 'cm' | 'in';
  explanations: WorkingExplanations;
}

export function WaistCard({ sex, result, waist, unit, explanations }: WaistCardProps) {
  const { increased, substantiallyIncreased } = waistCutOffs[sex];
  const start = increased - margin;
  const span = substantiallyIncreased + margin - start;
  const percentOf = (centimetres: number) => Math.min(Math.max((centimetres - start) / span, 0), 1) * 100;
  const [low, high] = [percentOf(increased), percentOf(substantiallyIncreased)];
  const figures = waistFigures(sex, waist, unit);
  const words = figures.waist;
  // In inches the two are close together, and the mark above them has the unit.
  const tick = (text: string) => text.replace(' in', '');
  return (
    <ResultSection id="result-waist" title="Waist analysis">
      <p className="text-lead">
        A waist of {words} means <strong>{result.waistRisk}</strong> of illness linked to weight.
      </p>
      <div className="mt-6">
        <TideScale
          stretches={[
            { label: 'Lower Risk', from: 0, to: low, stroke: 'stroke-good' },
            { label: 'Increased Risk', from: low, to: high, stroke: 'stroke-caution' },
            { label: 'Substantially Increased Risk', from: high, to: 100, stroke: 'stroke-severe' },
          ]}
          ticks={[
            { percent: low, text: tick(figures.increased) },
            { percent: high, text: tick(figures.substantiallyIncreased) },
          ]}
          marker={{ percent: percentOf(waist), text: words }}
          description={`Scale of the waist for ${sex === 'female' ? 'women' : 'men'}: risk is increased from ${figures.increased} and substantially increased from ${figures.substantiallyIncreased}. Yours is ${words}: ${result.waistRisk}.`}
        />
      </div>
      <dl className="mt-5 flex flex-wrap gap-x-12 gap-y-3">
        <div>
          <dt className="text-sm text-ink-soft">Waist-to-height ratio</dt>
          <dd className="text-h2 font-extrabold tabular-nums">{result.waistToHeightRatio?.toFixed(2)}</dd>
        </div>
        <div className="max-w-md">
          <dt className="text-sm text-ink-soft">What to do with it</dt>
          <dd className="mt-1">{result.waistRisk && next[result.waistRisk]}</dd>
        </div>
      </dl>
      <Working explanation={explanations.waist} />
    </ResultSection>
  );
}
