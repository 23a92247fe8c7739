import type { PostFields } from '#domain/blog/post.ts';
import type { FieldProblems } from '#features/editing/editing-state.ts';
import { boxClasses, Field } from '#ui/field/field.tsx';
import { summedField } from './summed-field.ts';

interface ReviewFieldsProps {
  fields: Pick<PostFields, 'reviewer' | 'reviewedOn'>;
  problems: FieldProblems<PostFields>;
  onChange: (changes: Partial<PostFields>) => void;
}

/** The clinical reviewer and the date. Readers see both or neither. */
export function ReviewFields({ fields, problems, onChange }: ReviewFieldsProps) {
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-5 sm:grid-cols-[1fr_auto]">
      <legend className="sr-only">Clinical review</legend>
      <Field
        label="Clinical reviewer"
        hint="The clinician who read this text. Empty where nobody did: readers then see no review."
        {...summedField('reviewer', problems.reviewer)}
      >
        {(box) => (
          <input
            {...box}
            name="reviewer"
            value={fields.reviewer}
            onChange={({ target }) => onChange({ reviewer: target.value })}
            className={boxClasses}
          />
        )}
      </Field>
      <Field
        label="Reviewed on"
        hint="The day on which the reviewer read it. Readers see it beside the name."
        {...summedField('reviewedOn', problems.reviewedOn)}
      >
        {(box) => (
          <input
            {...box}
            type="date"
            name="reviewedOn"
            value={fields.reviewedOn ?? ''}
            onChange={({ target }) => onChange({ reviewedOn: target.value === '' ? null : target.value })}
            className={boxClasses}
          />
        )}
      </Field>
    </fieldset>
  );
}
