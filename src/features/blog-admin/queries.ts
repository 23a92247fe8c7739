import { queryOptions } from '@tanstack/react-query';
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
import { ask } from './ask.ts';

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
