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
/** Milliseconds between two attempts after all three failed. */
const lookAgain = 10_000;
const fiveMinutes = 5 * 60_000;

/**
 * Reads are repeated three times with doubled waits, and unused data stays cached for five minutes; writes are never
 * repeated automatically (DATA-01).
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < retries && isWorthRetrying(error),
        retryDelay: (attempt) => retryDelay(attempt),
        gcTime: fiveMinutes,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        // A failed read is repeated until it succeeds, without a reload.
        refetchInterval: ({ state: { error } }) => (error && isWorthRetrying(error) ? lookAgain : false),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Milliseconds before an attempt. @param attempt From 0. */
export function retryDelay(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, longestDelay);
}

/** A refusal with a reason is not worth another attempt. */
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
    // Read afresh for each editor: a cached copy would start with a conflict.
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
    // A revision never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });
