import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** A request that no visitor sent, and a response that is not sent: to fill a cache. */
export function requestWithoutVisitor({ url, headers }: { url: string; headers: Record<string, string> }) {
  const request = new IncomingMessage(new Socket());
  request.method = 'GET';
  request.url = url;
  // As every browser accepts it, so that the first visitor finds the page compressed.
  request.headers = { ...headers, 'accept-encoding': 'br' };
  request.rawHeaders = Object.entries(request.headers).flat() as string[];
  return { request, response: new ServerResponse(request) };
}
