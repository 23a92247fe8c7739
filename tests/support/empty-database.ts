import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the keeper of the shared PostgreSQL answers. */
    databaseOwner: string;
  }
}

/** The address of an empty database of the PostgreSQL that files share. Who stops or kills it starts one: `startPostgres`. */
export async function emptyDatabase(): Promise<string> {
  const response = await fetch(inject('databaseOwner'));
  if (!response.ok) throw new Error(await response.text());
  return response.text();
}
