import { useQuery } from '@tanstack/react-query';
import { suggestCategories } from '#domain/blog/suggest-categories.ts';
import { boxClasses, Field } from '#ui/field/field.tsx';
import { categoriesQuery } from '../queries.ts';
import { summedField } from './summed-field.ts';

const mostShown = 8;

interface CategoryFieldProps {
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
}

/** The category, with suggestions of those in use, so that one category does not get two spellings. */
export function CategoryField({ value, problem, onChange }: CategoryFieldProps) {
  const { data } = useQuery(categoriesQuery);
  const existing = data?.categories ?? [];
  const isOne = existing.includes(value.trim());
  const suggested = suggestCategories(isOne ? '' : value, existing)
    .filter((category) => category !== value.trim())
    .slice(0, mostShown);
  return (
    <div>
      <Field label="Category" required {...summedField('category', problem)}>
        {(box) => (
          <input
            {...box}
            value={value}
            autoComplete="off"
            onChange={(event) => onChange(event.target.value)}
            className={boxClasses}
          />
        )}
      </Field>
      {suggested.length > 0 && (
        <fieldset className="mt-2 flex flex-wrap gap-2">
          <legend className="sr-only">Categories in use</legend>
          {suggested.map((category) => (
            <button
              key={category}
              type="button"
              onClick={() => onChange(category)}
              className="min-h-9 rounded-pill border border-edge bg-surface px-3.5 text-sm font-semibold text-brand-deep hover:bg-mist"
            >
              {category}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
