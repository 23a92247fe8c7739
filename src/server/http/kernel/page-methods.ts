import { sendPlain } from './replies.ts';
import type { SiteRequest } from './site-request.ts';

const pageMethods = ['GET', 'HEAD', 'POST'];

/** Refuses methods other than those of pages and files. */
export function refuseOtherMethods({ request, response }: SiteRequest): boolean {
  if (pageMethods.includes(request.method ?? '')) return false;
  response.setHeader('allow', pageMethods.join(', '));
  return sendPlain(response, 405, 'This address answers GET, HEAD and POST requests only.');
}
