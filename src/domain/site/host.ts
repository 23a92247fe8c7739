import { type SubSiteKey, subSiteKeys } from './sub-site-keys.ts';

/** The domains of the product. */
export interface RootDomains {
  /** The clinic's own domain, such as clinic.example. */
  product: string;
  /** Domains of preview deployments. */
  previews: readonly string[];
}

/** The site of a request's host: its root domain and its sub-site label. */
export interface HostMatch {
  /** The host of the main site for this host, or undefined for an unknown host. */
  root: string | undefined;
  /** The port of the request with its colon, or an empty string. */
  port: string;
  /** The sub-site label, if it is a known one. */
  key: SubSiteKey | undefined;
}

const developmentRoot = 'localhost';
const label = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
const hostPattern = new RegExp(`^(${label}(?:\\.${label})*)\\.?(:\\d{1,5})?$`);
const labelsOf = (name: string) => name.split('.').length;

function isSubSiteKey(label: string): label is SubSiteKey {
  return (subSiteKeys as readonly string[]).includes(label);
}

/**
 * Reads a Host header.
 *
 * The first label selects a sub-site where the host has more labels than its root allows: more than 2 on the
 * product's own domain, more than 3 on a preview domain, more than 1 on localhost. Anything else, and anything
 * malformed, is the main site.
 */
export function matchHost(host: string | undefined, domains: RootDomains): HostMatch {
  const found = hostPattern.exec((host ?? '').trim().toLowerCase());
  const name = found?.[1];
  const port = found?.[2] ?? '';
  if (!name || Number(port.slice(1)) > 65535) return { root: undefined, port: '', key: undefined };
  const root = [domains.product, ...domains.previews, developmentRoot].find(
    (candidate) => name === candidate || name.endsWith(`.${candidate}`),
  );
  if (!root) return { root: undefined, port, key: undefined };
  const allowed = root === developmentRoot ? 1 : root === domains.product ? 2 : 3;
  const first = name.split('.')[0] ?? '';
  if (labelsOf(name) <= allowed || name === root || !isSubSiteKey(first)) return { root, port, key: undefined };
  // A preview domain may hold many deployments, each a main site with its own sub-sites.
  return { root: domains.previews.includes(root) ? name.slice(first.length + 1) : root, port, key: first };
}
