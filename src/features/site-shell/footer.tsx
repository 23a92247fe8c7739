import type { ReactNode } from 'react';
import { policyLinks } from '#domain/site/policies.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { ExternalLink, Link } from '#ui/link/link.tsx';
import { ThemeSwitch } from '#ui/theme-switch/theme-switch.tsx';
import { TideEdge, TideLines } from '#ui/tide/tide.tsx';
import type { Shell } from '#wire/shell.ts';
import { Brand } from './brand.tsx';
import { type NavigationItem, quickLinks, staffAddress } from './navigation.ts';

const linkClass =
  'inline-flex min-h-11 items-center text-on-deep-soft underline-offset-4 hover:text-on-deep hover:underline';

export function Footer({ shell }: { shell: Shell }) {
  const { clinic, shop, year } = shell;
  return (
    <footer id="all-pages" className="no-print on-deep">
      <TideEdge colour="ocean" />
      <div className="relative overflow-hidden bg-ocean text-on-deep">
        <TideLines className="absolute inset-x-0 top-0 h-56 w-full text-on-deep opacity-10" />
        <div className="wrap relative grid gap-x-6 gap-y-8 pt-8 pb-10 xs:grid-cols-2 md:grid-cols-3 lg:grid-cols-[1.6fr_1fr_1fr_1.3fr]">
          <div className="xs:col-span-2 md:col-span-3 lg:col-span-1">
            <Brand shell={shell} onDeep />
            <p className="mt-3 max-w-xs text-on-deep-soft">{clinic.tagline}</p>
          </div>
          <FooterList title="Find your way" links={quickLinks} />
          <FooterList title="Policies" links={policyLinks}>
            {shell.analytics && (
              <li>
                {/* src/features/analytics opens it, beside this layout in the root; without script nothing is measured. */}
                <button type="button" data-privacy-choices className={`${linkClass} noscript:hidden`}>
                  Privacy choices
                </button>
              </li>
            )}
          </FooterList>
          <div className="xs:col-span-2 md:col-span-1">
            <h2 className="text-h4">Talk to us</h2>
            <ul className="mt-2 flex flex-wrap gap-x-6 md:block">
              <li>
                <a href={`tel:${clinic.phone.dial}`} className={linkClass}>
                  {clinic.phone.display}
                </a>
              </li>
              <li>
                <a href={`mailto:${clinic.email}`} className={linkClass}>
                  {clinic.email}
                </a>
              </li>
              <li>
                <ExternalLink href={shop.href} className={linkClass}>
                  {shop.name}
                </ExternalLink>
              </li>
            </ul>
            <p className="mt-2 text-sm text-on-deep-soft">
              {clinic.address.locality} {clinic.address.region} {clinic.address.postcode}. Consultations by telehealth
              across Australia.
            </p>
          </div>
        </div>
        <div className="wrap relative pb-10">
          <p className="flex items-start gap-3 rounded-card border border-on-deep/25 p-4 text-sm text-on-deep-soft">
            <Icon name="phone" className="mt-0.5 size-5" />
            <span>
              This is not an emergency service. In an emergency call{' '}
              <a href="tel:000" className="font-bold text-on-deep underline">
                000
              </a>
              . If you need to talk to someone now, Lifeline answers day and night on{' '}
              <a href="tel:131114" className="font-bold whitespace-nowrap text-on-deep underline">
                13 11 14
              </a>
              .
            </span>
          </p>
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 text-sm text-on-deep-soft">
            <p>
              © {year} {clinic.legalName}
            </p>
            <p>ABN {clinic.abn}</p>
            {clinic.demoNotice && <p>{clinic.demoNotice}</p>}
            <ThemeSwitch className="min-h-11 underline-offset-4 hover:text-on-deep hover:underline lg:ml-auto" />
            <a
              href={staffAddress}
              className="inline-flex min-h-11 items-center gap-1.5 underline-offset-4 hover:text-on-deep hover:underline"
            >
              <Icon name="lock" className="size-4" />
              Staff
            </a>
          </div>
        </div>
        <div className="h-[calc(var(--notice-height)+var(--chat-bar-height))]" />
      </div>
    </footer>
  );
}

function FooterList({
  title,
  links,
  children,
}: {
  title: string;
  links: readonly NavigationItem[];
  children?: ReactNode;
}) {
  return (
    <nav aria-label={title}>
      <h2 className="text-h4">{title}</h2>
      <ul className="mt-2">
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} className={linkClass}>
              {label}
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}
