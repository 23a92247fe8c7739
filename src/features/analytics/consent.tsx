import { useEffect, useState } from 'react';
import type { ConsentAnswer } from '#domain/analytics/consent.ts';
import type { Shell } from '#wire/shell.ts';
import { ConsentPanel } from './consent-panel.tsx';
import { browserObjects, useStoredConsent } from './consent-storage.ts';
import { removeTagCookies } from './tag-cookies.ts';

type Tag = NonNullable<Shell['analytics']>;

/** Holds the consent answer, asks for it once, and lets visitors change it at any time. */
export function Consent({ tag }: { tag: Tag }) {
  const { answer, keep } = useStoredConsent();
  const [objects] = useState(browserObjects);
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  useMeasuring(tag, answer === 'allowed' && !objects);

  // The button is in the footer, which does not import this feature.
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

/** Measures from consent until it is withdrawn. */
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
      // The file cannot be loaded, for instance on a train. The visit is then not measured.
      () => {},
    );
    return () => {
      left = true;
      stop?.();
    };
  }, [tagId, origin, allowed]);
}
