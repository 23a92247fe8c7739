import { sendPlain } from './replies.ts';
import { isSameOrigin } from './request-body.ts';
import type { SiteRequest } from './site-request.ts';

/** Refuses a form that a page of another site sends. */
export function refuseForeignForms({ request, response, ownHosts }: SiteRequest): boolean {
  if (request.method !== 'POST' || isSameOrigin(request, ownHosts)) return false;
  return sendPlain(response, 403, 'This form was sent from another site.');
}
