import type { ServerResponse } from 'node:http';
import { basename } from 'node:path';
import type { Logger } from 'pino';
import { roughPlace } from '#domain/accounts/where-from.ts';
import { pictureUploadPath, publicPicturePath } from '#domain/blog/picture-names.ts';
import type { AuditTrail } from '../../audit/audit-trail.ts';
import type { Refusals } from '../../auth/refusals.ts';
import type { StaffSessions } from '../../auth/staff.ts';
import type { PictureAdder } from '../../images/add-picture.ts';
import { type ImageStore, ImageStoreUnavailable } from '../../images/image-store.ts';
import { type LimitName, limitReached, limitWindowMs } from '../../limit-settings.ts';
import { ownRateLimits, type RateLimits } from '../../rate-limits/rate-limit.ts';
import { framesOf, nameOf } from '../../runtime/failure-report.ts';
import { sendJson, sendRefusal } from '../kernel/replies.ts';
import { isSameOrigin } from '../kernel/request-body.ts';
import { headersOf } from '../kernel/request-headers.ts';
import type { SiteRequest } from '../kernel/site-request.ts';
import { type ImageFailure, imageFailureOf, imageFailures } from './image-failures.ts';
import { sendPicture } from './picture-files.ts';
import { readUpload } from './picture-uploads.ts';

export interface ImagesOptions {
  store: ImageStore;
  add: PictureAdder;
  staff: StaffSessions;
  /** Writes into the audit trail. */
  note: AuditTrail['note'];
  noteStranger: Refusals['noteStranger'];
  logger: Pick<Logger, 'error' | 'info' | 'warn'>;
  /** Files that an account may upload within ten minutes. */
  uploadLimit: number;
  rateLimits?: RateLimits;
}

/** The parts of a request that a read or an upload needs. */
type RequestDetails = Pick<SiteRequest, 'request' | 'response' | 'path' | 'ownHosts' | 'caller'>;

/** Uploads in progress at the same time. */
const mostUploads = 6;

/** The picture endpoints: reads are public, uploads need a staff session. */
export function createImages(options: ImagesOptions) {
  const { store, add, staff, note, noteStranger, logger, rateLimits = ownRateLimits } = options;
  const limit = rateLimits('UPLOAD_LIMIT', { limit: options.uploadLimit, windowMs: limitWindowMs });
  let uploads = 0;

  async function upload({ request, response, ownHosts, caller }: RequestDetails): Promise<void> {
    if (request.method !== 'POST') {
      response.setHeader('allow', 'POST');
      return fail(response, 'method-not-allowed');
    }
    if (!isSameOrigin(request, ownHosts)) return fail(response, 'cross-site');
    const member = await staff.memberOf(headersOf(request));
    if (!member) {
      await inTrail('a refused upload', noteStranger('upload', pictureUploadPath, roughPlace(caller)));
      return fail(response, 'signed-out');
    }
    const wait = await limit.take(member.id);
    if (wait > 0) {
      logger.warn({ limit: 'UPLOAD_LIMIT' satisfies LimitName }, limitReached);
      return fail(response, 'too-many-requests', wait);
    }
    if (uploads >= mostUploads) return fail(response, 'busy', 5);
    uploads += 1;
    try {
      const read = await readUpload(request);
      if ('failure' in read) return fail(response, read.failure);
      const added = await add(read.file);
      const by = { name: member.email, place: roughPlace(caller) };
      await inTrail('an upload', note({ action: 'picture-added', by, subject: { name: basename(added.url) } }));
      sendJson(response, 201, added);
    } finally {
      uploads -= 1;
    }
  }

  /** A failed write to the audit trail does not fail the operation, which is already done. */
  async function inTrail(what: string, noted: Promise<void>): Promise<void> {
    try {
      await noted;
    } catch (error) {
      logger.error({ ...kindOf(error) }, `${what} could not be noted in the audit trail`);
    }
  }

  return async (requested: RequestDetails): Promise<boolean> => {
    const { request, response, path } = requested;
    if (!path.startsWith('/storage/')) return false;
    response.setHeader('cache-control', 'no-store');
    try {
      if (path === pictureUploadPath) await upload(requested);
      else if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.setHeader('allow', 'GET, HEAD');
        fail(response, 'method-not-allowed');
      } else if (!(await sendPicture(store, request, response, path))) fail(response, 'not-found');
    } catch (error) {
      const isUpload = path === pictureUploadPath;
      const failure = imageFailureOf(error);
      const route = isUpload ? path : `${publicPicturePath}*`;
      if (imageFailures[failure].status >= 500) logger.error({ failure, ...kindOf(error), route }, 'the image failed');
      if (response.headersSent) response.destroy();
      else if (!isUpload) fail(response, 'picture-unavailable', 5);
      else fail(response, failure, failure === 'busy' || failure === 'storage-unreachable' ? 5 : undefined);
    }
    return true;
  };
}

/** The kind and place of an error; its message may quote the file. */
function kindOf(error: unknown): object {
  if (error instanceof ImageStoreUnavailable) return { code: error.code };
  return { error: nameOf(error), frames: framesOf(error) };
}

function fail(response: ServerResponse, code: ImageFailure, retryAfter?: number): void {
  const { status, message } = imageFailures[code];
  sendRefusal(response, { status, code, message, retryAfter });
}
