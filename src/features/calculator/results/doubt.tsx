import { Notice } from '#ui/notice/notice.tsx';

interface DoubtProps {
  message: string;
  /** Every way to read the value, offered alike. */
  readings: readonly { label: string; onTake: () => void }[];
}

/** Asks about a value that fits and may be in another unit. It never stands in the way of the result. */
export function Doubt({ message, readings }: DoubtProps) {
  return (
    <Notice tone="warning" className="mb-6 noscript:hidden">
      <p className="font-semibold">{message}</p>
      <p className="mt-3 flex flex-wrap gap-2">
        {readings.map(({ label, onTake }) => (
          <button
            key={label}
            type="button"
            onClick={onTake}
            className="min-h-11 rounded-card border border-edge bg-surface px-4 py-2 font-semibold text-brand-deep hover:bg-mist"
          >
            {label}
          </button>
        ))}
      </p>
    </Notice>
  );
}
