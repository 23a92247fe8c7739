import { Notice } from '#ui/notice/notice.tsx';

interface EarlierResultProps {
  isEarlier: boolean;
  onCalculate: () => void;
}

/** Says, between answers and result, that the answers have changed since. The result is unchanged. */
export function EarlierResult({ isEarlier, onCalculate }: EarlierResultProps) {
  return (
    <div aria-live="polite" className="print:hidden">
      {isEarlier && (
        <Notice tone="warning" className="mt-8">
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <p className="max-w-xl font-semibold">
              You have changed your answers. The result below still belongs to your earlier ones.
            </p>
            <button
              type="button"
              onClick={onCalculate}
              className="min-h-11 rounded-card border border-edge bg-surface px-4 py-2 font-semibold text-brand-deep hover:border-brand-deep hover:bg-mist"
            >
              Calculate with the new answers
            </button>
          </div>
        </Notice>
      )}
    </div>
  );
}
