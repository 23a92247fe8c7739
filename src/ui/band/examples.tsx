import { ButtonLink } from '#ui/button/button-link.tsx';
import { Band } from './band.tsx';
import { ClosingBand } from './closing-band.tsx';

export function OnThePage() {
  return (
    <Band labelledBy="band-page">
      <h3 id="band-page" className="text-h2">
        What happens in your first 30 minutes
      </h3>
      <p className="measure mt-4">
        We listen first. You tell us what you have tried, how you sleep, what a normal week looks like.
      </p>
    </Band>
  );
}

export function Warm() {
  return (
    <Band surface="sand" labelledBy="band-warm">
      <h3 id="band-warm" className="text-h2">
        What it costs, before it starts
      </h3>
      <p className="measure mt-4">You see the fee and the rebate when you choose a time, not afterwards.</p>
    </Band>
  );
}

export function Cool() {
  return (
    <Band surface="mist" labelledBy="band-cool">
      <h3 id="band-cool" className="text-h2">
        Where our numbers come from
      </h3>
      <p className="measure mt-4">Every claim carries its source, and the date on which we last looked.</p>
    </Band>
  );
}

export function Closing() {
  return (
    <ClosingBand title="Ready when you are" after="surface">
      <p className="measure mx-auto mt-5 text-lead">Most people are seen within two days.</p>
      <div className="mt-8">
        <ButtonLink href="https://bookings.example/first-visit" external icon="calendar">
          Book your first visit
        </ButtonLink>
      </div>
    </ClosingBand>
  );
}
