import { boxClasses, Field } from './field.tsx';

export function WithAHint() {
  return (
    <Field label="Author" hint="Shown under the title." required>
      {(box) => <input {...box} className={boxClasses} defaultValue="Saltbush Health Team" />}
    </Field>
  );
}

export function WithAProblem() {
  return (
    <Field label="Title" problem="Please fill in the title." required>
      {(box) => <input {...box} className={boxClasses} />}
    </Field>
  );
}

export function LongText() {
  return (
    <Field label="Excerpt" aside={<span className="text-sm text-ink-soft">12 of 155</span>}>
      {(box) => <textarea {...box} rows={3} className={boxClasses} defaultValue="A short text" />}
    </Field>
  );
}
