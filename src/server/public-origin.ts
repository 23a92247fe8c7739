import { matchHost, type RootDomains } from '#domain/site/host.ts';

/** A sentence for who starts the site, where sub-sites cannot be reached because the two places name different domains. */
export function domainsApart(publicOrigin: string | undefined, domains: RootDomains): string | undefined {
  if (publicOrigin === undefined) return undefined;
  const { host } = new URL(publicOrigin);
  if (matchHost(host, domains).root !== undefined) return undefined;
  return `PUBLIC_ORIGIN is at ${host}, and the product domain in content/site.yaml is ${domains.product}: a sub-site such as booking.${host} shows the main site. Write one domain in both.`;
}
