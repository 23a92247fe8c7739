import type { IncomingMessage } from 'node:http';
import { imageUploadLimit } from '#wire/image-upload.ts';
import { readBody } from '../kernel/request-body.ts';

/** Bytes that a form adds to its file: boundaries, headers, other small fields. */
const formOverhead = 64 * 1024;

export type ReadUpload = { file: Uint8Array } | { failure: 'image-too-large' | 'not-an-image' | 'incomplete-upload' };

/** Reads the file of a request: the body itself, or the first file of a form. Ignores its name and declared type. */
export async function readUpload(request: IncomingMessage): Promise<ReadUpload> {
  const type = request.headers['content-type'] ?? '';
  const isForm = /^multipart\/form-data\b/i.test(type);
  let body: Buffer<ArrayBuffer> | undefined;
  try {
    body = await readBody(request, isForm ? imageUploadLimit + formOverhead : imageUploadLimit - 1);
  } catch {
    return { failure: 'incomplete-upload' };
  }
  if (!body) return { failure: 'image-too-large' };
  const file = isForm ? await fileOf(body, type) : body;
  if (!file || file.length === 0) return { failure: 'not-an-image' };
  return file.length < imageUploadLimit ? { file } : { failure: 'image-too-large' };
}

/** A browser's form has a few parts with short headers; parsing a hundred thousand would block the event loop. */
const mostParts = 50;
const longestHead = 16 * 1024;

function isOrdinary(body: Buffer, type: string): boolean {
  const boundary = /boundary="?([^";]{1,200})/i.exec(type)?.[1];
  if (!boundary) return false;
  let parts = 0;
  for (let at = body.indexOf(`--${boundary}`); at !== -1; at = body.indexOf(`--${boundary}`, at + 1)) {
    parts += 1;
    const head = body.subarray(at, at + longestHead);
    if (parts > mostParts || (head.length === longestHead && !head.includes('\r\n\r\n'))) return false;
  }
  return true;
}

async function fileOf(body: Buffer<ArrayBuffer>, type: string): Promise<Uint8Array | undefined> {
  if (!isOrdinary(body, type)) return undefined;
  try {
    const form = await new Response(body, { headers: { 'content-type': type } }).formData();
    const file = [...form.values()].find((value) => typeof value !== 'string');
    return file && new Uint8Array(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}
