import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import type { ReachableSite } from './site.ts';

export interface RequestOptions {
  /** The Host header; the main site on localhost by default. */
  host?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  /** The body as received, possibly compressed. */
  bytes: Buffer;
  text: string;
}

/**
 * Sends a request to the site. Unlike fetch, it can set any Host header and does not normalise the URL. A POST with a cookie gets
 * an Origin header, as in every browser.
 */
export function request(site: ReachableSite, path: string, options: RequestOptions = {}): Promise<Reply> {
  const { host = `localhost:${site.port}`, method = 'GET', headers = {}, body } = options;
  const named = headers.cookie && method === 'POST' && !headers['sec-fetch-site'] ? { origin: `http://${host}` } : {};
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(
      { host: '127.0.0.1', port: site.port, path, method, headers: { ...named, ...headers, host }, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const bytes = Buffer.concat(chunks);
          resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text: bytes.toString('utf8') });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Sends raw bytes, for malformed requests, and returns everything received. */
export function rawRequest(site: ReachableSite, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let reply = '';
    const socket = connect(site.port, '127.0.0.1', () => socket.end(text));
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      reply += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(reply));
  });
}
