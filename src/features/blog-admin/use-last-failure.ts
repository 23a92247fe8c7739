import { useEffect, useState } from 'react';

/** Why something could not be read, until it can be: also while it is being tried again. */
export function useLastFailure(error: Error | null, data: unknown): Error | undefined {
  const [last, setLast] = useState<Error>();
  useEffect(() => {
    if (error) setLast(error);
    else if (data !== undefined) setLast(undefined);
  }, [error, data]);
  return error ?? (data === undefined ? last : undefined);
}
