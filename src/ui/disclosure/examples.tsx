import { Disclosure } from './disclosure.tsx';

export function Closed() {
  return (
    <Disclosure question="Do I need a referral?">
      <p>No. You can book a first visit yourself, at any time of the day or night.</p>
    </Disclosure>
  );
}

export function OpenFromTheStart() {
  return (
    <Disclosure question="Will I be weighed?" open>
      <p>Only if you want to be. Many people tell us how their clothes fit, or how the stairs feel.</p>
    </Disclosure>
  );
}

export function AGroupThatOpensOneAtATime() {
  return (
    <div>
      <Disclosure group="costs" question="What does the first visit cost?">
        <p>Nothing where Medicare covers it. You see the amount before you confirm.</p>
      </Disclosure>
      <Disclosure group="costs" question="And if I cannot come?">
        <p>Tell us a day before and it costs nothing.</p>
      </Disclosure>
    </div>
  );
}
