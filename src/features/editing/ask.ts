import { timeoutSignal } from '#wire/timeout.ts';

/** A failed request of a staff screen, with words for staff. */
export class StaffRequestError extends Error {
  override name = 'StaffRequestError';
  /** The server's code, such as 'signed-out' or 'conflict'; 'no-answer' without a reply. */
  readonly code: string;
  /** With 'conflict': the record as another editor saved it. */
  readonly current: unknown;

  constructor(code: string, message: string, current?: unknown) {
    super(message);
    this.code = code;
    this.current = current;
  }

  /** Whether it is unknown if the request arrived. */
  get isUnanswered(): boolean {
    return this.code === 'no-answer';
  }
}

const noAnswer = 'The server cannot be reached. Your text is kept in this browser; check the connection and try again.';
const timeoutMs = 30_000;

export interface RequestOptions {
  /** Makes it a POST. */
  body?: object;
  signal?: AbortSignal;
}

/** Sends a request to an endpoint of the staff. Throws StaffRequestError, or the signal's reason once it is aborted. */
export async function askStaffApi<T>(address: string, { body, signal }: RequestOptions = {}): Promise<T> {
  let response: Response;
  try {
    response = await fetch(address, {
      method: body ? 'POST' : 'GET',
      headers: { accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}) },
      body: body ? JSON.stringify(body) : null,
      cache: 'no-store',
      signal: timeoutSignal(timeoutMs, signal),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new StaffRequestError('no-answer', noAnswer);
  }
  const reply: unknown = await response.json().catch(() => undefined);
  // Cut off on its way, or not a reply of the endpoint.
  if (response.ok && reply === undefined) throw new StaffRequestError('no-answer', noAnswer);
  if (response.ok) return reply as T;
  const { error, current } = (reply ?? {}) as { error?: { code?: string; message?: string }; current?: unknown };
  throw new StaffRequestError(
    error?.code ?? 'internal-error',
    error?.message ?? `The server answered ${response.status}.`,
    current,
  );
}
