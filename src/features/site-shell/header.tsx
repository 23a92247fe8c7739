import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Link } from '#ui/link/link.tsx';
import type { Shell } from '#wire/shell.ts';
import { Brand } from './brand.tsx';
import { headerLinks, mobileLinks, staffAddress } from './navigation.ts';
import { useNextPage } from './use-next-page.ts';

/** Past this many pixels the header lifts off the page. */
const scrollThreshold = 10;

const linkClass =
  'inline-flex min-h-11 items-center rounded-sm px-2 font-medium xl:px-3 text-ink hover:text-brand-deep hover:bg-mist aria-[current=page]:text-brand-deep aria-[current=page]:font-bold aria-[current=page]:underline aria-[current=page]:decoration-accent aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8';

/**
 * The sticky header. Its height never changes, so lifting it moves nothing. Where a window is very low, as at 400% zoom, it
 * stays at the top of the page: with the menu below, it would leave half of the window to read in.
 */
export function Header({ shell }: { shell: Shell }) {
  const header = useRef<HTMLElement>(null);
  useEffect(() => {
    const mark = () => header.current?.toggleAttribute('data-scrolled', window.scrollY > scrollThreshold);
    mark();
    window.addEventListener('scroll', mark, { passive: true });
    return () => window.removeEventListener('scroll', mark);
  }, []);

  return (
    <header
      ref={header}
      className="no-print eased sticky top-0 z-30 border-b [@media(max-height:22rem)]:static border-transparent bg-surface data-scrolled:border-line data-scrolled:shadow-card"
    >
      <div className="wrap flex h-(--header-height) items-center justify-between gap-3">
        <Brand shell={shell} />
        <nav aria-label="Main" className="hidden lg:block">
          <ul className="flex items-center gap-1">
            {headerLinks.map(({ label, href }) => (
              <li key={href}>
                <NavLink to={href} end={href === '/'} prefetch="intent" className={linkClass}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-center gap-2">
          <Link
            href={staffAddress}
            className="hidden min-h-11 items-center gap-1.5 rounded-sm px-2 text-sm text-ink-soft hover:text-brand-deep lg:inline-flex"
          >
            <Icon name="lock" className="size-4" />
            <span className="sr-only xl:not-sr-only">Staff</span>
          </Link>
          <div className="hidden md:block">
            <ButtonLink href={shell.booking.initial.href} external className="px-4 whitespace-nowrap xl:px-6">
              Book Consultation
            </ButtonLink>
          </div>
          <MobileMenu shell={shell} />
        </div>
      </div>
    </header>
  );
}

/** Opens and closes by the browser's own popover: no script needed, Escape and a tap outside close it. */
function MobileMenu({ shell }: { shell: Shell }) {
  const menu = useRef<HTMLDivElement>(null);
  useNextPage(() => menu.current?.hidePopover?.());

  return (
    <div className="lg:hidden">
      <button
        type="button"
        popoverTarget="mobile-menu"
        className="inline-flex min-h-12 items-center gap-2 rounded-card px-3 font-semibold hover:bg-mist"
      >
        <span aria-hidden="true" className="grid w-5 gap-1">
          <span className="h-0.5 bg-current" />
          <span className="h-0.5 bg-current" />
          <span className="h-0.5 bg-current" />
        </span>
        Menu
      </button>
      <div
        ref={menu}
        id="mobile-menu"
        popover="auto"
        className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto bg-sand p-0 text-ink backdrop:bg-ink/40"
      >
        <div className="wrap flex min-h-full flex-col pb-8">
          <div className="flex h-(--header-height) items-center justify-between">
            <Brand shell={shell} />
            <button
              type="button"
              popoverTarget="mobile-menu"
              popoverTargetAction="hide"
              className="inline-flex min-h-12 items-center gap-2 rounded-card px-3 font-semibold hover:bg-sand-deep"
            >
              <span aria-hidden="true" className="text-h3 leading-none">
                ×
              </span>
              Close
            </button>
          </div>
          <nav aria-label="Menu" className="mt-4">
            <ul>
              {mobileLinks.map(({ label, href }) => (
                <li key={href} className="border-b border-line">
                  <NavLink
                    to={href}
                    end={href === '/'}
                    className="flex min-h-14 items-center justify-between text-h3 font-semibold aria-[current=page]:text-brand"
                  >
                    {label}
                    <Icon name="arrow-right" className="size-5" />
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className="mt-8 grid gap-3">
            <ButtonLink href={shell.booking.initial.href} external>
              Book Consultation
            </ButtonLink>
            <a
              href={`tel:${shell.clinic.phone.dial}`}
              className="flex min-h-12 items-center justify-center gap-2 font-semibold text-brand-deep"
            >
              <Icon name="phone" className="size-5" />
              {shell.clinic.phone.display}
            </a>
          </div>
          <Link href={staffAddress} className="mt-auto flex min-h-12 items-center gap-2 pt-6 text-sm text-ink-soft">
            <Icon name="lock" className="size-4" />
            Staff
          </Link>
        </div>
      </div>
    </div>
  );
}
