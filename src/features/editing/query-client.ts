import { QueryClient } from '@tanstack/react-query';
import { StaffRequestError } from './ask.ts';

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
  if (!(error instanceof StaffRequestError)) return true;
  return error.isUnanswered || error.code.startsWith('storage-') || error.code === 'internal-error';
}
