import type { SiteContent } from '#content/load.ts';
import { cityAddress, publicAddresses } from '#domain/site/addresses.ts';
import { plainText } from '../assistant/knowledge/plain-text.ts';

/** A page of the main site, or of a sub-site. */
export interface PageAddress {
  /** As staff read it: `/faq`, or `booking.clinic.example`. */
  address: string;
  /** The host that shows it. */
  host: string;
  path: string;
}

/** What a page shows of a content: the data that its route loads, as text. */
export type ReadPage = (content: SiteContent, page: PageAddress) => Promise<string>;

/** Every page that shows content. Posts are not among them: they are the clinic's own texts. */
export function pagesOf(content: SiteContent): PageAddress[] {
  const host = content.site.domains.product;
  const paths = [...publicAddresses, ...[...content.cities.keys()].map(cityAddress)];
  const subSites = [...content.landing.values()]
    .filter(({ variant }) => variant !== 'redirect')
    .map(({ subdomain }) => `${subdomain}.${host}`);
  return [
    ...paths.map((path) => ({ address: path, host, path })),
    ...subSites.map((subSite) => ({ address: subSite, host: subSite, path: '/' })),
  ];
}

/**
 * The texts in the data of a page: the strings of each line of JSON, without markup. Words and addresses of the program are among
 * them; they are the same before and after a change of the content.
 */
export function textsIn(data: string): string[] {
  const texts: string[] = [];
  for (const line of data.split('\n')) {
    const json = line.slice(Math.max(0, line.search(/[[{"]/)));
    try {
      collect(JSON.parse(json), texts);
    } catch {
      // Not a line of values.
    }
  }
  return texts;
}

function collect(value: unknown, texts: string[]): void {
  if (typeof value === 'string') {
    const text = value.includes('<') ? plainText(value) : value.trim();
    if (text !== '') texts.push(text);
  } else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) collect(part, texts);
  }
}
