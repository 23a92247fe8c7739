import { ButtonLink } from '#ui/button/button-link.tsx';
import type { Shell } from '#wire/shell.ts';
import { linkTo, webAddress } from './reply-links.ts';

/** CHAT-07: the booking link under a reply about appointments. */
export function ChatBooking({ shell, address }: { shell: Shell; address: string | null }) {
  return (
    <div className="mt-3 border-t border-line pt-3">
      <ButtonLink
        href={webAddress(address) ?? shell.booking.initial.href}
        external
        icon="calendar"
        className="w-full px-4!"
      >
        Book Your Consultation
      </ButtonLink>
      <p className="mt-2.5 text-sm">
        {shell.isBulkBilled && 'Initial consultations bulk-billed • '}Medicare rebate available
      </p>
      <p className="text-sm text-ink-soft">
        Where Medicare’s telehealth rules are met.{' '}
        <a {...linkTo('/medicare', shell.mainOrigin)} className="underline underline-offset-2">
          What that means
        </a>
      </p>
      <p className="mt-1 text-sm">
        Or email:{' '}
        <a href={`mailto:${shell.clinic.email}`} className="text-link">
          {shell.clinic.email}
        </a>
      </p>
    </div>
  );
}
