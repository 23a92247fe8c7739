import type { BodyPart } from '#domain/content-model/page.ts';
import { Prose } from '#ui/prose/prose.tsx';
import type { BookingTargets, ContentPageView, Fee } from '#wire/pages.ts';
import type { PricesView } from '#wire/prices.ts';
import type { RenderTools } from './block-types.ts';
import { BlockView } from './block-view.tsx';

interface PageBodyProps {
  kind: ContentPageView['page']['kind'];
  parts: readonly BodyPart[];
  figures: ContentPageView['figures'];
  booking: BookingTargets;
  fees: readonly Fee[];
  prices: PricesView | null;
  renderTools?: RenderTools;
}

/** A policy is for reference: its headings are closer to its text. */
const policyHeadings = '[&_h2]:text-h3 [&_h3]:text-h4';

/**
 * Prose in a reading column; blocks at full width. It is a container, so that blocks are laid out by its width, with or
 * without the contents list.
 */
export function PageBody({ kind, parts, figures, booking, fees, prices, renderTools }: PageBodyProps) {
  const firstHeading = parts.findIndex(opensSection);
  return (
    <div className={`@container min-w-0 lg:col-start-1 lg:row-start-1 ${kind === 'policy' ? policyHeadings : ''}`}>
      {parts.map((part, index) => {
        const key = part.kind === 'block' ? part.id : index;
        return (
          <div key={key} className={`first:mt-0 ${spaceAbove(part, parts[index - 1])}`}>
            {part.kind === 'prose' ? (
              <Prose
                text={part.text}
                className='[&_a[href^="tel:"]]:whitespace-nowrap [&_:is(h2,h3)]:scroll-mt-4 [&>:not(h2)]:max-w-(--measure) [&>h2]:max-w-3xl [&>h2+*]:mt-4'
              />
            ) : (
              <BlockView
                id={part.id}
                block={part.block}
                figures={figures}
                booking={booking}
                fees={fees}
                prices={prices}
                renderTools={renderTools}
                // A callout above the first section is directly under the page's heading.
                calloutLevel={index < firstHeading ? 2 : 3}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}

/** A section starts after a gap; related parts are close together. */
function spaceAbove(part: BodyPart, previous: BodyPart | undefined): string {
  if (isBooking(part)) return isBooking(previous) ? 'mt-4' : 'mt-12';
  if (opensSection(part)) return 'mt-16 md:mt-20';
  return part.kind === 'prose' ? 'mt-8' : 'mt-8 md:mt-10';
}

function isBooking(part: BodyPart | undefined): boolean {
  return part?.kind === 'block' && part.block.type === 'booking';
}

/** Whether the part begins with a heading of level 2. */
function opensSection(part: BodyPart): boolean {
  if (part.kind === 'prose') return part.text.html.startsWith('<h2');
  return part.block.type !== 'callout' && 'title' in part.block && Boolean(part.block.title);
}
