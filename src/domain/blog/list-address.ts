import { listPageSize } from './post.ts';

/** What a visitor chose to see of the list of posts. */
export interface ListChoice {
  /** Words to search for, or empty. */
  query: string;
  /** A category, or empty for all. */
  category: string;
  /** From 1. */
  page: number;
}

/** More characters than this are no search words. */
const longestQuery = 100;
const longestCategory = 200;

/** Reads the part of the list's address after the question mark; what makes no sense there counts as not chosen. */
export function readListChoice(search: URLSearchParams): ListChoice {
  const page = search.get('page') ?? '';
  return {
    query: tidy(search.get('q')).slice(0, longestQuery).trimEnd(),
    category: tidy(search.get('category')).slice(0, longestCategory),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The address of a choice, in its one spelling: /blog?q=&category=&page=, with only what was chosen. */
export function listAddress({ query = '', category = '', page = 1 }: Partial<ListChoice>): string {
  const search = new URLSearchParams();
  if (query) search.set('q', query);
  if (category) search.set('category', category);
  if (page > 1) search.set('page', String(page));
  // Not by its size, which Safari before 17 does not say.
  const text = search.toString();
  return text ? `/blog?${text}` : '/blog';
}

/** Whether the choice leaves posts out: the list is then called 'All Articles'. */
export function isFiltering({ query, category }: ListChoice): boolean {
  return query !== '' || category !== '';
}

/** Pages of a list of so many posts; an empty list has one. */
export function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / listPageSize));
}

function tidy(text: string | null): string {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}
