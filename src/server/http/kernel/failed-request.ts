import type { ServerResponse } from 'node:http';
import type { SiteContent } from '#content/load.ts';
import { storageRetryAfter } from '../../storage/storage-failure.ts';
import { StorageUnavailable } from '../../storage/storage-unavailable.ts';
import { Overloaded } from './admission.ts';
import { failurePage, failureWords, overloadWords } from './failure-page.ts';
import { sendText } from './replies.ts';

/** Seconds after which a visitor of an overloaded site should try again. */
const overloadRetryAfter = 5;

/**
 * Answers a request whose handler threw: 503 when the database is unavailable or the site is overloaded, else 500. Both pages are
 * rendered once.
 */
export function failedRequest(site: SiteContent['site']) {
  const failure = failurePage(site, failureWords);
  const overload = failurePage(site, overloadWords);
  return (response: ServerResponse, error: unknown): void => {
    if (response.headersSent) return void response.destroy();
    response.setHeader('content-security-policy', failure.policy);
    if (error instanceof Overloaded) {
      response.setHeader('retry-after', String(overloadRetryAfter));
      response.setHeader('cache-control', 'no-store');
      // Frees the connection for the next visitor.
      response.setHeader('connection', 'close');
      return void sendText(response, 503, 'text/html; charset=utf-8', overload.html);
    }
    const isAway = error instanceof StorageUnavailable;
    if (isAway) response.setHeader('retry-after', String(storageRetryAfter));
    if (isAway) response.setHeader('cache-control', 'no-store');
    sendText(response, isAway ? 503 : 500, 'text/html; charset=utf-8', failure.html);
  };
}
