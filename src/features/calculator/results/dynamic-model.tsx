import { citations } from '#domain/calculator/citations.ts';
import { type DynamicProjection, dynamicInWords, dynamicNote } from '#domain/calculator/dynamic-projection.ts';
import type { Calculation } from '#domain/calculator/result.ts';
import type { ResultUnits } from '#domain/calculator/result-units.ts';
import { ExternalLink } from '#ui/link/link.tsx';

interface DynamicModelProps {
  calculation: Calculation;
  dynamic: DynamicProjection;
  units: ResultUnits;
}

/** The same twelve weeks by a published model, with its name, its source and the reason for the difference. */
export function DynamicModel({ calculation, dynamic, units }: DynamicModelProps) {
  return (
    <div className="measure mt-5 border-l-2 border-brand-tint pl-4">
      <h4 className="text-h4">By a dynamic model</h4>
      <p className="mt-1">{dynamicInWords(calculation, dynamic, units)}</p>
      <p className="mt-2 text-ink-soft">{dynamicNote}</p>
      <ul className="mt-2 grid gap-1 text-sm text-ink-soft">
        {[citations.hall, citations.chowHall, citations.jackson].map(({ text, gives, href }) => (
          <li key={text}>
            {gives}:{' '}
            <ExternalLink href={href} className="text-link font-normal">
              {text}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
