import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { type ShownToast, toasts } from './toasts.ts';

const loadCards = () => import('./toast-cards.tsx');

// Loaded with the first notice, because most visits never see one. Where loading fails, plain text replaces it: a notice of a
// lost connection must not break the page.
const ToastCards = lazy(async () => ({ default: (await loadCards().catch(() => null))?.ToastCards ?? PlainWords }));

function PlainWords({ shown }: { shown: readonly ShownToast[] }) {
  return shown.map(({ id, title, description = '' }) => (
    <p key={id} className="mt-3 rounded-card bg-ocean p-4 text-on-deep">
      {title} {description}
    </p>
  ));
}

/** Most notices at a time, and their duration in milliseconds. */
const variants = {
  visitor: { limit: 1, duration: 5000 },
  staff: { limit: 3, duration: 4000 },
} as const;

const none: readonly ShownToast[] = [];
const isProblem = ({ tone }: ShownToast) => tone === 'problem';
/**
 * The politeness of each kind is explicit: Firefox does not expose what `role="alert"` implies, so that a notice added to
 * such an element is not announced.
 */
const regions = [
  { live: 'polite', role: 'status', holds: (notice: ShownToast) => !notice.isSilent && !isProblem(notice) },
  { live: 'assertive', role: undefined, holds: (notice: ShownToast) => !notice.isSilent && isProblem(notice) },
  { live: 'off', role: undefined, holds: ({ isSilent }: ShownToast) => isSilent === true },
] as const;

/**
 * The place of notices, one for each page. Its live regions are in the page from the start, because screen readers announce
 * only changes inside a known region.
 */
export function ToastRegion({ variant = 'visitor' }: { variant?: keyof typeof variants }) {
  const { limit, duration } = variants[variant];
  const shown = useSyncExternalStore(toasts.subscribe, toasts.current, () => none);
  useEffect(() => toasts.setLimit(limit), [limit]);
  // Staff learn of a lost connection by a notice, so its code loads in advance.
  useEffect(() => {
    if (variant === 'staff') void loadCards().catch(() => {});
  }, [variant]);

  return (
    <div
      data-notices=""
      className="no-print pointer-events-none fixed inset-x-4 bottom-[calc(var(--dock-height)+var(--notice-height)+var(--chat-bar-height)+1rem)] z-50 lg:right-[calc(var(--rail-width)+1rem)] lg:left-auto lg:w-96"
    >
      {regions.map(({ live, role, holds }) => {
        const mine = shown.filter(holds);
        return (
          <div
            key={live}
            // What no live region holds has to be in a landmark: this one is there only while it holds something.
            {...(live === 'off' && mine.length > 0 ? { role: 'region', 'aria-label': 'Notices' } : { role })}
            aria-live={live}
            aria-atomic="false"
            className="grid"
          >
            {mine.length > 0 && (
              <Suspense>
                <ToastCards shown={mine} duration={duration} onDismiss={toasts.dismiss} />
              </Suspense>
            )}
          </div>
        );
      })}
    </div>
  );
}
