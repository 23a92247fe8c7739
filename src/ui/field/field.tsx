import { type ReactNode, useId } from 'react';
import { ProblemMark } from '../notice/problem-mark.tsx';

/** The props of a field's box, which connect label, hint and message. */
export interface BoxProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface FieldProps {
  /** Id of the box, for links to it. */
  id?: string;
  label: string;
  hint?: ReactNode;
  /** The problem, in a sentence. */
  problem?: string | undefined;
  /** Whether an error summary repeats the problem: each error is announced once. */
  isSummed?: boolean;
  required?: boolean;
  /** Beside the label, such as a counter. */
  aside?: ReactNode;
  children: (box: BoxProps) => ReactNode;
}

/** The classes of a text box. */
export const boxClasses =
  'min-h-12 w-full rounded-card border border-edge bg-surface px-4 py-2.5 aria-invalid:border-2 aria-invalid:border-severe';

/** A box with label, hint and message, connected for screen readers. */
export function Field({
  id: given,
  label,
  hint,
  problem,
  isSummed = false,
  required = false,
  aside,
  children,
}: FieldProps) {
  const made = useId();
  const id = given ?? made;
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={id} className="font-semibold">
          {label}
          {required && (
            <span aria-hidden="true" className="text-severe">
              {'\u00a0*'}
            </span>
          )}
        </label>
        {aside}
      </div>
      <div className="mt-1.5">
        {children({
          id,
          'aria-describedby': described || undefined,
          'aria-invalid': problem ? true : undefined,
          'aria-required': required || undefined,
        })}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <div aria-live={isSummed ? 'off' : 'polite'}>
        {problem && (
          <p id={`${id}-problem`} className="mt-1.5 flex items-start gap-2 text-sm font-semibold text-severe">
            <ProblemMark />
            <span className="min-w-0">{problem}</span>
          </p>
        )}
      </div>
    </div>
  );
}
