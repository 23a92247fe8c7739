import type { HostMatch, RootDomains } from './host.ts';

/** The origins of the product's hosts, for links. */
export interface Origins {
  /** The main site as the visitor reached it, for links that they follow. */
  main: string;
  /** The main site in canonical links and metadata: the same for all visitors. */
  canonical: string;
}

/**
 * Returns the origins for a request.
 *
 * On localhost and on preview hosts, links stay on that host, so that a whole clinic can be tried there; canonical links
 * always name the public site.
 *
 * @param publicOrigin The configured origin, or undefined for https on the product domain.
 */
export function originsFor(
  host: HostMatch,
  protocol: 'http' | 'https',
  domains: RootDomains,
  publicOrigin: string | undefined,
): Origins {
  const canonical = publicOrigin ?? `https://${domains.product}`;
  if (!host.root || (host.root === domains.product && host.port === '')) return { main: canonical, canonical };
  return { main: `${protocol}://${host.root}${host.port}`, canonical };
}

/** The canonical origin of a sub-site: its label before the public host. */
export function subSiteOrigin(canonical: string, key: string): string {
  const { protocol, host } = new URL(canonical);
  return `${protocol}//${key}.${host}`;
}
