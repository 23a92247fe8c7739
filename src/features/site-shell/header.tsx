import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import type { Shell } from '#wire/shell.ts';
import { Brand } from './brand.tsx';
import { headerLinks, staffAddress } from './navigation.ts';

/** Pixels of scrolling past which the header has a shadow. */
const scrollThreshold = 10;

const linkClass =
  'inline-flex min-h-11 items-center rounded-sm px-2 font-medium xl:px-3 text-ink hover:text-brand-deep hover:bg-mist aria-[current=page]:text-brand-deep aria-[current=page]:font-bold aria-[current=page]:underline aria-[current=page]:decoration-accent aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8';

/**
 * The sticky header. Its height is constant, so its shadow moves nothing. In a low window it scrolls with the page: with
 * the dock below, it would take half of the window.
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
      className="no-print eased sticky top-0 z-30 border-b low:static border-transparent bg-surface data-scrolled:border-line data-scrolled:shadow-card"
    >
      <div className="wrap flex min-h-(--header-height) items-center justify-between gap-3">
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
          <a
            href={staffAddress}
            className="hidden min-h-11 items-center gap-1.5 rounded-sm px-2 text-sm text-ink-soft hover:text-brand-deep lg:inline-flex"
          >
            <Icon name="lock" className="size-4 max-xl:hidden" />
            Staff
          </a>
          <div className="hidden md:block">
            <ButtonLink href={shell.booking.initial.href} external className="px-4 whitespace-nowrap xl:px-6">
              Book Consultation
            </ButtonLink>
          </div>
        </div>
      </div>
    </header>
  );
}
