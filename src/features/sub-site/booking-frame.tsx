import { useEffect, useRef, useState } from 'react';
import { SaidOnArrival } from '#ui/announcement/said-on-arrival.tsx';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import type { SubSiteView } from '#wire/pages.ts';
import type { Shell } from '#wire/shell.ts';

type BookingView = Extract<SubSiteView, { variant: 'booking' }>;

interface BookingFrameProps {
  frame: string;
  provider: BookingView['booking']['provider'];
  /** The address of the form in its own tab. */
  direct: string;
  phone: Shell['clinic']['phone'];
}

/** Timeout in milliseconds for the provider's first byte, with room for a slow phone line. */
const timeoutMs = 10_000;

/**
 * The provider's form, or other ways to book where its host does not reply. A browser does not report whether a frame of
 * another site failed, so the same address is fetched beside it; the reply is opaque to this page.
 */
export function BookingFrame({ frame, provider, direct, phone }: BookingFrameProps) {
  const element = useRef<HTMLIFrameElement>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (failed) return undefined;
    const requested = new AbortController();
    // A visitor with the focus inside the form already has it.
    const giveUp = () => setFailed(document.activeElement !== element.current);
    const timer = setTimeout(giveUp, timeoutMs);
    fetch(frame, { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer', signal: requested.signal })
      .catch(() => requested.signal.aborted || giveUp())
      .finally(() => clearTimeout(timer));
    return () => {
      requested.abort();
      clearTimeout(timer);
    };
  }, [frame, failed]);

  if (failed) {
    return (
      <section className="mt-5 rounded-card border border-line bg-surface p-6 shadow-card md:p-8">
        <SaidOnArrival words={`The booking form is not answering. Call us and we book you in: ${phone.display}.`} />
        <h3 className="flex items-start gap-3 text-h3">
          <Icon name="calendar" className="mt-0.5 size-7 text-brand" />
          The booking form is not answering
        </h3>
        <p className="measure mt-3">
          {provider.name} cannot be reached from your device just now. Call us and we book you in, or try the form in a
          tab of its own. Nothing you entered has been sent.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink href={`tel:${phone.dial}`} icon="phone">
            {phone.display}
          </ButtonLink>
          <ButtonLink href={direct} external look="secondary">
            Open the booking form
          </ButtonLink>
          <Button onClick={() => setFailed(false)}>Try again</Button>
        </div>
      </section>
    );
  }
  return (
    <div className="relative mt-5 rounded-card border border-line bg-surface shadow-card">
      <p aria-hidden="true" className="absolute inset-x-0 top-40 px-6 text-center text-ink-soft">
        The form is on its way from {provider.name}.
      </p>
      <iframe
        ref={element}
        src={frame}
        title={`Booking form of ${provider.name}`}
        allow="payment"
        referrerPolicy="no-referrer"
        className="relative block h-[800px] min-h-[600px] w-full rounded-card"
      />
    </div>
  );
}
