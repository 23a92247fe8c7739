import { subSiteKeys } from '#domain/site/sub-site-keys.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { ContactText } from '#ui/contact-text/contact-text.tsx';
import { Drawing } from '#ui/drawing/drawing.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { NoteReference } from '#ui/notes/notes.tsx';
import { PriceQuestion } from '#ui/price-question/price-question.tsx';
import { Unbroken } from '#ui/prose/unbroken.tsx';
import { TideEdge, TideLines } from '#ui/tide/tide.tsx';
import type { SubSiteView } from '#wire/pages.ts';
import { ProductCard } from './product-card.tsx';

type Landing = Extract<SubSiteView, { variant: 'landing' }>;

interface LandingHeroProps
  extends Pick<
    Landing,
    'record' | 'hero' | 'booking' | 'prices' | 'rating' | 'bulkBilled' | 'isBulkBilled' | 'related'
  > {
  mainOrigin: string;
}

/** The topic in one screen. Every second sub-site has its picture at the left, for variety. */
export function LandingHero({
  record,
  hero,
  booking,
  prices,
  rating,
  bulkBilled,
  isBulkBilled,
  related,
  mainOrigin,
}: LandingHeroProps) {
  const mirrored = isMirrored(record.subdomain);
  const next = secondLink(record, related, mainOrigin);
  const corners = mirrored
    ? 'rounded-tr-[5rem] rounded-bl-[5rem] sm:rounded-tr-[8rem] sm:rounded-bl-[8rem]'
    : 'rounded-tl-[5rem] rounded-br-[5rem] sm:rounded-tl-[8rem] sm:rounded-br-[8rem]';
  return (
    <section className={mirrored ? 'bg-mist' : 'bg-sand'}>
      <div className="relative overflow-hidden">
        <TideLines className="absolute inset-x-0 bottom-0 h-24 w-full text-brand opacity-25" />
        <div
          className={`wrap relative grid grid-cols-1 items-center gap-x-16 gap-y-8 pt-5 pb-14 md:gap-y-10 md:pt-14 md:pb-16 lg:pb-24 ${mirrored ? 'lg:grid-cols-[1fr_1.1fr]' : 'lg:grid-cols-[1.1fr_1fr]'}`}
        >
          <div className={`flex min-w-0 flex-col [reading-flow:flex-visual] ${mirrored ? 'lg:order-last' : ''}`}>
            {record.urgency && (
              <Badge icon="clock" className="self-start">
                {record.urgency}
              </Badge>
            )}
            <h1 className="text-h1 not-first:mt-3 md:not-first:mt-5">
              <Unbroken text={record.heroTitle} />
            </h1>
            {/* On a phone the costs come first, visible with the heading. */}
            <p className="mt-5 max-w-xl text-lead max-md:order-1">
              <ContactText text={record.heroDescription} />
            </p>
            <div className="mt-6 flex flex-wrap gap-3 max-md:order-2 md:mt-8">
              {record.technical ? (
                <ButtonLink href={`${mainOrigin}/`}>{record.primaryCTA}</ButtonLink>
              ) : (
                <ButtonLink href={booking[record.bookingTarget].href} external icon="calendar">
                  {record.primaryCTA}
                </ButtonLink>
              )}
              {record.secondaryCTA && next && (
                <ButtonLink href={next.href} external={next.external} look="secondary">
                  {record.secondaryCTA}
                </ButtonLink>
              )}
            </div>
            {!record.technical && <PriceQuestion {...prices} className="mt-4 w-full max-w-xl md:mt-8" />}
            {!record.technical && <Standing {...{ record, rating, bulkBilled, isBulkBilled }} />}
          </div>
          {record.product ? (
            <ProductCard product={record.product} />
          ) : (
            <Drawing
              drawing={hero}
              alt={record.art?.alt ?? ''}
              priority
              className={`w-full rounded-large ${corners}`}
            />
          )}
        </div>
      </div>
      <TideEdge colour="surface" />
    </section>
  );
}

/** The rating, and Medicare's contribution. */
function Standing({
  record,
  rating,
  bulkBilled,
  isBulkBilled,
}: Pick<Landing, 'record' | 'rating' | 'bulkBilled' | 'isBulkBilled'>) {
  return (
    <ul className="mt-8 flex flex-wrap items-center max-md:order-3 gap-x-8 gap-y-3 font-semibold">
      {rating && (
        <li className="flex items-baseline gap-2">
          <span className="shrink-0 text-h2 font-extrabold tracking-tight">{rating.value}</span>
          <span>
            {rating.label}
            {rating.note && <NoteReference note={rating.note} />}
          </span>
        </li>
      )}
      {record.medicare && isBulkBilled && (
        <li className="flex items-center gap-2.5">
          <Icon name="shield" className="size-6 text-brand" />
          <span>
            Medicare Bulk-Billed
            {bulkBilled && <NoteReference note={bulkBilled} />}
            {record.bookingTarget !== 'initial' && (
              <span className="block text-sm font-normal text-ink-soft">
                First weight consultations that meet Medicare's rule.
              </span>
            )}
          </span>
        </li>
      )}
    </ul>
  );
}

/** Whether a sub-site's picture is at the left. */
export function isMirrored(key: Landing['record']['subdomain']): boolean {
  return subSiteKeys.indexOf(key) % 2 === 1;
}

/** The target of the second button: a tool of the main site, the shop, or the first related page. */
function secondLink(
  record: Landing['record'],
  related: Landing['related'],
  mainOrigin: string,
): { href: string; external: boolean } | undefined {
  if (record.toolLink) return { href: `${mainOrigin}${record.toolLink}`, external: false };
  if (record.shopLink) return { href: record.shopLink, external: true };
  const page = related[0];
  return page && { href: `${mainOrigin}${page.href}`, external: false };
}
