import { useRouteLoaderData } from 'react-router';
import type { Shell } from '#wire/shell.ts';

/** The shell that the root loaded; every page stands inside it. */
export function useShell(): Shell {
  const data = useRouteLoaderData('root') as { shell: Shell } | undefined;
  if (!data) throw new Error('a page was shown without its shell');
  return data.shell;
}
