import { fields, flagOptions } from '#domain/calculator/inputs.ts';
import { controlName, type FlagField } from '../form-state.ts';

interface MoreOptionsProps {
  open: boolean;
  flags: Record<FlagField, boolean>;
  onToggle: (open: boolean) => void;
  onFlag: (flag: FlagField, ticked: boolean) => void;
}

/** The four questions that few people need. A ticked flag counts, also when they are closed. */
export function MoreOptions({ open, flags, onToggle, onFlag }: MoreOptionsProps) {
  const { label, hint } = fields.showAdvanced;
  return (
    <details open={open} onToggle={(event) => onToggle(event.currentTarget.open)} className="group">
      <summary className="flex min-h-14 items-center gap-4 rounded-card font-semibold hover:text-brand-deep">
        <span
          aria-hidden="true"
          className="relative grid size-9 shrink-0 place-items-center rounded-pill bg-brand-tint text-brand-deep"
        >
          <span className="absolute h-0.5 w-3.5 bg-current" />
          <span className="eased absolute h-3.5 w-0.5 bg-current group-open:rotate-90" />
        </span>
        <span>
          {label}
          <span className="block text-sm font-normal text-ink-soft">{hint}</span>
        </span>
      </summary>
      <fieldset className="mt-3 grid gap-2">
        <legend className="sr-only">{label}</legend>
        {flagOptions.map(({ value, label: question, hint: effect }) => (
          <label
            key={value}
            className="flex min-h-14 cursor-pointer items-center gap-4 rounded-card border-2 border-edge bg-surface px-4 py-2.5 eased hover:border-brand has-checked:border-brand has-checked:bg-brand-tint"
          >
            <input
              type="checkbox"
              name={controlName(value)}
              checked={flags[value]}
              onChange={(event) => onFlag(value, event.target.checked)}
              className="size-5 shrink-0 accent-brand"
            />
            <span>
              <span className="block font-semibold leading-snug">{question}</span>
              <span className="block text-sm text-ink-soft">{effect}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </details>
  );
}
