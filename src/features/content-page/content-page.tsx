import { ContentsAside, ContentsDisclosure } from '#ui/contents/contents-list.tsx';
import { Notes } from '#ui/notes/notes.tsx';
import type { ContentPageView } from '#wire/pages.ts';
import type { RenderTools } from './block-types.ts';
import { ClosingBooking } from './blocks/booking-block.tsx';
import { PageBody } from './page-body.tsx';
import { PolicyHead } from './policy-head.tsx';
import { Sources } from './sources.tsx';
import { StoryHead } from './story-head.tsx';
import { Topics } from './topics.tsx';

interface ContentPageProps extends ContentPageView {
  /** Renders the self-checks; without it a page links to them. */
  renderTools?: RenderTools;
}

/** A page of content/pages: its head, the contents list beside the text, and sources and notes at the foot. */
export function ContentPageScreen({ renderTools, ...view }: ContentPageProps) {
  const { page, figures, booking, fees, prices, notes, topics } = view;
  const last = page.body.at(-1);
  // A booking at the end of the page becomes its closing band.
  const closing = last?.kind === 'block' && last.block.type === 'booking' ? { id: last.id, block: last.block } : null;
  const parts = closing ? page.body.slice(0, -1) : page.body;
  return (
    <article key={page.id}>
      {page.kind === 'policy' ? <PolicyHead {...view} /> : <StoryHead {...view} />}
      <div className="wrap gap-x-12 pt-6 pb-20 md:pb-28 lg:grid lg:grid-cols-[minmax(0,1fr)_13rem] lg:pt-12 xl:grid-cols-[minmax(0,1fr)_15rem] xl:gap-x-16 print:block print:pt-8">
        <ContentsDisclosure headings={page.headings} />
        <ContentsAside headings={page.headings} />
        <PageBody
          kind={page.kind}
          parts={parts}
          figures={figures}
          booking={booking}
          fees={fees}
          prices={prices}
          renderTools={renderTools}
        />
      </div>
      {closing && <ClosingBooking {...closing} booking={booking} />}
      <div className={closing ? 'pt-16' : ''}>
        <Topics topics={topics} />
        <Sources sources={page.sources} />
        <Notes notes={notes} />
      </div>
    </article>
  );
}
