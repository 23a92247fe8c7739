import { chatMessageLimit } from '#domain/chat/message-limit.ts';
import { Icon, type IconName } from '#ui/icon/icon.tsx';
import type { Shell } from '#wire/shell.ts';
import { HelpNote } from './help-note.tsx';
import { helpPanelId, hideHelp } from './opened-help.ts';

interface HelpPanelProps {
  shell: Shell;
  /** Whether the chat's code failed to load. */
  hasFailed: boolean;
}

/**
 * Help lines and the ways to reach the clinic, shown until the chat can answer. Without a booking link, because the
 * visitor's message is unknown.
 */
export function HelpPanel({ shell, hasFailed }: HelpPanelProps) {
  const { email, phone, hours, timeZone } = shell.clinic;
  const isMainSite = !shell.mainOrigin;
  return (
    <div
      id={helpPanelId}
      popover="auto"
      aria-labelledby="help-panel-title"
      role="dialog"
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && hideHelp()}
      className="help-panel forced-border"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 id="help-panel-title" className="text-h3">
          How can we help?
        </h2>
        <button
          type="button"
          popoverTarget={helpPanelId}
          popoverTargetAction="hide"
          onClick={hideHelp}
          className="text-link min-h-11 shrink-0"
        >
          Close
        </button>
      </div>
      {isMainSite && <MessageForm hasFailed={hasFailed} />}
      <p className={`mb-4 text-sm ${hasFailed ? '' : 'hidden noscript:block'}`}>
        The chat could not be loaded.{' '}
        <a href={`${shell.mainOrigin}/ask`} className="text-link">
          Write to the assistant on a page of its own
        </a>{' '}
        {hasFailed && (
          <button type="button" onClick={() => location.reload()} className="text-link">
            Load this page again
          </button>
        )}
      </p>
      <HelpNote />
      <ul className="mt-3 grid gap-1">
        <Way href={`tel:${phone.dial}`} icon="phone" words={phone.display} />
        <Way href={`mailto:${email}`} icon="mail" words={email} />
        {/* Absolute addresses on a sub-site, where every path shows the sub-site. */}
        <Way href={`${shell.mainOrigin}/faq`} icon="search" words="Questions and answers" />
      </ul>
      <p className="mt-3 text-sm text-ink-soft">
        {hours.map(({ days, hours: times }) => `${days} ${times}`).join('; ')}, {timeZone}.
      </p>
    </div>
  );
}

/**
 * A message without script: the assistant answers it on a page (routes/ask.tsx). The chat takes over its text when it loads
 * (open-chat.ts). If the chat fails, the field is removed unless it holds text. Not on a sub-site, which is another origin.
 */
function MessageForm({ hasFailed }: { hasFailed: boolean }) {
  const unlessEmpty = hasFailed ? 'has-placeholder-shown:hidden' : 'noscript:has-placeholder-shown:hidden';
  return (
    <form action="/ask" method="post" className={`my-4 grid gap-2 ${unlessEmpty}`}>
      <textarea
        name="message"
        aria-label="Your message"
        placeholder="Type your message..."
        rows={2}
        maxLength={chatMessageLimit}
        autoComplete="off"
        className="block w-full resize-none rounded-card border border-edge bg-surface px-3.5 py-2.5"
      />
      <button
        type="submit"
        className="min-h-11 justify-self-end rounded-card bg-brand px-5 font-semibold text-on-strong forced-border"
      >
        Send
      </button>
    </form>
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
