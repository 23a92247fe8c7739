import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import { ImageStoreUnavailable } from '../../images/image-store.ts';

const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'Contents' });

const listing = z.object({
  ListBucketResult: z.object({
    IsTruncated: z.string().optional(),
    NextContinuationToken: z.string().optional(),
    EncodingType: z.string().optional(),
    Contents: z.array(z.object({ Key: z.string() })).default([]),
  }),
});

/** Parses the reply of ListObjectsV2. @throws ImageStoreUnavailable for any other body. */
export function listingOf(body: Uint8Array): { keys: string[]; next: string | undefined } {
  const read = listing.safeParse(parsed(body));
  if (!read.success) throw new ImageStoreUnavailable('refused', 'not an S3 listing');
  const { Contents, IsTruncated, NextContinuationToken, EncodingType } = read.data.ListBucketResult;
  return {
    // A service that does not support the encoding returns the keys unencoded.
    keys: Contents.map(({ Key }) => (EncodingType === 'url' ? decoded(Key) : Key)),
    next: IsTruncated === 'true' ? NextContinuationToken : undefined,
  };
}

/** Amazon writes a space as '+', others as '%20'. */
function decoded(key: string): string {
  try {
    return decodeURIComponent(key.replaceAll('+', ' '));
  } catch {
    // Not a name of this store, which has plain letters only: it is skipped.
    return key;
  }
}

/** The service's error code; undefined if the body has none, as after HEAD. */
export function errorCodeOf(body: Uint8Array): string | undefined {
  const read = z.object({ Error: z.object({ Code: z.string().regex(/^\w{1,60}$/) }) }).safeParse(parsed(body));
  return read.success ? read.data.Error.Code : undefined;
}

function parsed(body: Uint8Array): unknown {
  try {
    return parser.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return undefined;
  }
}
