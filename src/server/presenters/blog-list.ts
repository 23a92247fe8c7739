import { leadAndRest, mostFeatured } from '#domain/blog/featured.ts';
import { type ListChoice, pagesOf } from '#domain/blog/list-address.ts';
import { listPageSize } from '#domain/blog/post.ts';
import type { BlogListView } from '#wire/blog.ts';
import type { Services } from '../services.ts';
import { drawingOf } from './drawings.ts';
import { presentCards } from './post-cards.ts';

type Needed = Pick<Services, 'content' | 'posts' | 'pictureOf'>;

/** The page of the list that a visitor chose. Rejects when the posts cannot be read. */
export async function presentBlogList(services: Needed, choice: ListChoice): Promise<BlogListView> {
  const { published } = services.posts;
  const filter = { query: choice.query || undefined, category: choice.category || undefined };
  const isFirst = choice.page === 1;
  const [{ posts, total, more = false }, featured, categories] = await Promise.all([
    published.list(filter, { offset: (choice.page - 1) * listPageSize, limit: listPageSize }),
    isFirst ? published.list({ ...filter, featured: true }, { offset: 0, limit: mostFeatured }) : { posts: [] },
    published.categories(),
  ]);
  const { lead, rest } = isFirst ? leadAndRest(posts, featured.posts) : { lead: [], rest: posts };
  const [leadCards, cards] = await Promise.all([presentCards(lead, services, 'top'), presentCards(rest, services)]);
  return {
    failed: false,
    choice,
    hero: heroOf(services),
    categories,
    lead: leadCards,
    posts: cards,
    total,
    more,
    pages: pagesOf(total),
  };
}

/** The list's page while the posts cannot be read. */
export function presentFailedList(services: Pick<Services, 'content'>, choice: ListChoice): BlogListView {
  return { failed: true, choice, hero: heroOf(services) };
}

function heroOf({ content }: Pick<Services, 'content'>) {
  return drawingOf(content, 'blog-hero');
}
