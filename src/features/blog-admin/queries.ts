import { QueryClient, queryOptions } from '@tanstack/react-query';
import type {
  BinReply,
  CategoriesReply,
  PostListReply,
  PostReply,
  PreviewsReply,
  ReasonsReply,
  RevisionReply,
  RevisionsReply,
} from '#wire/blog-admin.ts';
import { AdminError, ask } from './ask.ts';

const retries = 3;
const longestDelay = 30_000;
/** Milliseconds between two tries after all three failed. */
const lookAgain = 10_000;
const fiveMinutes = 5 * 60_000;

/** Reads are tried again three times, each after twice the wait, and unused data is kept five minutes; writes are never repeated by themselves (DATA-01). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < retries && isWorthRetrying(error),
        retryDelay: (attempt) => retryDelay(attempt),
        gcTime: fiveMinutes,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        // What could not be read comes by itself as soon as it can: nobody has to load the page again.
        refetchInterval: ({ state: { error } }) => (error && isWorthRetrying(error) ? lookAgain : false),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Milliseconds before a try. @param attempt From 0. */
export function retryDelay(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, longestDelay);
}

/** What the server refused for a reason will be refused again. */
export function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof AdminError)) return true;
  return error.isUnanswered || error.code.startsWith('storage-') || error.code === 'internal-error';
}

export const postListQuery = (query: string, page: number, due: boolean) =>
  queryOptions({
    queryKey: ['posts', query, page, due],
    queryFn: ({ signal }) =>
      ask<PostListReply>(
        `posts?${new URLSearchParams({ q: query, page: String(page), ...(due ? { review: 'due' } : {}) })}`,
        { signal },
      ),
  });

export const previewsQuery = (page: number) =>
  queryOptions({
    queryKey: ['previews', page],
    queryFn: ({ signal }) => ask<PreviewsReply>(`previews?page=${page}`, { signal }),
    staleTime: 0,
  });

export const binQuery = (page: number) =>
  queryOptions({
    queryKey: ['bin', page],
    queryFn: ({ signal }) => ask<BinReply>(`bin?page=${page}`, { signal }),
    staleTime: 0,
  });

export const postQuery = (id: string) =>
  queryOptions({
    queryKey: ['post', id],
    queryFn: ({ signal }) => ask<PostReply>(`posts/${id}`, { signal }),
    // Read anew for each editor: a copy from before would start a conflict.
    gcTime: 0,
    staleTime: 0,
    refetchOnReconnect: false,
  });

export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: ({ signal }) => ask<CategoriesReply>('categories', { signal }),
});

export const revisionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['revisions', id],
    queryFn: ({ signal }) => ask<RevisionsReply>(`posts/${id}/revisions`, { signal }),
    staleTime: 0,
  });

export const reasonsQuery = (id: string) =>
  queryOptions({
    queryKey: ['reasons', id],
    queryFn: ({ signal }) => ask<ReasonsReply>(`posts/${id}/advertising-reasons`, { signal }),
    staleTime: 0,
  });

export const revisionQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: ['revision', id, version],
    queryFn: ({ signal }) => ask<RevisionReply>(`posts/${id}/revisions/${version}`, { signal }),
    // What was saved as a version never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });
