import type { ReactNode } from 'react';
import { Badge } from '#ui/badge/badge.tsx';
import { Drawing } from '#ui/drawing/drawing.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { ExternalLink } from '#ui/link/link.tsx';
import type { Shell } from '#wire/shell.ts';
import { SubSiteFooter } from './sub-site-footer.tsx';

interface SubSiteShellProps {
  shell: Shell;
  /** The sub-site's public address, such as sleep.clinic.example. */
  host: string;
  /** Keeps the header visible; on phones its first row, the address, scrolls away. */
  sticky?: boolean;
  /** The button that opens the assistant; null where there is none. */
  assistant: ReactNode;
  /** The booking address; null without bookings. An anchor stays on the page. */
  book: string | null;
  children: ReactNode;
}

/** Header, dock, content and footer of a sub-site, which has no side menu. */
export function SubSiteShell({ shell, host, sticky = false, assistant, book, children }: SubSiteShellProps) {
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <header
        className={`no-print border-b border-line bg-surface ${sticky ? 'sticky -top-10 z-30 md:top-0 low:static' : ''}`}
      >
        <div className="wrap grid items-center gap-x-4 max-xs:pb-3 xs:grid-cols-[1fr_auto] md:flex">
          <p className="flex min-h-10 items-end xs:col-span-2 md:order-1 md:min-h-0">
            <Badge className="px-3 py-1 text-xs">{host}</Badge>
          </p>
          <p className="flex min-h-(--header-height) items-center gap-2.5 text-h4 font-bold leading-none tracking-tight">
            <Drawing drawing={shell.drawings.mark} alt="" priority className="mark size-9" />
            <span className="max-w-[7rem] text-balance sm:max-w-none">{shell.clinic.name}</span>
          </p>
          <ExternalLink
            href={`${shell.mainOrigin}/`}
            className="inline-flex min-h-11 items-center xs:max-w-[7rem] justify-center gap-1.5 rounded-card border border-edge px-3 py-1 text-center sm:max-w-none text-sm font-semibold leading-tight text-brand-deep hover:border-brand-deep hover:bg-mist sm:px-4 md:order-2 md:ml-auto"
          >
            Visit Main Website
            <Icon name="arrow-right" className="hidden size-4 -rotate-45 sm:block" />
          </ExternalLink>
        </div>
      </header>
      <SubSiteDock phone={shell.clinic.phone} assistant={assistant} book={book} />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SubSiteFooter shell={shell} />
    </>
  );
}

interface SubSiteDockProps extends Pick<SubSiteShellProps, 'assistant' | 'book'> {
  phone: Shell['clinic']['phone'];
}

const entry = 'flex h-full flex-col items-center justify-center gap-1 text-dock font-bold leading-tight tracking-wide';
const bookEntry = `${entry} bg-brand text-on-strong hover:bg-brand-deep`;

/** Booking and two contacts within reach of the thumb on phones; on wide screens the assistant alone, in the right margin. */
function SubSiteDock({ phone, assistant, book }: SubSiteDockProps) {
  const booking = (
    <>
      <Icon name="calendar" className="size-5" />
      BOOK
    </>
  );
  return (
    <nav
      aria-label="Quick menu"
      className="no-print fixed inset-x-0 bottom-0 z-40 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:inset-x-auto lg:right-6 lg:bottom-6 lg:border-0 lg:bg-transparent lg:pb-0"
    >
      <ul className="grid h-17 auto-cols-fr grid-flow-col lg:h-auto">
        {book && (
          <li className="lg:hidden">
            {book.startsWith('#') ? (
              <a href={book} className={bookEntry}>
                {booking}
              </a>
            ) : (
              <ExternalLink href={book} className={bookEntry}>
                {booking}
              </ExternalLink>
            )}
          </li>
        )}
        <li className="lg:hidden">
          <a href={`tel:${phone.dial}`} className={`${entry} hover:bg-mist`}>
            <Icon name="phone" className="size-5" />
            <span className="max-xs:hidden">{phone.display}</span>
            {/* With large letters there is no room for the number. */}
            <span className="xs:hidden">CALL</span>
          </a>
        </li>
        {assistant && <li>{assistant}</li>}
      </ul>
    </nav>
  );
}
