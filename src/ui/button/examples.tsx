import { Button } from './button.tsx';
import { ButtonLink } from './button-link.tsx';

export function Booking() {
  return (
    <ButtonLink href="https://bookings.example/first-visit" external icon="calendar">
      Book your first visit
    </ButtonLink>
  );
}

export function AnotherWayOn() {
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink href="/how-it-works" look="secondary">
        How it works
      </ButtonLink>
      <ButtonLink href="mailto:reception@clinic.example" look="secondary" icon="mail">
        Email us
      </ButtonLink>
    </div>
  );
}

export function OnADarkBand() {
  return (
    <div className="bg-ocean p-8">
      <ButtonLink href="/faq" look="on-deep">
        Questions people ask first
      </ButtonLink>
    </div>
  );
}

export function DoesSomethingHere() {
  return (
    <div className="flex flex-wrap gap-3">
      <Button>No thanks</Button>
      <Button look="primary" icon="check">
        Save my plan
      </Button>
    </div>
  );
}

export function LongWords() {
  return (
    <ButtonLink href="/goal-setting-maintenance" look="secondary">
      Read how people keep going when the first motivation has worn off
    </ButtonLink>
  );
}
