import { lookup } from 'node:dns';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { type FetchPicture, NoOutsidePicture } from '#server/images/outside-picture.ts';
import { isPublicAddress } from './public-address.ts';

interface FetchOptions {
  /** Hosts with their ports, such as old-blog.lan:8080, that are allowed although they are not public. */
  alsoFrom: readonly string[];
  /** Maximum bytes of a file. */
  largest?: number;
  /** Timeout in milliseconds, from the first lookup to the last byte, redirects included. */
  timeoutMs?: number;
}

const mostRedirects = 5;
const megabyte = 1024 * 1024;

/**
 * Fetches pictures of imported posts. Their addresses are untrusted input, so only public hosts are allowed: the resolved
 * address is checked when the connection is made, again at every redirect, and only the ports of http and https are used.
 * Requests carry no data of this server.
 */
export function createFetchPicture({
  alsoFrom,
  largest = 15 * megabyte,
  timeoutMs = 30_000,
}: FetchOptions): FetchPicture {
  return async (address) => {
    const signal = AbortSignal.timeout(timeoutMs);
    let url = parsed(address);
    for (let requested = 0; requested <= mostRedirects; requested += 1) {
      const response = await answerOf(url, signal, alsoFrom.includes(url.host));
      const next = redirectOf(response);
      if (next === undefined) return await pictureIn(response, largest, signal);
      response.destroy();
      url = parsed(next, url);
    }
    throw new NoOutsidePicture('it leads from address to address');
  };
}

function parsed(address: string, base?: URL): URL {
  if (!URL.canParse(address, base?.href)) throw new NoOutsidePicture('this is no address');
  const url = new URL(address, base?.href);
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new NoOutsidePicture('this is no address of the web');
  if (url.username || url.password) throw new NoOutsidePicture('the address holds a password');
  return url;
}

const notOpen = 'the host is not on the open internet';

/** Node resolves names with this, and connects only to its result. */
const lookUpPublic: LookupFunction = (hostname, options, answer) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return answer(new NoOutsidePicture('the host cannot be found'), '');
    const [first] = found;
    if (!first || found.some(({ address }) => !isPublicAddress(address)))
      return answer(new NoOutsidePicture(notOpen), '');
    if (options.all) answer(null, found);
    else answer(null, first.address, first.family);
  });
};

function answerOf(url: URL, signal: AbortSignal, isAllowed: boolean): Promise<IncomingMessage> {
  // An IP address is not resolved.
  const figures = url.hostname.replace(/^\[|\]$/g, '');
  if (!isAllowed && isIP(figures) && !isPublicAddress(figures)) throw new NoOutsidePicture(notOpen);
  if (!isAllowed && url.port !== '') throw new NoOutsidePicture('its port is none of the web');
  const ask = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const headers = { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'clinic-site' };
    ask(url, { agent: false, headers, signal, ...(isAllowed ? {} : { lookup: lookUpPublic }) }, resolve)
      .on('error', (error) => reject(fetchFailure(error, signal)))
      .end();
  });
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage): string | undefined {
  return [301, 302, 303, 307, 308].includes(statusCode) ? (headers.location ?? '') : undefined;
}

async function pictureIn(response: IncomingMessage, largest: number, signal: AbortSignal): Promise<Uint8Array> {
  const { statusCode, headers } = response;
  const type = headers['content-type'] ?? '';
  try {
    if (statusCode !== 200) throw new NoOutsidePicture(`the host answers ${statusCode}`);
    // The real type is checked when the picture is decoded; a page of text is not downloaded.
    if (/^(?:text|application)\/(?!octet-stream)/i.test(type)) throw new NoOutsidePicture('there is no picture there');
    if (headers['content-encoding'] && headers['content-encoding'] !== 'identity')
      throw new NoOutsidePicture('the host sends it compressed without a request for that');
    const parts: Buffer[] = [];
    let size = 0;
    for await (const part of response as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > largest) throw new NoOutsidePicture(`it is larger than ${Math.round(largest / megabyte)} MB`);
      parts.push(part);
    }
    return Buffer.concat(parts);
  } catch (error) {
    throw fetchFailure(error, signal);
  } finally {
    response.destroy();
  }
}

function fetchFailure(error: unknown, signal: AbortSignal): NoOutsidePicture {
  if (error instanceof NoOutsidePicture) return error;
  if (signal.aborted) return new NoOutsidePicture('it does not arrive in time');
  const { code } = error as NodeJS.ErrnoException;
  return new NoOutsidePicture(`the connection fails${code ? ` (${code})` : ''}`);
}
