import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { ImageStoreUnavailable } from '../../images/image-store.ts';
import { errorCodeOf } from './listing.ts';

export interface S3ClientOptions {
  /** Origin of the service, such as https://s3.ap-southeast-2.amazonaws.com. The bucket is part of the path. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  fetch?: typeof globalThis.fetch;
  /** Timeout of one attempt in milliseconds, its whole reply included. */
  timeoutMs?: number;
  /** Attempts for a transient failure: a busy service, a broken connection, a slow reply. */
  attempts?: number;
  /** Milliseconds before the second attempt; doubled before each later one. */
  pauseMs?: number;
}

export interface S3Reply {
  status: number;
  headers: Headers;
  body: Uint8Array;
  /** Such as NoSuchKey, from a reply with an error. */
  code: string | undefined;
  /** Number of attempts made. */
  attempts: number;
}

export interface S3Request {
  body?: Uint8Array;
  headers?: Record<string, string>;
  query?: Record<string, string>;
}

export type S3Client = ReturnType<typeof createS3Client>;

type Method = 'GET' | 'HEAD' | 'PUT' | 'DELETE';

/** A client of the S3 REST protocol, signed with AWS Signature Version 4; the signature covers the digest of the body. */
export function createS3Client(options: S3ClientOptions) {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = options;
  const { fetch = globalThis.fetch, timeoutMs = 10_000, attempts = 3, pauseMs = 200 } = options;
  const keys = new Map<string, ArrayBuffer>();

  async function attempt(method: Method, key: string, { body, headers, query }: S3Request): Promise<S3Reply> {
    const url = new URL(`${endpoint}/${bucket}${key === '' ? '' : `/${key}`}`);
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
    const digest = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const signer = new AwsV4Signer({
      method,
      url: url.href,
      headers: { ...headers, 'x-amz-content-sha256': digest },
      accessKeyId,
      secretAccessKey,
      region,
      service: 's3',
      cache: keys,
    });
    const signed = await signer.sign();
    const reply = await fetch(signed.url, {
      method,
      headers: signed.headers,
      body: body ? new Uint8Array(body) : null,
      // A redirect names another region: a wrong setting, and the signature is invalid there.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const received = new Uint8Array(await reply.arrayBuffer());
    const code = reply.status >= 300 ? errorCodeOf(received) : undefined;
    return { status: reply.status, headers: reply.headers, body: received, code, attempts: 1 };
  }

  return {
    /**
     * Sends a request, with retries of transient failures. Returns the last reply.
     *
     * @throws ImageStoreUnavailable without a reply.
     */
    send: async (method: Method, key: string, request: S3Request = {}): Promise<S3Reply> => {
      for (let number = 1; ; number++) {
        const outcome = await attempt(method, key, request).catch((error: unknown) => ({ error }));
        if ('status' in outcome && !mayPass(outcome.status)) return { ...outcome, attempts: number };
        if (number >= attempts) {
          if ('status' in outcome) return { ...outcome, attempts: number };
          throw new ImageStoreUnavailable('unreachable', nameOf(outcome.error), { cause: outcome.error });
        }
        await pause(pauseMs * 2 ** (number - 1) * (0.5 + Math.random() / 2));
      }
    },
  };
}

function mayPass(status: number): boolean {
  return status === 408 || status === 409 || status === 429 || (status >= 500 && status !== 501 && status !== 507);
}

/** 'TimeoutError', or the code of the connection error such as ECONNRESET. */
function nameOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause as { code?: unknown } | undefined) : undefined;
  if (typeof cause?.code === 'string') return cause.code;
  return error instanceof Error ? error.name : 'unknown';
}
