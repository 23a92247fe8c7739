import type { IncomingMessage } from 'node:http';

/** The headers of a request as a Fetch `Headers` object. */
export function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(request.headersDistinct))
    for (const value of values ?? []) headers.append(name, value);
  return headers;
}
