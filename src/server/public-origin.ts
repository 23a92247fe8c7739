import { matchHost, type RootDomains } from '#domain/site/host.ts';

/** A warning for the operator that sub-sites are unreachable, because the two settings name different domains. */
export function domainsApart(publicOrigin: string | undefined, domains: RootDomains): string | undefined {
  if (publicOrigin === undefined) return undefined;
  const { host } = new URL(publicOrigin);
  if (matchHost(host, domains).root !== undefined) return undefined;
  return `PUBLIC_ORIGIN is at ${host}, and the product domain in content/site.yaml is ${domains.product}: a sub-site such as booking.${host} shows the main site. Write one domain in both.`;
}
