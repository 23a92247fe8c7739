import { useEffect, useState } from 'react';
import type { ConsentAnswer } from '#domain/analytics/consent.ts';
import type { Shell } from '#wire/shell.ts';
import { ConsentPanel } from './consent-panel.tsx';
import { browserObjects, useStoredConsent } from './consent-storage.ts';
import { removeTagCookies } from './tag-cookies.ts';

type Tag = NonNullable<Shell['analytics']>;

/** Holds the answer to the one question, asks it once, and lets it be changed at any time. */
export function Consent({ tag }: { tag: Tag }) {
  const { answer, keep } = useStoredConsent();
  const [objects] = useState(browserObjects);
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  useMeasuring(tag, answer === 'allowed' && !objects);

  // The button stands in the footer, which knows nothing of this feature.
  useEffect(() => {
    function open({ target }: MouseEvent): void {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-privacy-choices]') : null;
      if (button) setOpener(button);
    }
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, []);

  function close(): void {
    opener?.focus({ preventScroll: true });
    setOpener(null);
  }

  function settle(given: ConsentAnswer): void {
    keep(given);
    close();
  }

  const asks = answer === undefined && !objects;
  if (!asks && !opener) return null;
  return (
    <ConsentPanel
      answer={objects ? 'objected' : answer}
      takesFocus={opener !== null}
      onAnswer={settle}
      onClose={asks ? undefined : close}
    />
  );
}

/** Measures while it may, from the moment of the answer until it is taken back. */
function useMeasuring({ tagId, origin }: Tag, allowed: boolean): void {
  useEffect(() => {
    if (!allowed) {
      removeTagCookies();
      return;
    }
    let stop: (() => void) | undefined;
    let left = false;
    import('./measure.ts').then(
      ({ measure }) => {
        if (!left) stop = measure({ tagId, origin });
      },
      // Out of reach, on a train for instance: a visit without measures is a good visit.
      () => {},
    );
    return () => {
      left = true;
      stop?.();
    };
  }, [tagId, origin, allowed]);
}
