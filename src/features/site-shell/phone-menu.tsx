import { useEffect, useEffectEvent, useRef } from 'react';
import { NavLink } from 'react-router';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { ExternalLink } from '#ui/link/link.tsx';
import { ThemeSwitch } from '#ui/theme-switch/theme-switch.tsx';
import type { Shell } from '#wire/shell.ts';
import { evidencePillars, type NavigationItem, phoneMenuPages, staffAddress } from './navigation.ts';
import { useNextPage } from './use-next-page.ts';

const menuId = 'mobile-menu';

/**
 * All pages of the site, in a sheet from the edge near the thumb. Its last row covers the dock. Before and without script,
 * the browser opens it as a popover; the script makes it modal, with the page behind it inert.
 */
export function PhoneMenu({ shell, className }: { shell: Shell; className: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useNextPage(close);
  const takeOver = useEffectEvent(() => {
    // Without popovers it cannot be open yet, and the selector throws.
    if (!('popover' in HTMLElement.prototype) || !menu.current?.matches(':popover-open')) return;
    menu.current.hidePopover();
    open();
  });
  useEffect(() => takeOver(), []);

  function open(): void {
    menu.current?.showModal();
    title.current?.focus();
  }

  function close(): void {
    menu.current?.close();
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={menuId}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          open();
        }}
        className={`menu-button ${className}`}
      >
        <Icon name="list" className="size-5" />
        <span className="uppercase">Menu</span>
      </button>
      {/* In a browser without popovers, before the script loads, a list of all pages is at the end of the page. */}
      <a href="#all-pages" className={`menu-link ${className}`}>
        <Icon name="list" className="size-5" />
        <span className="uppercase">Menu</span>
      </a>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it too, by the browser */}
      <dialog
        ref={menu}
        id={menuId}
        popover="auto"
        aria-modal="true"
        aria-labelledby={`${menuId}-title`}
        // Some browsers do not focus a pressed button, so they have nothing to restore the focus to.
        onClose={() => button.current?.focus({ preventScroll: true })}
        // Its content covers the dialog, so a press on the dialog itself is outside.
        onClick={(event) => event.target === menu.current && close()}
        className="fixed inset-x-0 top-auto bottom-0 m-0 max-h-dvh w-full max-w-none flex-col rounded-t-large bg-sand p-0 text-ink shadow-float backdrop:bg-ocean/50 open:flex forced-border"
      >
        <div className="min-h-0 overflow-y-auto overscroll-contain">
          <div className="wrap py-5">
            <h2 ref={title} id={`${menuId}-title`} tabIndex={-1} className="text-h2 outline-none">
              Menu
            </h2>
            <nav aria-label="All pages" className="mt-4 grid gap-6">
              <PageList title="Main Pages" links={phoneMenuPages} />
              <PageList title="Evidence Pillars" links={evidencePillars} />
            </nav>
            <ul className={`mt-6 ${columnsClass}`}>
              <li>
                <a href={`tel:${shell.clinic.phone.dial}`} className={lineClass}>
                  <Icon name="phone" className="size-5" />
                  {shell.clinic.phone.display}
                </a>
              </li>
              <li>
                <ExternalLink href={shell.shop.href} className={lineClass}>
                  <Icon name="bag" className="size-5" />
                  Shop
                </ExternalLink>
              </li>
              <li>
                <ThemeSwitch className="min-h-12 font-semibold text-brand-deep" />
              </li>
              <li>
                <a href={staffAddress} className={lineClass}>
                  <Icon name="lock" className="size-5" />
                  Staff
                </a>
              </li>
            </ul>
          </div>
        </div>
        <div className="shrink-0 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]">
          <div className="wrap flex min-h-17 items-center gap-2 py-2">
            <ButtonLink href={shell.booking.initial.href} external className="flex-1 px-3! max-xs:whitespace-nowrap">
              Book<span className="max-xs:sr-only"> Consultation</span>
            </ButtonLink>
            <button
              type="button"
              popoverTarget={menuId}
              popoverTargetAction="hide"
              onClick={close}
              className="inline-flex min-h-12 items-center gap-2 rounded-card px-4 font-semibold hover:bg-mist"
            >
              <span aria-hidden="true" className="text-h3 leading-none max-xs:hidden">
                ×
              </span>
              Close
            </button>
          </div>
        </div>
      </dialog>
    </>
  );
}

const lineClass = 'inline-flex min-h-12 items-center gap-2 font-semibold text-brand-deep';
/** As many columns as the letter size allows. */
const columnsClass = 'grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-6';

function PageList({ title, links }: { title: string; links: readonly NavigationItem[] }) {
  return (
    <section>
      <h3 className="text-sm font-bold text-ink-soft">{title}</h3>
      <ul className={`mt-1 ${columnsClass}`}>
        {links.map(({ label, href }) => (
          <li key={href} className="border-b border-line">
            <NavLink
              to={href}
              end={href === '/'}
              className="flex h-full min-h-12 items-center py-1.5 font-semibold leading-snug aria-[current=page]:text-brand aria-[current=page]:underline aria-[current=page]:decoration-accent aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-4"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
