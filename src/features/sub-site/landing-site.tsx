import type { ReactNode } from 'react';
import { Band } from '#ui/band/band.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { ContactText } from '#ui/contact-text/contact-text.tsx';
import { Drawing } from '#ui/drawing/drawing.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { ExternalLink } from '#ui/link/link.tsx';
import { NoteReferences, Notes } from '#ui/notes/notes.tsx';
import { Unbroken } from '#ui/prose/unbroken.tsx';
import { TideEdge, TideLines } from '#ui/tide/tide.tsx';
import type { SubSiteView } from '#wire/pages.ts';
import type { Shell } from '#wire/shell.ts';
import { isMirrored, LandingHero } from './landing-hero.tsx';
import { SubSiteShell } from './sub-site-shell.tsx';

type LandingSiteProps = Extract<SubSiteView, { variant: 'landing' }> & { shell: Shell; assistant: ReactNode };

/** The one page of a topic's sub-site. Pages of the main site are another host: plain anchors, absolute addresses. */
export function LandingSite(view: LandingSiteProps) {
  const { shell, assistant, host, record, related, booking, notes } = view;
  const { mainOrigin } = shell;
  return (
    <SubSiteShell
      shell={shell}
      host={host}
      assistant={record.technical ? null : assistant}
      book={record.technical ? null : booking[record.bookingTarget].href}
    >
      <LandingHero {...view} mainOrigin={mainOrigin} />
      <Included features={record.features} />
      <Benefits benefits={record.benefits} surface={isMirrored(record.subdomain) ? 'sand' : 'mist'} />
      {!record.technical && <Closing {...view} />}
      <Related related={related} mainOrigin={mainOrigin} />
      <Notes notes={notes} />
    </SubSiteShell>
  );
}

function Included({ features }: { features: readonly string[] }) {
  return (
    <Band labelledBy="included-title" className="pt-10! md:pt-14!">
      <div className="grid gap-8 lg:grid-cols-[1fr_1.8fr] lg:gap-16">
        <h2 id="included-title" className="text-h2">
          What's Included
        </h2>
        <ul className="grid content-start border-b border-line md:grid-cols-2 md:gap-x-10">
          {features.map((feature) => (
            <li key={feature} className="flex gap-3 border-t border-line py-4">
              {/* Without a tick: the items have conditions and costs, too. */}
              <span aria-hidden="true" className="mt-2 size-3 shrink-0 rounded-[0_100%_0_100%] bg-brand" />
              <span>
                <ContactText text={feature} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}

function Benefits({ benefits, surface }: { benefits: readonly string[]; surface: 'sand' | 'mist' }) {
  return (
    <section aria-labelledby="benefits-title">
      <TideEdge colour={surface} />
      <div className={`pt-10 pb-16 md:pt-12 md:pb-24 ${surface === 'sand' ? 'bg-sand' : 'bg-mist'}`}>
        <div className="wrap">
          <h2 id="benefits-title" className="text-h2">
            Key Benefits
          </h2>
          <ul
            className={`mt-10 grid gap-x-16 gap-y-8 md:grid-cols-2 ${benefits.length % 3 === 0 ? 'xl:grid-cols-3' : ''}`}
          >
            {benefits.map((benefit) => (
              <li key={benefit} className="flex gap-4 text-h3 font-medium">
                <span aria-hidden="true" className="mt-1.5 size-5 shrink-0 rounded-[0_100%_0_100%] bg-brand" />
                <span className="text-pretty">
                  <ContactText text={benefit} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function Closing({ record, booking, provider, closing }: LandingSiteProps) {
  return (
    <Band labelledBy="closing-title" className="pb-0!">
      <div className="on-deep relative isolate overflow-hidden rounded-large rounded-tl-[5rem] rounded-br-[5rem] bg-deep px-6 py-12 text-on-deep sm:px-12 md:py-16 lg:px-16 forced-border">
        <div className="grid items-end gap-x-16 gap-y-8 lg:grid-cols-[1.6fr_1fr]">
          <div>
            <h2 id="closing-title" className="max-w-2xl text-h1">
              Ready to Start Your Health Journey?
            </h2>
            <p className="mt-5 text-balance text-on-deep-soft">
              <Unbroken text={closing.text} />
              <NoteReferences notes={closing.notes} />
            </p>
          </div>
          <div className="grid gap-4 sm:justify-start lg:justify-end">
            <ButtonLink href={booking[record.bookingTarget].href} external look="on-deep" icon="calendar">
              Book Consultation Now
            </ButtonLink>
            <ExternalLink
              href={provider.href}
              className="flex min-h-12 flex-wrap items-center justify-center gap-2 rounded-card bg-on-deep px-3 py-2 text-sm xs:whitespace-nowrap sm:gap-3 sm:px-5 text-deep hover:bg-on-deep-soft forced-border"
            >
              Bookings by
              <Drawing drawing={provider.logo} alt={provider.name} className="h-7 w-auto sm:h-8" />
            </ExternalLink>
          </div>
        </div>
        <TideLines className="absolute inset-x-0 -bottom-4 -z-1 h-24 w-full text-on-deep opacity-20" />
      </div>
    </Band>
  );
}

function Related({ related, mainOrigin }: { related: { label: string; href: string }[]; mainOrigin: string }) {
  return (
    <Band labelledBy="related-title">
      <div className="grid gap-6 lg:grid-cols-[1fr_1.8fr] lg:gap-16">
        <h2 id="related-title" className="text-h2">
          On our main website
        </h2>
        <ul className="border-b border-line">
          {related.map(({ label, href }) => (
            <li key={href} className="border-t border-line">
              <a
                href={`${mainOrigin}${href}`}
                className="flex min-h-14 items-center justify-between gap-4 py-3 font-semibold hover:text-deep hover:underline"
              >
                {label}
                <Icon name="arrow-right" className="size-5" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
