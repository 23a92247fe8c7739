import { useEffect, useState } from 'react';

/** The last failure to read, also during a retry, until a read succeeds. */
export function useLastFailure(error: Error | null, data: unknown): Error | undefined {
  const [last, setLast] = useState<Error>();
  useEffect(() => {
    if (error) setLast(error);
    else if (data !== undefined) setLast(undefined);
  }, [error, data]);
  return error ?? (data === undefined ? last : undefined);
}
