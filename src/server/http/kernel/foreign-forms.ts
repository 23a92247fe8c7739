import { sendPlain } from './replies.ts';
import { isSameOrigin } from './request-body.ts';
import type { SiteRequest } from './site-request.ts';

/** Refuses a form post from another site. */
export function refuseForeignForms({ request, response, ownHosts }: SiteRequest): boolean {
  if (request.method !== 'POST' || isSameOrigin(request, ownHosts)) return false;
  return sendPlain(response, 403, 'This form was sent from another site.');
}
