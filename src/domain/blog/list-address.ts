import { listPageSize } from './post.ts';

/** A visitor's filter of the list of posts. */
export interface ListChoice {
  /** Words to search for, or empty. */
  query: string;
  /** A category, or empty for all. */
  category: string;
  /** From 1. */
  page: number;
}

/** Longer text is not searched for. */
const longestQuery = 100;
const longestCategory = 200;

/** Parses the query of the list's address; invalid values are ignored. */
export function readListChoice(search: URLSearchParams): ListChoice {
  const page = search.get('page') ?? '';
  return {
    query: tidy(search.get('q')).slice(0, longestQuery).trimEnd(),
    category: tidy(search.get('category')).slice(0, longestCategory),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The canonical address of a filter: /blog?q=&category=&page=, with only the values set. */
export function listAddress({ query = '', category = '', page = 1 }: Partial<ListChoice>): string {
  const search = new URLSearchParams();
  if (query) search.set('q', query);
  if (category) search.set('category', category);
  if (page > 1) search.set('page', String(page));
  // Not by its size, which Safari before 17 does not support.
  const text = search.toString();
  return text ? `/blog?${text}` : '/blog';
}

/** Whether the filter excludes posts: the list is then called 'All Articles'. */
export function isFiltering({ query, category }: ListChoice): boolean {
  return query !== '' || category !== '';
}

/** Pages of a list of this many posts; an empty list has one. */
export function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / listPageSize));
}

function tidy(text: string | null): string {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}
