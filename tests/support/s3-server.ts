import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A fault of the next request. `lost`: the request is carried out, and the reply never arrives. */
export type S3Fault = 'slow-down' | 'silent' | 'broken' | 'half' | 'lost' | 'quota' | 'gateway';

export interface S3Server {
  /** For S3_ENDPOINT. */
  endpoint: string;
  settings: { endpoint: string; region: string; bucket: string; accessKeyId: string; secretAccessKey: string };
  /** Stored objects by key, without the bucket. */
  objects: Map<string, { body: Buffer; type: string; meta: Record<string, string> }>;
  /** Received requests in order, such as 'PUT /clinic-files/…'. */
  requests: string[];
  /** One fault for each of the next requests; later ones succeed. */
  faults: S3Fault[];
  /** Whether it supports conditional writes (If-None-Match), which some services do not. */
  conditional: boolean;
  stop: () => Promise<void>;
}

const region = 'ap-southeast-2';
const bucket = 'clinic-files';
const accessKeyId = 'AKIDEXAMPLE';
const secretAccessKey = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY';
const keysPerPage = 3;

/** A server of the S3 REST protocol: checks Signature Version 4 and the digest of each body, and stores objects in memory. */
export async function startS3Server(): Promise<S3Server> {
  const state: Omit<S3Server, 'endpoint' | 'settings' | 'stop'> = {
    objects: new Map(),
    requests: [],
    faults: [],
    conditional: true,
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    state.requests.push(`${request.method} ${url.pathname}`);
    const fault = state.faults.shift();
    if (fault === 'silent') return;
    if (fault === 'broken') return void request.socket.destroy();
    if (fault === 'slow-down') return problem(response, 503, 'SlowDown');
    if (fault === 'quota') return problem(response, 403, 'QuotaExceeded');
    if (fault === 'gateway')
      return void response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
    // Checked before the signature, as in OpenStack Swift.
    if (request.headers['if-none-match'] !== undefined && !state.conditional)
      return problem(response, 501, 'NotImplemented');
    const refusal = signatureProblem(request, url, body);
    if (refusal) return problem(response, 403, refusal);
    if (fault === 'lost') {
      answer(state, request, url, body, undefined);
      return void request.socket.destroy();
    }
    answer(state, request, url, body, fault === 'half' ? halved(response) : response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(state, {
    endpoint,
    settings: { endpoint, region, bucket, accessKeyId, secretAccessKey },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}

type Answer = Pick<ServerResponse, 'writeHead'> & { end: (body?: Buffer | string) => unknown };

function answer(
  state: Pick<S3Server, 'objects'>,
  request: IncomingMessage,
  url: URL,
  body: Buffer,
  response: ServerResponse | undefined,
): unknown {
  const [, named, ...rest] = decodeURIComponent(url.pathname).split('/');
  const key = rest.join('/');
  const reply: Answer | undefined = response;
  if (named !== bucket) return problem(response, 404, 'NoSuchBucket');
  const stored = state.objects.get(key);
  switch (request.method) {
    case 'PUT': {
      const condition = request.headers['if-none-match'];
      if (condition === '*' && stored) return problem(response, 412, 'PreconditionFailed');
      const meta = Object.entries(request.headers).filter(([name]) => name.startsWith('x-amz-meta-'));
      state.objects.set(key, {
        body,
        type: request.headers['content-type'] ?? 'binary/octet-stream',
        meta: Object.fromEntries(meta) as Record<string, string>,
      });
      return reply?.writeHead(200, { etag: etagOf(body) }).end();
    }
    case 'DELETE':
      state.objects.delete(key);
      return reply?.writeHead(204).end();
    case 'HEAD':
    case 'GET': {
      if (key === '') return listing(state.objects, url, response);
      // A reply to HEAD has no body and therefore no error code.
      if (!stored && request.method === 'HEAD') return reply?.writeHead(404).end();
      if (!stored) return problem(response, 404, 'NoSuchKey');
      const headers = { 'content-type': stored.type, 'content-length': stored.body.length, etag: etagOf(stored.body) };
      reply?.writeHead(200, { ...headers, ...stored.meta });
      return reply?.end(request.method === 'HEAD' ? undefined : stored.body);
    }
    default:
      return problem(response, 405, 'MethodNotAllowed');
  }
}

function listing(objects: S3Server['objects'], url: URL, response: ServerResponse | undefined): void {
  const prefix = url.searchParams.get('prefix') ?? '';
  const after = Buffer.from(url.searchParams.get('continuation-token') ?? '', 'base64').toString();
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const shown = keys.slice(0, keysPerPage);
  const more = keys.length > shown.length;
  const isEncoded = url.searchParams.get('encoding-type') === 'url';
  // XML cannot contain this character.
  if (!isEncoded && shown.some((key) => key.includes('\u0001'))) {
    problem(response, 500, 'InternalError');
    return;
  }
  const shownKey = (key: string) => (isEncoded ? encodeURIComponent(key).replaceAll('%20', '+') : key);
  const next = `<NextContinuationToken>${Buffer.from(shown.at(-1) ?? '').toString('base64')}</NextContinuationToken>`;
  xml(
    response,
    200,
    `<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${bucket}</Name><Prefix>${prefix}</Prefix><KeyCount>${shown.length}</KeyCount>${isEncoded ? '<EncodingType>url</EncodingType>' : ''}<IsTruncated>${more}</IsTruncated>${more ? next : ''}${shown
      .map((key) => `<Contents><Key>${shownKey(key)}</Key><Size>${objects.get(key)?.body.length}</Size></Contents>`)
      .join('')}</ListBucketResult>`,
  );
}

function problem(response: ServerResponse | undefined, status: number, code: string): void {
  xml(
    response,
    status,
    `<Error><Code>${code}</Code><Message>${code} happened</Message><RequestId>4442587FB7D0A2F9</RequestId></Error>`,
  );
}

function xml(response: ServerResponse | undefined, status: number, body: string): void {
  response?.writeHead(status, { 'content-type': 'application/xml' });
  response?.end(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`);
}

/** Sends the full Content-Length and breaks the connection in the middle of the body. */
function halved(response: ServerResponse): ServerResponse {
  const end = response.end.bind(response);
  response.end = ((body?: Buffer) => {
    if (!body) return end();
    response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.destroy());
    return response;
  }) as ServerResponse['end'];
  return response;
}

const etagOf = (body: Buffer) => `"${createHash('md5').update(body).digest('hex')}"`;
const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer | string, data: string) => createHmac('sha256', key).update(data).digest();
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The S3 error for an invalid request; implements the specification of Signature Version 4 independently of the client. */
function signatureProblem({ method = '', headers }: IncomingMessage, url: URL, body: Buffer): string | undefined {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    );
  if (!given) return 'AccessDenied';
  const [, id, day = '', place = '', names = '', signature = ''] = given;
  if (id !== accessKeyId) return 'InvalidAccessKeyId';
  if (place !== region) return 'AuthorizationHeaderMalformed';
  const time = String(headers['x-amz-date']);
  const sent = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!(Math.abs(Date.now() - sent) < 15 * 60 * 1000) || !time.startsWith(day)) return 'RequestTimeTooSkewed';
  const signed = names.split(';');
  const due = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))];
  if (due.some((name) => !signed.includes(name))) return 'AccessDenied';
  const digest = String(headers['x-amz-content-sha256']);
  if (digest !== 'UNSIGNED-PAYLOAD' && digest !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const canonical = [
    method,
    decodeURIComponent(url.pathname).split('/').map(encode).join('/'),
    query,
    ...signed.map(
      (name) =>
        `${name}:${String(headers[name] ?? '')
          .trim()
          .replace(/\s+/g, ' ')}`,
    ),
    '',
    names,
    digest,
  ].join('\n');
  const scope = `${day}/${place}/s3/aws4_request`;
  const key = hmac(hmac(hmac(hmac(`AWS4${secretAccessKey}`, day), place), 's3'), 'aws4_request');
  const expected = hmac(key, ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n'));
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? undefined : 'SignatureDoesNotMatch';
}
