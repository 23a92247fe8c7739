import { policyLinks } from '#domain/site/policies.ts';
import { Drawing } from '#ui/drawing/drawing.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { ThemeSwitch } from '#ui/theme-switch/theme-switch.tsx';
import { TideEdge, TideLines } from '#ui/tide/tide.tsx';
import type { Shell } from '#wire/shell.ts';

const linkClass =
  'inline-flex min-h-11 items-center text-on-deep-soft underline-offset-4 hover:text-on-deep hover:underline';

/** The clinic behind the sub-site, emergency advice, and the policies that apply. */
export function SubSiteFooter({ shell }: { shell: Shell }) {
  const { clinic, drawings, mainOrigin, year } = shell;
  return (
    <footer className="no-print on-deep">
      <TideEdge colour="ocean" />
      <div className="relative overflow-hidden bg-ocean text-on-deep">
        <TideLines className="absolute inset-x-0 top-0 h-56 w-full text-on-deep opacity-10" />
        <div className="wrap relative grid gap-x-10 gap-y-8 pt-8 pb-8 md:grid-cols-[1.4fr_1fr]">
          <div>
            <p className="flex items-center gap-2.5 text-h4 font-bold leading-none tracking-tight">
              <Drawing drawing={drawings.markLight} alt="" className="size-9" />
              {clinic.name}
            </p>
            <p className="mt-3 max-w-xs text-on-deep-soft">{clinic.tagline}</p>
          </div>
          <ul>
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
            <li className="mt-2 text-sm text-on-deep-soft">
              {clinic.address.locality} {clinic.address.region} {clinic.address.postcode}. Consultations by telehealth
              across Australia.
            </li>
          </ul>
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
          <nav aria-label="Policies" className="mt-4">
            <ul className="flex flex-wrap gap-x-6 text-sm">
              {policyLinks.map(({ label, href }) => (
                <li key={href}>
                  <a href={`${mainOrigin}${href}`} className={linkClass}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="mt-2 flex flex-wrap gap-x-6 gap-y-2 text-sm text-on-deep-soft">
            <p>
              © {year} {clinic.legalName}
            </p>
            <p>ABN {clinic.abn}</p>
            {clinic.demoNotice && <p>{clinic.demoNotice}</p>}
            <ThemeSwitch className="underline-offset-4 hover:text-on-deep hover:underline lg:ml-auto" />
          </div>
        </div>
        <div className="h-(--chat-bar-height)" />
      </div>
    </footer>
  );
}
