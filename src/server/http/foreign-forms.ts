import { isOwnPost } from './page-posts.ts';
import { sendPlain } from './replies.ts';
import type { Visit } from './visit.ts';

/** Refuses a form that a page of another site sends. */
export function refuseForeignForms({ request, response, ownHosts }: Visit): boolean {
  if (request.method !== 'POST' || isOwnPost(request, ownHosts)) return false;
  return sendPlain(response, 403, 'This form was sent from another site.');
}
