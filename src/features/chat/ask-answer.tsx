import type { AskOutcome } from '#wire/ask.ts';
import type { Shell } from '#wire/shell.ts';
import { ChatBooking } from './booking-block.tsx';

type Answered = Omit<Extract<AskOutcome, { kind: 'answered' }>, 'kind'>;

/** Numbers to dial are large and easy to press, inside their sentences. */
const urgentLook = `border-2 border-s-8 border-severe bg-severe-tint ${[
  '[&_a[href^="tel:"]]:inline-block',
  '[&_a[href^="tel:"]]:py-2',
  '[&_a[href^="tel:"]]:text-h3',
  '[&_a[href^="tel:"]]:font-extrabold',
  '[&_a[href^="tel:"]]:text-severe',
  '[&_a[href^="tel:"]]:whitespace-nowrap',
].join(' ')}`;

/** The answer first, then its question, the source pages and the booking link. */
export function AskAnswer({ question, reply, shell }: Answered & { shell: Shell }) {
  const { message, urgent, booking_button: hasBooking, booking_url: address } = reply;
  const sources = reply.sources.filter(({ href }) => !message.includes(`href="${href}"`));
  return (
    <>
      <div
        role={urgent ? 'alert' : undefined}
        className={`prose mt-6 rounded-card p-4 sm:p-6 ${urgent ? urgentLook : 'border border-line bg-mist'}`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server lets through the few elements of src/wire/chat.ts
        dangerouslySetInnerHTML={{ __html: message }}
      />
      {hasBooking && <ChatBooking shell={shell} address={address} />}
      {sources.length > 0 && (
        <p className="mt-3 text-sm text-ink-soft">
          From:{' '}
          {sources.map(({ title, href }, index) => (
            <span key={`${href} ${title}`}>
              {index > 0 && ', '}
              <a href={href} className="underline underline-offset-2">
                {title}
              </a>
            </span>
          ))}
        </p>
      )}
      <p className="mt-5 text-sm text-ink-soft">
        You wrote: <q className="whitespace-pre-wrap">{question}</q>
      </p>
    </>
  );
}
