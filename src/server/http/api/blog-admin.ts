import type { ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { type AdminFailureCode, blogAdminAddress } from '#wire/blog-admin.ts';
import { cardFile, cardRequest } from '#wire/post-card.ts';
import type { StaffSessions } from '../../auth/staff.ts';
import { answerAdministration } from '../../blog/administration/answer.ts';
import { adminFailures } from '../../blog/administration/failures.ts';
import type { RenderPreview } from '../../blog/administration/operations.ts';
import type { PostStore } from '../../blog/post-store.ts';
import { framesOf, nameOf } from '../../runtime/failure-report.ts';
import type { CardedPost } from '../../social-cards/post-card.ts';
import { storageRetryAfter } from '../../storage/storage-failure.ts';
import { StorageUnavailable } from '../../storage/storage-unavailable.ts';
import { jsonOf } from '../kernel/json-body.ts';
import { sendJson, sendRefusal } from '../kernel/replies.ts';
import { isSameOrigin, readBody } from '../kernel/request-body.ts';
import { headersOf } from '../kernel/request-headers.ts';
import type { Handler, SiteRequest } from '../kernel/site-request.ts';

export interface BlogAdminOptions {
  posts: PostStore;
  staff: StaffSessions;
  preview: RenderPreview;
  /** Draws the picture of a shared link as PNG. */
  drawCard: (post: CardedPost) => Promise<Buffer>;
  logger: Pick<Logger, 'error'>;
}

/**
 * Limit of a request body in bytes: 200,000 characters of up to four bytes, JSON escapes, and the other fields. Every other form
 * of the site is limited to 64 kB; only signed-in staff may send this much.
 */
const bodyLimit = 2 * 1024 * 1024;

/** The API of the staff screens: JSON under /api/blog-admin/. Checks the session of every request before it reads the body. */
export function createBlogAdmin({ posts, staff, preview, drawCard, logger }: BlogAdminOptions): Handler {
  async function answer({ request, response, url, ownHosts }: SiteRequest, path: string): Promise<void> {
    const method = request.method ?? '';
    if (method !== 'GET' && method !== 'POST') {
      response.setHeader('allow', 'GET, POST');
      return fail(response, 'method-not-allowed');
    }
    if (method === 'POST' && !isSameOrigin(request, ownHosts)) return fail(response, 'cross-site');
    const member = await staff.memberOf(headersOf(request));
    if (!member) {
      // Drains the rest of the body without storing it, so that the client reads the reply.
      request.resume();
      return fail(response, 'signed-out');
    }
    let body: Buffer | undefined;
    if (method === 'POST') {
      body = await readBody(request, bodyLimit);
      if (!body) return fail(response, 'too-large');
    }
    const view = /^posts\/([^/]+)\/view$/.exec(path);
    if (view?.[1]) return await showPost(response, view[1]);
    if (path === cardFile) return await showCard(response, url.searchParams);
    const reply = await answerAdministration(
      {
        method,
        path,
        query: url.searchParams,
        body: body && jsonOf(body),
      },
      { posts, editor: member.email, preview },
    );
    sendJson(response, reply.status, reply.body);
  }

  /** Redirects to the page of a post: the public address, or the private link of a draft. */
  async function showPost(response: ServerResponse, id: string): Promise<void> {
    const post = await posts.byId(id);
    if (!post) return fail(response, 'not-found');
    const location = post.published ? `/blog/${post.slug}` : `/blog/preview/${post.previewKey}`;
    response.writeHead(302, { location }).end();
  }

  /** The social card of a post before it is saved. */
  async function showCard(response: ServerResponse, query: URLSearchParams): Promise<void> {
    const post = cardRequest.safeParse({ ...Object.fromEntries(query), tags: query.getAll('tag') });
    if (!post.success) return fail(response, 'invalid');
    const picture = await drawCard(post.data);
    response.writeHead(200, { 'content-type': 'image/png', 'content-length': picture.length }).end(picture);
  }

  return async (siteRequest) => {
    const { response, path } = siteRequest;
    if (!path.startsWith(`${blogAdminAddress}/`)) return false;
    response.setHeader('cache-control', 'no-store');
    try {
      await answer(siteRequest, path.slice(blogAdminAddress.length + 1));
    } catch (error) {
      const failure = failureOf(error);
      if (adminFailures[failure].status >= 500) {
        const log = { failure, error: nameOf(error), frames: framesOf(error), route: `${blogAdminAddress}/*` };
        logger.error(log, 'the blog administration failed');
      }
      if (response.headersSent) response.destroy();
      else fail(response, failure);
    }
    return true;
  };
}

function failureOf(error: unknown): AdminFailureCode {
  return error instanceof StorageUnavailable ? `storage-${error.reason}` : 'internal-error';
}

function fail(response: ServerResponse, code: AdminFailureCode): void {
  const { status, message } = adminFailures[code];
  sendRefusal(response, { status, code, message, retryAfter: status === 503 ? storageRetryAfter : undefined });
}
