import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Visitor } from './browser.ts';
import { type RequestOptions, request } from './request.ts';
import type { ReachableSite } from './site.ts';

export interface ServedLink {
  href: string;
  text: string;
  target: string;
  rel: string;
}

/** A page as sent by the server, for search engines and visitors without script. */
export interface ServedPage {
  path: string;
  status: number;
  headers: IncomingHttpHeaders;
  html: string;
  titles: string[];
  /** Level-1 headings; a page must have one. */
  h1: string[];
  headings: { level: number; text: string }[];
  /** The text of the body, including collapsed parts. */
  text: string;
  /** The text of the main content. */
  main: string;
  /** Contents of the meta elements, by name or property. */
  meta: Record<string, string[]>;
  canonical: string[];
  imagePreloads: string[];
  images: { src: string; alt: string | null }[];
  links: ServedLink[];
  ids: string[];
  structuredData: Record<string, unknown>[];
}

type Parsed = Omit<ServedPage, 'path' | 'status' | 'headers' | 'html'>;

/** A cache by HTML: many files read the same pages, and parsing costs more than the request. */
const known = new Map<string, Parsed>();

/** Requests a page and parses it with the browser's parser, without running its scripts. */
export async function servedPage(
  { page }: Visitor,
  site: ReachableSite,
  path: string,
  options?: RequestOptions,
): Promise<ServedPage> {
  const { status, headers, text: html } = await request(site, path, options);
  const words = createHash('sha256').update(html).digest('base64');
  const parsed = known.get(words) ?? (await page.evaluate(readDocument, html));
  known.set(words, parsed);
  return { path, status, headers, html, ...structuredClone(parsed) };
}

/** Runs in the browser, so it must not refer to anything outside. */
function readDocument(html: string): Parsed {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const lines =
    'ADDRESS ARTICLE ASIDE BLOCKQUOTE BR DD DETAILS DIV DL DT FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER LI MAIN NAV OL P SECTION SUMMARY TABLE TBODY TD TH THEAD TR UL'.split(
      ' ',
    );
  const wordsOf = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
    if (!(node instanceof Element) || ['SCRIPT', 'STYLE', 'TEMPLATE'].includes(node.tagName)) return '';
    const words = [...node.childNodes].map(wordsOf).join('');
    return lines.includes(node.tagName) ? `\n${words}\n` : words;
  };
  const read = (node: Element | null) => (node ? wordsOf(node) : '').replace(/\s+/g, ' ').trim();
  const all = <T extends Element = HTMLElement>(selector: string) => [...page.querySelectorAll<T>(selector)];

  const meta: Record<string, string[]> = {};
  for (const element of all<HTMLMetaElement>('meta[content]')) {
    const name = element.getAttribute('name') ?? element.getAttribute('property');
    if (name) meta[name] = [...(meta[name] ?? []), element.content];
  }
  return {
    titles: all('head > title').map(read),
    h1: all('h1').map(read),
    headings: all('h1, h2, h3, h4, h5, h6').map((heading) => ({
      level: Number(heading.tagName[1]),
      text: read(heading),
    })),
    text: read(page.body),
    main: read(page.querySelector('main')),
    meta,
    canonical: all('link[rel=canonical]').map((link) => link.getAttribute('href') ?? ''),
    imagePreloads: all('link[rel=preload][as=image]').map((link) => link.getAttribute('href') ?? ''),
    images: all('img').map((image) => ({ src: image.getAttribute('src') ?? '', alt: image.getAttribute('alt') })),
    links: all('a[href]').map((link) => ({
      href: link.getAttribute('href') ?? '',
      text: read(link),
      target: link.getAttribute('target') ?? '',
      rel: link.getAttribute('rel') ?? '',
    })),
    ids: all('[id]').map(({ id }) => id),
    structuredData: all('script[type="application/ld+json"]').map(
      (script) => JSON.parse(script.textContent ?? '') as Record<string, unknown>,
    ),
  };
}
