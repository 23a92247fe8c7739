import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the owner of the shared PostgreSQL. */
    databaseOwner: string;
  }
}

/** URL of a new empty database on the shared PostgreSQL. A test that stops the server starts its own with `startPostgres`. */
export async function emptyDatabase(): Promise<string> {
  const response = await fetch(inject('databaseOwner'));
  if (!response.ok) throw new Error(await response.text());
  return response.text();
}
