import { leadAndRest, mostFeatured } from '#domain/blog/featured.ts';
import { isFiltering, type ListChoice, listAddress, pagesOf } from '#domain/blog/list-address.ts';
import { listPageSize } from '#domain/blog/post.ts';
import { ownPages } from '#domain/site/own-pages.ts';
import { pageCardPath } from '#domain/site/social-card.ts';
import type { BlogListView, PageHead } from '#wire/blog.ts';
import type { Services } from '../services.ts';
import { feedLinks } from './blog-feeds.ts';
import { inlineDrawingOf, inlineSvg } from './drawings.ts';
import { presentCards } from './post-cards.ts';

type Needed = Pick<Services, 'content' | 'posts' | 'pictureOf'>;

/** The list page that a visitor selected. Rejects when the posts cannot be read. */
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
    heroSvg: heroOf(services),
    head: listHead(services, choice, pagesOf(total), total),
    categories,
    lead: leadCards,
    posts: cards,
    heading: isFiltering(choice) ? 'All Articles' : 'Latest Articles',
    found: foundInWords(choice, total, more),
    empty: posts.length + lead.length > 0 ? null : emptyInWords(choice, total),
    pages: pagesOf(total),
    more,
  };
}

/** The list's page while the posts cannot be read. */
export function presentFailedList(services: Pick<Services, 'content'>, choice: ListChoice): BlogListView {
  return {
    failed: true,
    choice,
    heroSvg: heroOf(services),
    head: { ...listHead(services, choice, 1, 0), hidden: true },
  };
}

/** Announced to screen readers when the list changes; empty before the visitor has filtered it. */
function foundInWords({ query, category, page }: ListChoice, total: number, more: boolean): string {
  if (!isFiltering({ query, category, page })) return '';
  const count = more ? `More than ${total} articles` : total === 1 ? '1 article' : `${total} articles`;
  return `${count}${query ? ` for “${query}”` : ''}${category ? ` in ${category}` : ''}`;
}

function emptyInWords(choice: ListChoice, total: number): { text: string; clear: boolean } {
  if (total > 0) return { text: 'The list is not that long.', clear: true };
  if (!isFiltering(choice)) return { text: 'Our first articles are on their way.', clear: choice.page > 1 };
  return {
    text: 'Nothing we have written matches. A shorter word often finds more, such as “sleep” or “walk”.',
    clear: true,
  };
}

function listHead({ content }: Pick<Services, 'content'>, choice: ListChoice, pages: number, total: number): PageHead {
  const seo = ownPages.blog;
  const about = choice.category ? `${choice.category}: articles` : seo.title;
  const at = (page: number) => listAddress({ ...choice, page });
  // Search engines index neither a visitor's search nor a category without posts.
  const hidden = choice.query !== '' || choice.page > pages || (total === 0 && isFiltering(choice));
  return {
    ...seo,
    title: choice.page > 1 ? `${about}, page ${choice.page}` : about,
    description: choice.category
      ? `Articles on ${choice.category.toLowerCase()} in plain English, for real weeks and ordinary kitchens, from a clinic led by a nurse practitioner.`
      : seo.description,
    path: listAddress(choice),
    // A filtered list has the card of the whole list.
    card: { path: pageCardPath('/blog'), title: seo.title },
    hidden,
    links: [
      ...feedLinks(content.site.name),
      ...(choice.page > 1 ? [{ rel: 'prev' as const, href: at(choice.page - 1) }] : []),
      ...(choice.page < pages ? [{ rel: 'next' as const, href: at(choice.page + 1) }] : []),
    ],
  };
}

function heroOf({ content }: Pick<Services, 'content'>): string {
  return inlineSvg(content, inlineDrawingOf(content, 'blog-hero'));
}
