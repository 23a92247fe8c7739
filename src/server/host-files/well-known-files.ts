import type { SiteContent } from '#content/load.ts';
import { cityAddress } from '#domain/site/addresses.ts';

const day = 24 * 60 * 60 * 1000;
/** RFC 9116 recommends less than a year. */
const securityContactLife = 180 * day;

/** /.well-known/security.txt (RFC 9116): the contact for vulnerabilities, on the address of the public site. */
export function securityText({ site }: SiteContent, origin: string, now: number): string {
  const expires = new Date(Math.ceil((now + securityContactLife) / day) * day).toISOString().replace('.000', '');
  return [
    `Contact: mailto:${site.email}?subject=Security`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** The web manifest: name and icons for home screens. */
export function webManifest({ site }: SiteContent): string {
  return JSON.stringify({
    name: site.name,
    short_name: site.shortName,
    lang: 'en-AU',
    id: '/',
    start_url: '/',
    display: 'browser',
    background_color: '#f7f3ea',
    theme_color: '#f7f3ea',
    icons: [192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
  });
}

/** llms.txt: the clinic's description and links to its pages, for language models. */
export function llmsText(content: SiteContent, origin: string): string {
  const { site, people, faq, about, home } = content;
  const { practitioner } = people;
  const link = (path: string, { title, description }: { title: string; description: string }) =>
    `- [${title}](${origin}${path}): ${description}`;
  const pages = [...content.pages.values()];
  const ofKind = (...kinds: string[]) =>
    pages.filter(({ kind }) => kinds.includes(kind)).map(({ path, seo }) => link(path, seo));
  return [
    `# ${site.name}`,
    '',
    `> ${home.seo.description}`,
    '',
    ...(site.demoNotice ? [site.demoNotice, ''] : []),
    `${site.legalName} is a telehealth clinic in ${site.address.locality}, ${site.address.region}, Australia, led by ` +
      `${practitioner.name} (${practitioner.role}). It sees adults across Australia by video or phone and has no other ` +
      `rooms: the pages about cities describe telehealth there. Phone ${site.phone.display}, email ${site.email}.`,
    '',
    'The pages are general information, not advice for one person. The clinic is not an emergency service: in Australia ' +
      'an emergency is 000 and Lifeline is 13 11 14. Fees and Medicare rules change; the pages carry the day they were checked.',
    '',
    '## The clinic',
    '',
    link('/about', about.seo),
    link('/faq', faq.seo),
    ...ofKind('guide'),
    '',
    '## Health topics',
    '',
    ...ofKind('pillar'),
    `- [Health tools](${origin}/tools): self-checks for adults and a body metrics calculator; screening, not diagnosis.`,
    `- [Blog](${origin}/blog): articles; the [feed](${origin}/blog/feed.xml) holds the latest.`,
    '',
    '## Telehealth by city',
    '',
    ...[...content.cities.values()].map(({ slug, seo }) => link(cityAddress(slug), seo)),
    '',
    '## Policies',
    '',
    ...ofKind('policy'),
    '',
  ].join('\n');
}
