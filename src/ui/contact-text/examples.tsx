import { ContactText } from './contact-text.tsx';

export function HelpLines() {
  return (
    <p className="measure">
      <ContactText text="In danger, call 000. Lifeline answers day and night on 13 11 14, and Butterfly on 1800 33 4673." />
    </p>
  );
}

export function AnAddress() {
  return (
    <p className="measure">
      <ContactText text="Write to reception@clinic.example and somebody answers within two business days." />
    </p>
  );
}
