import type { FieldProblem } from '#domain/calculator/check-inputs.ts';
import type { Correction } from '#domain/calculator/suggestions.ts';
import { ProblemMark } from '#ui/notice/problem-mark.tsx';

interface FieldMessageProps {
  id: string;
  field: string;
  problem: FieldProblem | undefined;
  /** Whether the summary above the form repeats the problem: each error is announced once. */
  isSummed: boolean;
  onCorrect?: (correction: Correction) => void;
}

/** The problem of a field, with a button for each probable value. Without script the button posts the form. */
export function FieldMessage({ id, field, problem, isSummed, onCorrect }: FieldMessageProps) {
  return (
    <div aria-live={isSummed ? 'off' : 'polite'}>
      <div id={id}>
        {problem && (
          <p className="mt-2 flex items-start gap-2 font-semibold text-severe">
            <ProblemMark />
            {problem.message}
          </p>
        )}
      </div>
      {problem && problem.corrections.length > 0 && (
        <p className="mt-2 flex flex-wrap gap-2">
          {problem.corrections.map((correction) => (
            <button
              key={correction.label}
              type="submit"
              name="correct"
              value={`${field}:${correction.value}`}
              onClick={(event) => {
                event.preventDefault();
                onCorrect?.(correction);
              }}
              className="min-h-11 rounded-card border border-edge bg-surface px-4 py-2 font-semibold text-brand-deep hover:border-brand-deep hover:bg-mist"
            >
              {correction.label}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}
