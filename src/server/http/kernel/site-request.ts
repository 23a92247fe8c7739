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
  /** Of the address, without its query; encoded as it was sent. */
  path: string;
  protocol: 'http' | 'https';
  /** As the visitor typed it, or as a proxy of ours tells it. */
  host: string | undefined;
  match: HostMatch;
  /** The sub-site that the host selects, or undefined for the main site. */
  subSite: SubSiteKey | undefined;
  origins: Origins;
  /** Who is calling, for counting only. */
  caller: string;
  /** Hosts whose pages may send forms here. */
  ownHosts: readonly (string | undefined)[];
}

/** Answers a request and says so with true, or passes it on to the next in the list. */
export type Handler = (siteRequest: SiteRequest) => boolean | Promise<boolean>;

export interface SiteRequestOptions {
  content: Pick<SiteContent, 'site' | 'landing'>;
  publicOrigin: string | undefined;
  /** Whether what a proxy says of host, protocol and caller is believed. */
  trustProxy: boolean;
}

/** What reads requests, each once; undefined for an address that cannot be read. */
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

/** The host and protocol that a visitor used, which a proxy of ours passes on. */
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
  // Only the origin form, /path?query, names a page here. Two slashes of either kind would be read as another host, and NUL
  // is in no name of ours: PostgreSQL refuses to look for it.
  if (!target || !/^\/(?![/\\])/.test(target) || target.includes('%00')) return undefined;
  try {
    const url = new URL(target, 'http://site.invalid');
    decodeURIComponent(url.pathname);
    return url;
  } catch {
    return undefined;
  }
}
