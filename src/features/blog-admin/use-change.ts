import { useQueryClient } from '@tanstack/react-query';
import { notify } from '#ui/toast/toasts.ts';
import { ask } from './ask.ts';

/**
 * How a list changes a post: sends it, reports a failure, and reads the lists again.
 *
 * @param lists The first parts of their query keys.
 * @returns A function that resolves with the reply, or undefined after a failure.
 */
export function useChange(lists: readonly string[]) {
  const queries = useQueryClient();
  return async <T>(path: string, problem: string): Promise<T | undefined> => {
    try {
      return await ask<T>(path, { body: {} });
    } catch (reason) {
      notify({ title: 'Error', description: `${problem}: ${(reason as Error).message}`, tone: 'problem' });
      return undefined;
    } finally {
      for (const list of lists) void queries.invalidateQueries({ queryKey: [list] });
    }
  };
}
