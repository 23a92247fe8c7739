import { keepPreviousData, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLastFailure } from '#features/editing/use-last-failure.ts';

/** Reads a page of a list. The page before stays until it is there. */
export function useList<T, Key extends readonly unknown[]>(query: UseQueryOptions<T, Error, T, Key>) {
  const list = useQuery({ ...query, placeholderData: keepPreviousData as never });
  return { ...list, failure: useLastFailure(list.error, list.isPlaceholderData ? undefined : list.data) };
}

/** The page of a list that the address names, from 1, and the way to another one. */
export function usePageOfList(): { page: number; onPage: (page: number) => void } {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const onPage = useCallback((page: number) => navigate({ pathname, search: `?page=${page}` }), [navigate, pathname]);
  return { page: pageIn(new URLSearchParams(search)), onPage };
}

export function pageIn(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? '1');
  return Number.isSafeInteger(page) && page >= 1 ? page : 1;
}
