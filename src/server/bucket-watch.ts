import type { Logger } from 'pino';
import { ImageStoreUnavailable } from './images/image-store.ts';
import { framesOf, nameOf } from './runtime/failure-report.ts';

/** What is wrong with the bucket. */
export interface BucketProblem {
  /** What the service or the system calls it, such as NoSuchBucket or ECONNREFUSED. */
  code: string;
  /** What to look at. */
  advice: string;
}

export interface BucketWatch {
  /** Of the last try; undefined before the first, and once one succeeded. */
  problem: () => BucketProblem | undefined;
  stop: () => void;
}

/** Milliseconds after which a bucket that failed is tried again. */
const againMs = 60_000;

/**
 * Tries the bucket at once, and every minute until a try succeeds. Pages go on meanwhile: only pictures and backups need it.
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

/** By the names that Amazon S3 gave its errors, and other services took over. */
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

/** What fetch calls its own: no answer in time, and an address that it does not ask, such as one with port 9. */
const failuresOfFetch = ['TimeoutError', 'TypeError'];

function problemOf(error: unknown): BucketProblem {
  if (!(error instanceof ImageStoreUnavailable)) return { code: 'unknown', advice: 'the log says more' };
  const { code, reason } = error;
  const answered = /^HTTP|^[A-Z][a-z]\w+$/.test(code) && !failuresOfFetch.includes(code);
  const general = answered && reason === 'unreachable' ? 'the service cannot answer now' : adviceByReason[reason];
  return { code, advice: adviceByCode[code] ?? general };
}
