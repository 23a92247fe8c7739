import type { AdminFailure } from '#wire/blog-admin.ts';
import { adminFailures } from './failures.ts';
import {
  type AdminContext,
  adminDeletePost,
  adminInsertPost,
  adminListBin,
  adminListCategories,
  adminListPosts,
  adminListPreviews,
  adminReadPost,
  adminUndeletePost,
  adminUpdatePost,
  deletePostForGood,
  listReasons,
  listRevisions,
  type OperationRefusal,
  previewPost,
  readRevision,
  renewPreview,
} from './operations.ts';

export interface AdminRequest {
  method: string;
  /** The path below the address of the administration, such as posts/123/revisions. */
  path: string;
  query: URLSearchParams;
  /** The parsed body; undefined if there is none or it cannot be read. */
  body: unknown;
}

type Operation = (place: AdminContext, request: AdminRequest, ...parts: string[]) => Promise<object>;

/** Every endpoint of the administration; docs/architecture.md lists them. */
export const operations: readonly [method: string, path: RegExp, run: Operation][] = [
  [
    'GET',
    /^posts$/,
    (place, { query }) =>
      adminListPosts(place, { query: query.get('q') ?? '', due: query.get('review') === 'due', page: pageIn(query) }),
  ],
  ['POST', /^posts$/, (place, { body }) => adminInsertPost(place, body)],
  ['GET', /^posts\/([^/]+)$/, (place, _, id = '') => adminReadPost(place, id)],
  ['POST', /^posts\/([^/]+)$/, (place, { body }, id = '') => adminUpdatePost(place, id, body)],
  ['POST', /^posts\/([^/]+)\/delete$/, (place, _, id = '') => adminDeletePost(place, id)],
  ['POST', /^posts\/([^/]+)\/undelete$/, (place, _, id = '') => adminUndeletePost(place, id)],
  ['POST', /^posts\/([^/]+)\/delete-for-good$/, (place, _, id = '') => deletePostForGood(place, id)],
  ['GET', /^previews$/, (place, { query }) => adminListPreviews(place, pageIn(query))],
  ['POST', /^posts\/([^/]+)\/renew-preview$/, (place, _, id = '') => renewPreview(place, id)],
  ['GET', /^bin$/, (place, { query }) => adminListBin(place, pageIn(query))],
  ['GET', /^posts\/([^/]+)\/revisions$/, (place, _, id = '') => listRevisions(place, id)],
  [
    'GET',
    /^posts\/([^/]+)\/revisions\/(\d{1,9})$/,
    (place, _, id = '', version = '') => readRevision(place, id, Number(version)),
  ],
  ['GET', /^posts\/([^/]+)\/advertising-reasons$/, (place, _, id = '') => listReasons(place, id)],
  ['GET', /^categories$/, adminListCategories],
  ['POST', /^preview$/, (place, { body }) => previewPost(place, body)],
];

/**
 * Carries out a blog request of a signed-in member of staff.
 *
 * @throws StorageUnavailable
 */
export async function answerAdministration(
  request: AdminRequest,
  place: AdminContext,
): Promise<{ status: number; body: object }> {
  const candidates = operations.filter(([, path]) => path.test(request.path));
  const operation = candidates.find(([method]) => method === request.method);
  if (!operation) return refused({ failure: candidates.length > 0 ? 'method-not-allowed' : 'not-found' });
  const [, path, run] = operation;
  const reply = await run(place, request, ...(path.exec(request.path)?.slice(1) ?? []));
  return isRefusal(reply) ? refused(reply) : { status: 200, body: reply };
}

function pageIn(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? '1');
  return Number.isSafeInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1;
}

function isRefusal(reply: object): reply is OperationRefusal {
  return 'failure' in reply;
}

function refused({ failure, message, current }: OperationRefusal): { status: number; body: AdminFailure } {
  const { status, message: usual } = adminFailures[failure];
  return { status, body: { error: { code: failure, message: message ?? usual }, ...(current ? { current } : {}) } };
}
