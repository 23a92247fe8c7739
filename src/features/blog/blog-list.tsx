import { useNavigation } from 'react-router';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { InlineDrawing } from '#ui/drawing/inline-drawing.tsx';
import { TideEdge, TideLines } from '#ui/tide/tide.tsx';
import type { BlogListView } from '#wire/blog.ts';
import { LeadStory } from './lead-story.tsx';
import { ListFailed } from './list-failed.tsx';
import { foundId, ListFilter } from './list-filter.tsx';
import { ListPages } from './list-pages.tsx';
import { PostCard } from './post-card.tsx';

type Shown = Extract<BlogListView, { failed: false }>;

/** The list of posts: search and categories, the featured posts, then the others. */
export function BlogList(view: BlogListView) {
  const { location, state } = useNavigation();
  const loading = state === 'loading' && location.pathname === '/blog';
  return (
    <>
      <section className="relative overflow-hidden bg-sand">
        <TideLines className="absolute inset-x-0 bottom-0 h-48 w-full text-brand opacity-15" />
        <div className="wrap relative grid grid-cols-[minmax(0,1fr)] items-end gap-x-12 pt-10 pb-14 md:pt-14 md:pb-24 lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_26rem]">
          <div>
            <h1 className="text-h1 font-extrabold tracking-[-0.03em]">
              Reading for the <span className="sm:whitespace-nowrap">in-between</span> days
            </h1>
            <p className="measure mt-5 mb-8 text-lead">
              Plain words on food, sleep, movement and mood, written by our health team for real weeks and ordinary
              kitchens.
            </p>
            <ListFilter choice={view.choice} categories={view.failed ? [] : view.categories} />
          </div>
          {view.heroSvg && (
            <InlineDrawing
              svg={view.heroSvg}
              alt=""
              className="hidden aspect-[4/3] w-full rounded-large rounded-tr-[7rem] lg:block"
            />
          )}
        </div>
        <TideEdge colour="surface" className="absolute inset-x-0 bottom-0" />
      </section>
      <div aria-busy={loading} className="wrap min-h-80 pt-4 pb-20 md:pb-28">
        <p id={foundId} role="status" tabIndex={-1} className="min-h-6 text-sm text-ink-soft">
          {loading ? 'Loading articles...' : view.failed ? '' : view.found}
        </p>
        {view.failed ? (
          <ListFailed choice={view.choice} />
        ) : (
          <div className={loading ? 'eased opacity-60' : 'eased'}>
            <Articles view={view} />
          </div>
        )}
      </div>
    </>
  );
}

function Articles({ view }: { view: Shown }) {
  const { lead, posts, choice, empty, heading, pages, more } = view;
  const [first, ...others] = lead;
  if (empty) return <NoArticles {...empty} />;
  return (
    <>
      {first && (
        <section aria-labelledby="featured-title" className="mt-4">
          <SectionTitle id="featured-title">Featured Articles</SectionTitle>
          <div className={others.length > 0 ? 'grid gap-x-12 gap-y-12 lg:grid-cols-[1.7fr_1fr]' : ''}>
            <LeadStory post={first} alone={others.length === 0} />
            {others.length > 0 && (
              <div className="grid content-start gap-9 max-lg:sm:grid-cols-2 max-lg:sm:gap-x-8">
                {others.map((post) => (
                  <PostCard key={post.id} post={post} amongFeatured />
                ))}
              </div>
            )}
          </div>
        </section>
      )}
      {posts.length > 0 && (
        <section aria-labelledby="list-title" className={first ? 'mt-16 md:mt-20' : 'mt-4'}>
          <SectionTitle id="list-title">{heading}</SectionTitle>
          <ul className="grid gap-x-8 gap-y-9 sm:grid-cols-2 sm:gap-y-14 xl:grid-cols-3">
            {posts.map((post) => (
              <li key={post.id}>
                <PostCard post={post} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <ListPages choice={choice} pages={pages} more={more} />
    </>
  );
}

/** A quiet heading over a rule, as in a magazine. */
function SectionTitle({ id, children }: { id: string; children: string }) {
  return (
    <h2 id={id} className="mb-7 border-b-2 border-ink pb-3 text-h4 font-bold">
      {children}
    </h2>
  );
}

function NoArticles({ text, clear }: NonNullable<Shown['empty']>) {
  return (
    <section className="measure py-10">
      <h2 className="text-h2">No articles found</h2>
      <p className="mt-4 text-lead text-ink-soft">{text}</p>
      {clear && (
        <ButtonLink href="/blog" look="secondary" className="mt-7">
          Clear Filters
        </ButtonLink>
      )}
    </section>
  );
}
