import type { ReactNode } from 'react';
import type { FieldProblem } from '#domain/calculator/check-inputs.ts';
import { fields, type Option } from '#domain/calculator/inputs.ts';
import type { ChoiceFieldName as ChoiceFieldId } from '../form-state.ts';
import { FieldMessage } from './field-message.tsx';

interface ChoiceFieldProps {
  field: ChoiceFieldId;
  options: readonly Option<string>[];
  value: string;
  problem: FieldProblem | undefined;
  /** Whether the summary above the form repeats the problem. */
  isSummed: boolean;
  onChoose: (value: string) => void;
  /** A small drawing beside each option. */
  mark?: (index: number) => ReactNode;
  className?: string;
}

/** A choice of options, all visible. */
export function ChoiceField({
  field,
  options,
  value,
  problem,
  isSummed,
  onChoose,
  mark,
  className = 'grid gap-2',
}: ChoiceFieldProps) {
  const { label, hint } = fields[field];
  const id = `calculator-${field}`;
  return (
    <fieldset aria-describedby={`${id}-hint ${id}-message`}>
      <legend className="font-semibold">{label}</legend>
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        {hint}
      </p>
      <div className={`mt-2 ${className}`}>
        {options.map((option, index) => (
          <label
            key={option.value}
            className="flex min-h-14 cursor-pointer items-center gap-4 rounded-card border-2 border-edge bg-surface px-4 py-2.5 eased hover:border-brand has-checked:border-brand has-checked:bg-brand-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus"
          >
            <input
              id={index === 0 ? id : `${id}-${option.value}`}
              type="radio"
              name={field}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChoose(option.value)}
              className="size-5 shrink-0 accent-brand focus-visible:shadow-none supports-[selector(:has(a))]:focus-visible:outline-none"
            />
            <span className="grow">
              <span className="block font-semibold leading-snug">{option.label}</span>
              {option.hint && <span className="block text-sm text-ink-soft">{option.hint}</span>}
            </span>
            {mark?.(index)}
          </label>
        ))}
      </div>
      <FieldMessage id={`${id}-message`} field={field} problem={problem} isSummed={isSummed} />
    </fieldset>
  );
}
