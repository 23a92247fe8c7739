import type { FieldProblem } from '#domain/calculator/check-inputs.ts';
import { fields } from '#domain/calculator/inputs.ts';
import type { NumericFieldId as NumberFieldId } from '#domain/calculator/limits.ts';
import type { Correction } from '#domain/calculator/suggestions.ts';
import { type Unit, unitRules } from '#domain/calculator/units.ts';
import { secondPart } from '../form-state.ts';
import { FieldMessage } from './field-message.tsx';

interface NumberFieldProps {
  field: NumberFieldId;
  /** The text of each box. */
  parts: readonly string[];
  /** Null for the age, which is in years. */
  unit: Unit | null;
  problem: FieldProblem | undefined;
  /** Whether the summary above the form repeats the problem. */
  isSummed: boolean;
  onType: (box: number, text: string) => void;
  onLeave: () => void;
  onCorrect: (correction: Correction) => void;
}

const years = [{ short: 'years', name: 'years' }];

/** A number in one box, or in two for feet and inches or stone and pounds. */
export function NumberField({ field, parts, unit, problem, isSummed, onType, onLeave, onCorrect }: NumberFieldProps) {
  const { label, hint } = fields[field];
  const id = `calculator-${field}`;
  const boxes = unit === null ? years : unitRules[unit].parts;
  const single = boxes.length === 1;
  const [name, optional] = label.split(' (');
  const Label = single ? 'label' : 'span';
  return (
    <div {...(single ? {} : { role: 'group', 'aria-labelledby': `${id}-label` })}>
      <Label id={`${id}-label`} {...(single ? { htmlFor: id } : {})} className="block font-semibold">
        {name}
        {single && <span className="sr-only"> in {boxes[0]?.name}</span>}
        {optional && <span className="font-normal text-ink-soft"> ({optional}</span>}
      </Label>
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        {hint}
      </p>
      <div className="mt-2 flex gap-3 max-xs:flex-col">
        {boxes.map(({ short, name: unitName }, box) => (
          <span key={short} className="relative block w-full max-w-[11rem]">
            <input
              id={box === 0 ? id : `${id}-${short}`}
              name={box === 0 ? field : secondPart(field)}
              type="text"
              inputMode={field === 'age' ? 'numeric' : 'decimal'}
              autoComplete="off"
              maxLength={20}
              value={parts[box] ?? ''}
              aria-label={single ? undefined : `${name}, ${unitName}`}
              aria-describedby={`${id}-hint ${id}-message`}
              aria-invalid={problem ? true : undefined}
              aria-required={optional ? undefined : true}
              onChange={(event) => onType(box, event.target.value)}
              onBlur={onLeave}
              className="min-h-14 w-full rounded-card border-2 border-edge bg-surface pr-[4.5rem] pl-4 text-h3 font-semibold tabular-nums aria-invalid:border-severe"
            />
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 right-4 flex items-center text-ink-soft"
            >
              {short}
            </span>
          </span>
        ))}
      </div>
      <FieldMessage id={`${id}-message`} field={field} problem={problem} isSummed={isSummed} onCorrect={onCorrect} />
    </div>
  );
}
