import { Notice } from '#ui/notice/notice.tsx';
import { formId } from '../form/form-id.ts';

interface DoubtProps {
  message: string;
  /** Every reading of the value, with equal weight. `value` is its form post value; keeping the value needs none. */
  readings: readonly { label: string; value?: string; onTake: () => void }[];
}

/** Questions a plausible value that may be in another unit. It never blocks the result. */
export function Doubt({ message, readings }: DoubtProps) {
  return (
    <Notice tone="warning" className="mb-6">
      <p className="font-semibold">{message}</p>
      <p className="mt-3 flex flex-wrap gap-2">
        {readings.map(({ label, value, onTake }) => (
          <span key={label} className={value === undefined ? 'noscript:hidden' : 'contents'}>
            <button
              {...(value === undefined ? { type: 'button' } : { type: 'submit', form: formId, name: 'correct', value })}
              onClick={(event) => {
                event.preventDefault();
                onTake();
              }}
              className="min-h-11 rounded-card border border-edge bg-surface px-4 py-2 font-semibold text-brand-deep hover:bg-mist"
            >
              {label}
            </button>
          </span>
        ))}
      </p>
    </Notice>
  );
}
