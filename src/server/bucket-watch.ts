import type { Logger } from 'pino';
import { ImageStoreUnavailable } from './images/image-store.ts';
import { framesOf, nameOf } from './runtime/failure-report.ts';

/** A problem with the bucket. */
export interface BucketProblem {
  /** The error code of the service or the system, such as NoSuchBucket or ECONNREFUSED. */
  code: string;
  /** What the operator should check. */
  advice: string;
}

export interface BucketWatch {
  /** The problem of the last test; undefined before the first, and after a success. */
  problem: () => BucketProblem | undefined;
  stop: () => void;
}

/** Milliseconds until the next test after a failure. */
const againMs = 60_000;

/**
 * Tests the bucket at once, and every minute until a test succeeds. Pages do not depend on it, only pictures and backups.
 *
 * @param tryBucket Throws ImageStoreUnavailable.
 */
export function watchBucket(tryBucket: () => Promise<void>, logger: Pick<Logger, 'error' | 'info'>): BucketWatch {
  let problem: BucketProblem | undefined;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function check(): Promise<void> {
    let found: BucketProblem | undefined;
    try {
      await tryBucket();
    } catch (error) {
      found = problemOf(error);
      if (stopped) return;
      if (found.code !== problem?.code) {
        const place = error instanceof ImageStoreUnavailable ? {} : { failure: nameOf(error), frames: framesOf(error) };
        logger.error({ ...found, ...place }, 'the bucket cannot be used: pictures and backups fail');
      }
      timer = setTimeout(() => void check(), againMs).unref();
    }
    if (problem && !found) logger.info('the bucket can be used');
    problem = found;
  }

  void check();
  return {
    problem: () => problem,
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

const wrongRegion = 'S3_REGION is not the region of the bucket';

/** By the error codes of Amazon S3, which other services use too. */
const adviceByCode: Readonly<Record<string, string>> = {
  NoSuchBucket: 'the service has no bucket named S3_BUCKET',
  InvalidAccessKeyId: 'the service does not know S3_ACCESS_KEY_ID',
  SignatureDoesNotMatch: 'S3_SECRET_ACCESS_KEY does not belong to S3_ACCESS_KEY_ID',
  AccessDenied: 'the key may not list the bucket, or not read, write and delete its objects',
  AuthorizationHeaderMalformed: wrongRegion,
  PermanentRedirect: wrongRegion,
  RequestTimeTooSkewed: 'the clock of this machine is wrong',
};

const adviceByReason = {
  full: 'the bucket is full',
  refused: 'the settings of the bucket, or the rights of its key, are wrong',
  unreachable: 'nothing answers at S3_ENDPOINT',
} as const;

/** Error names of fetch itself: a timeout, and an address that it blocks, such as one with port 9. */
const failuresOfFetch = ['TimeoutError', 'TypeError'];

function problemOf(error: unknown): BucketProblem {
  if (!(error instanceof ImageStoreUnavailable)) return { code: 'unknown', advice: 'the log says more' };
  const { code, reason } = error;
  const answered = /^HTTP|^[A-Z][a-z]\w+$/.test(code) && !failuresOfFetch.includes(code);
  const general = answered && reason === 'unreachable' ? 'the service cannot answer now' : adviceByReason[reason];
  return { code, advice: adviceByCode[code] ?? general };
}
