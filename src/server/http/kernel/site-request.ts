import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SiteContent } from '#content/load.ts';
import { type HostMatch, matchHost } from '#domain/site/host.ts';
import { type Origins, originsFor } from '#domain/site/origins.ts';
import type { SubSiteKey } from '#domain/site/sub-site-keys.ts';
import { clientAddress } from './client-address.ts';

/** A request, read once for every handler. */
export interface SiteRequest {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  /** The path of the address, without its query; encoded as sent. */
  path: string;
  protocol: 'http' | 'https';
  /** As the visitor typed it, or as a trusted proxy forwards it. */
  host: string | undefined;
  match: HostMatch;
  /** The sub-site that the host selects, or undefined for the main site. */
  subSite: SubSiteKey | undefined;
  origins: Origins;
  /** The address of the caller, for counting only. */
  caller: string;
  /** Hosts whose pages may send forms to this one. */
  ownHosts: readonly (string | undefined)[];
}

/** Answers a request and returns true, or returns false to pass it to the next handler. */
export type Handler = (siteRequest: SiteRequest) => boolean | Promise<boolean>;

export interface SiteRequestOptions {
  content: Pick<SiteContent, 'site' | 'landing'>;
  publicOrigin: string | undefined;
  /** Whether the forwarded host, protocol and caller are trusted. */
  trustProxy: boolean;
}

/** Returns a reader of requests. The reader returns undefined for an invalid address. */
export function siteRequestReader({ content, publicOrigin, trustProxy }: SiteRequestOptions) {
  const { domains } = content.site;
  return (request: IncomingMessage, response: ServerResponse): SiteRequest | undefined => {
    const url = parseUrl(request.url);
    if (!url) return undefined;
    const { host, protocol } = forwardedAddress(request, trustProxy);
    const match = matchHost(host, domains);
    const origins = originsFor(match, protocol, domains, publicOrigin);
    return {
      request,
      response,
      url,
      path: url.pathname,
      protocol,
      host,
      match,
      subSite: match.key && content.landing.has(match.key) ? match.key : undefined,
      origins,
      caller: clientAddress(request, trustProxy),
      ownHosts: [host, request.headers.host, new URL(origins.canonical).host],
    };
  };
}

/** The host and protocol that the visitor used, as a trusted proxy forwards them. */
export function forwardedAddress(
  request: IncomingMessage,
  trustProxy: boolean,
): Pick<SiteRequest, 'host' | 'protocol'> {
  const forwarded = (name: string) =>
    trustProxy
      ? String(request.headers[name] ?? '')
          .split(',')[0]
          ?.trim() || undefined
      : undefined;
  const protocol = forwarded('x-forwarded-proto') === 'https' ? 'https' : 'http';
  return { host: forwarded('x-forwarded-host') ?? request.headers.host, protocol };
}

function parseUrl(target: string | undefined): URL | undefined {
  // Only the origin form, /path?query, names a page. Two slashes of either kind would be read as another host, and PostgreSQL
  // rejects NUL, which no name contains.
  if (!target || !/^\/(?![/\\])/.test(target) || target.includes('%00')) return undefined;
  try {
    const url = new URL(target, 'http://site.invalid');
    decodeURIComponent(url.pathname);
    return url;
  } catch {
    return undefined;
  }
}
