import type { ServerResponse } from 'node:http';
import type { SiteContent } from '#content/load.ts';
import { StorageUnavailable } from '../blog/post-store.ts';
import { storageRetryAfter } from '../storage-away.ts';
import { failurePage } from './failure-page.ts';
import { sendText } from './replies.ts';

/** Answers what no handler could: not now where the database is away, else that something went wrong. */
export function failedRequest(site: SiteContent['site']) {
  const failure = failurePage(site);
  return (response: ServerResponse, error: unknown): void => {
    if (response.headersSent) return void response.destroy();
    response.setHeader('content-security-policy', failure.policy);
    const isAway = error instanceof StorageUnavailable;
    if (isAway) response.setHeader('retry-after', String(storageRetryAfter));
    if (isAway) response.setHeader('cache-control', 'no-store');
    sendText(response, isAway ? 503 : 500, 'text/html; charset=utf-8', failure.html);
  };
}
