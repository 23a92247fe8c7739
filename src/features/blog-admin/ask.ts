import type { Post } from '#domain/blog/post.ts';
import { type AdminFailureCode, blogAdminAddress } from '#wire/blog-admin.ts';
import { timeoutSignal } from '#wire/timeout.ts';

/** A failed request, with words for staff. */
export class AdminError extends Error {
  override name = 'AdminError';
  readonly code: AdminFailureCode | 'no-answer';
  /** With 'conflict': the post as another editor saved it. */
  readonly current: Post | undefined;

  constructor(code: AdminFailureCode | 'no-answer', message: string, current?: Post) {
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

/** Sends a request to the blog administration. @param path Such as posts/123. @param body Makes it a POST. */
export async function ask<T>(path: string, { body, signal }: { body?: object; signal?: AbortSignal } = {}): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`${blogAdminAddress}/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}) },
      body: body ? JSON.stringify(body) : null,
      cache: 'no-store',
      signal: timeoutSignal(timeoutMs, signal),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new AdminError('no-answer', noAnswer);
  }
  const reply: unknown = await response.json().catch(() => undefined);
  // Cut off on its way, or not a reply of the blog administration.
  if (response.ok && reply === undefined) throw new AdminError('no-answer', noAnswer);
  if (response.ok) return reply as T;
  const { error, current } = (reply ?? {}) as {
    error?: { code?: AdminFailureCode; message?: string };
    current?: Post;
  };
  throw new AdminError(
    error?.code ?? 'internal-error',
    error?.message ?? `The server answered ${response.status}.`,
    current,
  );
}
