import { ButtonLink } from '#ui/button/button-link.tsx';
import { Icon, type IconName } from '#ui/icon/icon.tsx';
import type { Shell } from '#wire/shell.ts';

export const helpPanelId = 'help-panel';

interface HelpPanelProps {
  shell: Shell;
  /** Whether the chat's code could not be fetched. */
  hasFailed: boolean;
}

/** Ways to book and to reach the clinic, and the number for an emergency: what stands in for the chat until it can answer. */
export function HelpPanel({ shell, hasFailed }: HelpPanelProps) {
  const { email, phone, hours, timeZone } = shell.clinic;
  return (
    <div
      id={helpPanelId}
      popover="auto"
      aria-labelledby="help-panel-title"
      role="dialog"
      className="help-panel forced-border"
    >
      <h2 id="help-panel-title" className="text-h3">
        How can we help?
      </h2>
      <p className="mt-2 text-sm text-ink-soft noscript:hidden">
        {hasFailed ? 'The chat could not be loaded.' : 'The chat is starting.'}
        {hasFailed && (
          <button type="button" onClick={() => location.reload()} className="text-link ml-2">
            Load this page again
          </button>
        )}
      </p>
      <p className="mt-3 border-l-4 border-severe bg-severe-tint p-3 text-sm">
        In an emergency call{' '}
        <a href="tel:000" className="font-bold underline">
          000
        </a>
        . To talk to someone now, call Lifeline on{' '}
        <a href="tel:131114" className="font-bold whitespace-nowrap underline">
          13 11 14
        </a>
        .
      </p>
      <ButtonLink href={shell.booking.initial.href} external icon="calendar" className="mt-4 w-full px-4!">
        Book Consultation
      </ButtonLink>
      <ul className="mt-3 grid gap-1">
        <Way href={`tel:${phone.dial}`} icon="phone" words={phone.display} />
        <Way href={`mailto:${email}`} icon="mail" words={email} />
        {/* Whole addresses from a sub-site, where every path shows the sub-site. */}
        <Way href={`${shell.mainOrigin}/faq`} icon="search" words="Questions and answers" />
      </ul>
      <p className="mt-3 text-sm text-ink-soft">
        {hours.map(({ days, hours: times }) => `${days} ${times}`).join('; ')}, {timeZone}.
      </p>
    </div>
  );
}

function Way({ href, icon, words }: { href: string; icon: IconName; words: string }) {
  return (
    <li>
      <a href={href} className="flex min-h-12 items-center gap-3 font-semibold hover:text-brand-deep">
        <Icon name={icon} className="size-5" /> {words}
      </a>
    </li>
  );
}
