import { kilocaloriesPerGram } from '#domain/calculator/macros.ts';
import { type EnergyUnit, energyInWords } from '#domain/calculator/result-units.ts';
import { figure, wholePercentages } from '#domain/calculator/rounding.ts';

interface MacroBarProps {
  /** Grams, unrounded except for protein. */
  protein: number;
  fat: number;
  carbs: number;
  unit: EnergyUnit;
  /** The name of the split. */
  caption: string;
  /** Grams of protein by the formula alone, where less is shown; else null. */
  formulaProtein: number | null;
}

const parts = [
  { key: 'protein', name: 'Protein', fill: 'fill-brand-deep', swatch: 'bg-brand-deep' },
  { key: 'fat', name: 'Fat', fill: 'fill-caution', swatch: 'bg-caution' },
  { key: 'carbs', name: 'Carbohydrate', fill: 'fill-edge', swatch: 'bg-edge' },
] as const;

/** A day's food by nutrients: a bar, and the same as a table. */
export function MacroBar({ unit, caption, formulaProtein, ...grams }: MacroBarProps) {
  const energy = parts.map(({ key }) => grams[key] * kilocaloriesPerGram[key]);
  const total = energy.reduce((sum, part) => sum + part, 0);
  const shares = energy.map((part) => (part / total) * 100);
  const percentages = wholePercentages(energy);
  const starts = shares.map((_, index) => shares.slice(0, index).reduce((sum, share) => sum + share, 0));
  return (
    <div>
      <svg
        aria-hidden="true"
        focusable="false"
        width="100%"
        height="20"
        className="draws-itself block rounded-pill forced-color-adjust-none [print-color-adjust:exact]"
      >
        {parts.map(({ key, fill }, index) => (
          <rect
            key={key}
            x={`${starts[index]}%`}
            width={`${shares[index]}%`}
            height="20"
            strokeWidth="2"
            className={`${fill} stroke-surface`}
          />
        ))}
      </svg>
      <table className="mt-3 w-full max-w-2xl text-left tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Grams a day</th>
            <th scope="col" className="hidden sm:table-cell">
              Energy
            </th>
            <th scope="col">Share of energy</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ key, name, swatch }, index) => (
            <tr key={key} className="border-b border-line max-xs:flex max-xs:flex-wrap max-xs:items-baseline">
              <th scope="row" className="py-2.5 pr-3 font-semibold max-xs:w-full max-xs:pb-0">
                <span
                  aria-hidden="true"
                  className={`mr-2.5 inline-block h-3 w-5 rounded-pill forced-color-adjust-none [print-color-adjust:exact] ${swatch}`}
                />
                {name}
              </th>
              <td className="py-2.5 pr-3 text-right text-h4 font-bold whitespace-nowrap">{figure(grams[key])} g</td>
              <td className="hidden py-2.5 pr-3 text-right text-ink-soft sm:table-cell">
                {energyInWords(energy[index] ?? 0, unit)}
              </td>
              <td className="py-2.5 text-right text-ink-soft">{percentages[index]}%</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="measure mt-4">
        {formulaProtein !== null && (
          <>
            <strong>Please aim for no more than about {figure(grams.protein)} g of protein.</strong> The formula alone
            would come to {figure(formulaProtein)} g, because it counts all of that weight; published advice counts
            less. A clinician or dietitian can tell you what suits you.{' '}
          </>
        )}
        If you have kidney disease, or one kidney, ask your clinician before you eat more protein.
      </p>
    </div>
  );
}
