import type { ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { roughPlace } from '#domain/accounts/where-from.ts';
import { deskRecord } from '#domain/desk/records.ts';
import { isStaffAddress } from '#domain/site/addresses.ts';
import { type DeskFailureCode, deskAddress, previewRequest } from '#wire/desk.ts';
import { identityRefusal } from '../../auth/confirm-identity.ts';
import type { SessionManager } from '../../auth/sessions.ts';
import type { StaffMember, StaffSessions } from '../../auth/staff.ts';
import { answerDesk } from '../../desk/answer.ts';
import type { ConfirmIdentity, Desk } from '../../desk/desk.ts';
import { deskFailures } from '../../desk/failures.ts';
import type { Preview } from '../../desk/preview-page.ts';
import { framesOf, nameOf } from '../../runtime/failure-report.ts';
import type { AccountServices } from '../../services.ts';
import { storageRetryAfter } from '../../storage/storage-failure.ts';
import { StorageUnavailable } from '../../storage/storage-unavailable.ts';
import { jsonOf } from '../kernel/json-body.ts';
import { sendJson, sendRefusal } from '../kernel/replies.ts';
import { isSameOrigin, readBody } from '../kernel/request-body.ts';
import { headersOf } from '../kernel/request-headers.ts';
import type { Handler, SiteRequest } from '../kernel/site-request.ts';
import type { PageReader } from '../pages/page-data.ts';

export interface DeskApiOptions {
  desk: Desk;
  staff: StaffSessions;
  sessionManager: Pick<SessionManager, 'prove'>;
  accounts: AccountServices;
  preview: Preview;
  page: PageReader['page'];
  logger: Pick<Logger, 'error'>;
}

/** Limit of a request body in bytes: the longest record, twice, with JSON escapes. */
const bodyLimit = 1024 * 1024;

/** The API of the desk: JSON under /api/desk. Checks the session of every request before it reads the body. */
export function createDeskApi(options: DeskApiOptions): Handler {
  const { desk, staff, sessionManager, accounts, logger } = options;

  async function answer(siteRequest: SiteRequest, path: string): Promise<void> {
    const { request, response, url, ownHosts, caller } = siteRequest;
    const method = request.method ?? '';
    if (method !== 'GET' && method !== 'POST') {
      response.setHeader('allow', 'GET, POST');
      return fail(response, 'method-not-allowed');
    }
    if (method === 'POST' && !isSameOrigin(request, ownHosts)) return fail(response, 'cross-site');
    const headers = headersOf(request);
    const member = await staff.memberOf(headers);
    if (!member) {
      // Drains the rest of the body without storing it, so that the client reads the reply.
      request.resume();
      return fail(response, 'signed-out');
    }
    if (method === 'GET' && path === 'preview') return sendPreview(siteRequest, options);
    const body = method === 'POST' ? await readBody(request, bodyLimit) : undefined;
    if (method === 'POST' && !body) return fail(response, 'too-large');
    const confirm = confirmation(member, headers, caller);
    const by = { name: member.email, place: roughPlace(caller) };
    const reply = await answerDesk(
      { method, path, query: url.searchParams, body: body && jsonOf(body) },
      { ...desk, member, by, confirm },
    );
    sendJson(response, reply.status, reply.body);
  }

  function confirmation(member: StaffMember, request: Headers, caller: string): ConfirmIdentity {
    return async (typed) => {
      const refusal = await identityRefusal(
        { desk: accounts, member, request, caller },
        sessionManager,
        typed,
        deskAddress,
      );
      return refusal && { failure: refusal.kind === 'wait' ? 'too-many' : 'confirm', message: refusal.message };
    };
  }

  return async (siteRequest) => {
    const { response, path } = siteRequest;
    if (path !== deskAddress && !path.startsWith(`${deskAddress}/`)) return false;
    response.setHeader('cache-control', 'no-store');
    response.setHeader('x-robots-tag', 'noindex');
    try {
      await answer(siteRequest, path.slice(deskAddress.length + 1));
    } catch (error) {
      const failure = failureOf(error);
      if (deskFailures[failure].status >= 500) {
        const log = { failure, error: nameOf(error), frames: framesOf(error), route: `${deskAddress}/*` };
        logger.error(log, 'the desk failed');
      }
      if (response.headersSent) response.destroy();
      else fail(response, failure);
    }
    return true;
  };
}

/** A page of the site with the draft. Only pages of this site may frame it, and it runs no script. */
async function sendPreview(siteRequest: SiteRequest, { preview, page }: DeskApiOptions): Promise<void> {
  const { response, url, host } = siteRequest;
  const request = previewRequest.safeParse(Object.fromEntries(url.searchParams));
  if (!request.success || !deskRecord(request.data.key) || isStaffAddress(request.data.address)) {
    return fail(response, 'invalid');
  }
  const { key, address } = request.data;
  const content = await preview(key);
  if (content === 'broken') return fail(response, 'problems');
  const found = await page(content, { host: host ?? content.site.domains.product, path: address });
  if (!found) return fail(response, 'not-found');
  const policy = String(found.headers['content-security-policy'] ?? "default-src 'self'; frame-ancestors 'none'");
  response.setHeader(
    'content-security-policy',
    policy.replace(/script-src [^;]*/, "script-src 'none'").replace(/frame-ancestors [^;]*/, "frame-ancestors 'self'"),
  );
  response.setHeader('x-frame-options', 'SAMEORIGIN');
  response.writeHead(found.status, {
    'content-type': found.headers['content-type'] ?? 'text/html; charset=utf-8',
    'content-length': found.body.length,
  });
  response.end(found.body);
}

function failureOf(error: unknown): DeskFailureCode {
  return error instanceof StorageUnavailable ? `storage-${error.reason}` : 'internal-error';
}

function fail(response: ServerResponse, code: DeskFailureCode): void {
  const { status, message } = deskFailures[code];
  sendRefusal(response, { status, code, message, retryAfter: status === 503 ? storageRetryAfter : undefined });
}
