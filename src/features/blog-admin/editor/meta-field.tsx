import { metaDescriptionLimit } from '#domain/blog/post.ts';
import { boxClasses, Field } from '#ui/field/field.tsx';
import { summedField } from './summed-field.ts';

interface MetaFieldProps {
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
}

/** The sentence under the title in search results, with its counter. */
export function MetaField({ value, problem, onChange }: MetaFieldProps) {
  const left = metaDescriptionLimit - value.length;
  return (
    <Field
      label="Meta description"
      hint="What search engines show under the title. Left empty, the excerpt is shown."
      {...summedField('metaDescription', problem)}
      aside={
        <>
          <span
            className={`shrink-0 text-sm tabular-nums ${left < 15 ? 'font-semibold text-caution' : 'text-ink-soft'}`}
          >
            {value.length}/{metaDescriptionLimit}
          </span>
          <span role="status" className="sr-only">
            {left <= 15 ? `${left} characters left` : ''}
          </span>
        </>
      }
    >
      {(box) => (
        <textarea
          {...box}
          value={value}
          rows={3}
          maxLength={metaDescriptionLimit}
          onChange={(event) => onChange(event.target.value.replace(/\n+/g, ' '))}
          className={boxClasses}
        />
      )}
    </Field>
  );
}
