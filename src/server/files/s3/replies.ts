import { ImageStoreUnavailable } from '../../images/image-store.ts';
import { listingOf } from './listing.ts';
import type { S3Client, S3Reply } from './s3-client.ts';

/** True for a missing key only: a missing bucket is a wrong setting, not an empty store. */
export function isMissing(reply: S3Reply): boolean {
  return reply.status === 404 && (reply.code === 'NoSuchKey' || reply.code === undefined);
}

/** @throws ImageStoreUnavailable with the service's code for any other status. */
export function expectStatus(reply: S3Reply, status: 200 | 204): S3Reply {
  if (reply.status === status || (status === 204 && reply.status === 200)) return reply;
  const code = reply.code ?? `HTTP ${reply.status}`;
  if (/Quota|StorageFull|InsufficientStorage/i.test(code) || reply.status === 507)
    throw new ImageStoreUnavailable('full', code);
  const passing = reply.status >= 500 || reply.status === 429 || reply.status === 408 || reply.status === 409;
  throw new ImageStoreUnavailable(passing ? 'unreachable' : 'refused', code);
}

/** Keys are requested in URL encoding: XML cannot hold every character of a key. */
export const listingQuery = (start: string) => ({ 'list-type': '2', 'encoding-type': 'url', prefix: start });

/** Every key with this prefix, in the order of the service. */
export async function* keysBelow(client: S3Client, start: string): AsyncGenerator<string> {
  let token: string | undefined;
  do {
    const query = { ...listingQuery(start), ...(token ? { 'continuation-token': token } : {}) };
    const listing = listingOf(expectStatus(await client.send('GET', '', { query }), 200).body);
    yield* listing.keys;
    token = listing.next;
  } while (token);
}
