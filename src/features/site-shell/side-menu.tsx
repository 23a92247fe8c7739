import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { NavLink } from 'react-router';
import { Icon } from '#ui/icon/icon.tsx';
import { ExternalLink, Link } from '#ui/link/link.tsx';
import type { Shell } from '#wire/shell.ts';
import { evidencePillars, mainPages, type NavigationItem } from './navigation.ts';
import { PhoneMenu } from './phone-menu.tsx';
import { useNextPage } from './use-next-page.ts';

/** Milliseconds after a page load when the menu collapses again. */
const collapseAfter = 3000;

const item =
  'flex h-full min-h-14 min-w-0 flex-col items-center justify-center gap-1 overflow-hidden px-0.5 py-1.5 text-center text-dock font-bold leading-tight tracking-wide lg:rounded-card';

/**
 * The floating side menu: a rail at the left of wide screens, a dock within reach of the thumb on phones, with the phone
 * menu. The page reserves room for it, so it never covers text. With large letters the dock shows only the most important
 * entries; the menu holds the rest. It is centred by margins, because a transform would become the containing block of the
 * assistant's fixed button.
 */
export function SideMenu({ shell, assistant }: { shell: Shell; assistant: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null);
  useNextPage(() => menu.current?.removeAttribute('open'));
  useEffect(() => collapseInTime(menu), []);
  useEffect(() => closeOnLeave(menu), []);

  return (
    <nav
      aria-label="Quick menu"
      className="no-print fixed inset-x-0 bottom-0 z-40 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:inset-x-auto lg:inset-y-0 lg:left-3 lg:my-auto lg:h-fit lg:w-20 lg:rounded-large lg:border lg:pb-0 lg:shadow-float forced-border"
    >
      <ul className="grid h-17 grid-cols-5 max-xs:grid-cols-3 lg:h-auto lg:grid-cols-1 lg:gap-1 lg:p-1.5">
        <li>
          <ExternalLink
            href={shell.booking.initial.href}
            className={`${item} bg-brand text-on-strong hover:bg-brand-deep lg:rounded-[1.375rem] lg:py-4`}
          >
            <Icon name="calendar" className="size-5" />
            BOOK
          </ExternalLink>
        </li>
        <li className="max-xs:hidden">
          <NavLink
            to="/calculator"
            prefetch="intent"
            className={`${item} hover:bg-mist aria-[current=page]:bg-brand-tint aria-[current=page]:text-brand-deep`}
          >
            <Icon name="ruler" className="size-5" />
            BODY METRICS
          </NavLink>
        </li>
        <li className="max-xs:hidden">
          <ExternalLink href={shell.shop.href} className={`${item} hover:bg-mist`}>
            <Icon name="bag" className="size-5" />
            Shop
          </ExternalLink>
        </li>
        <li className="lg:hidden">
          <PhoneMenu shell={shell} className={`${item} w-full hover:bg-mist`} />
        </li>
        <li className="hidden lg:order-last lg:block">
          <details ref={menu} className="group h-full">
            <summary className={`${item} hover:bg-mist group-open:bg-mist`}>
              <Icon name="list" className="size-5" />
              <span className="group-open:hidden">OPEN MENU</span>
              <span className="hidden group-open:inline">COLLAPSE MENU</span>
            </summary>
            <div className="absolute top-1/2 left-full ml-3 hidden max-h-[80dvh] w-80 -translate-y-1/2 overflow-y-auto rounded-large border border-line bg-surface p-6 shadow-float group-open:block forced-border">
              <MenuSection title="Main Pages" links={mainPages} />
              <MenuSection title="Evidence Pillars" links={evidencePillars} />
            </div>
          </details>
        </li>
        {/* On wide screens it is outside the menu, in the page's right margin. */}
        {assistant && (
          <li className="lg:fixed lg:right-6 lg:bottom-[calc(var(--notice-height)+1.5rem)]">{assistant}</li>
        )}
      </ul>
    </nav>
  );
}

/**
 * Counts from the load, which the page's first script records (server/http/pages/deferred-modules.ts), or else from now. A
 * menu that the visitor opened meanwhile stays open if the script loads only after that time.
 */
function collapseInTime(menu: RefObject<HTMLDetailsElement | null>): (() => void) | undefined {
  const { loadedAt = Date.now() } = window as { loadedAt?: number };
  const left = loadedAt + collapseAfter - Date.now();
  if (left < 0) return undefined;
  const timer = setTimeout(() => menu.current?.removeAttribute('open'), left);
  return () => clearTimeout(timer);
}

/** A tap outside or Escape closes the menu; Escape also returns the focus to its button. */
function closeOnLeave(menu: RefObject<HTMLDetailsElement | null>): () => void {
  const onPress = (event: PointerEvent) => {
    if (event.target instanceof Node && !menu.current?.contains(event.target)) menu.current?.removeAttribute('open');
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.current?.open) return;
    menu.current.removeAttribute('open');
    menu.current.querySelector('summary')?.focus();
  };
  document.addEventListener('pointerdown', onPress);
  document.addEventListener('keydown', onKey);
  return () => {
    document.removeEventListener('pointerdown', onPress);
    document.removeEventListener('keydown', onKey);
  };
}

function MenuSection({ title, links }: { title: string; links: readonly NavigationItem[] }) {
  return (
    <section className="not-first:mt-5">
      <h2 className="text-sm font-bold text-ink-soft">{title}</h2>
      <ul className="mt-1">
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link
              href={href}
              className="flex min-h-11 items-center rounded-sm font-medium hover:text-brand-deep hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
