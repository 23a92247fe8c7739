import type { BlogPosting, Graph, MedicalClinic, Person, Thing, WebPage, WebSite } from 'schema-dts';
import { cardAddress, pageCardPath } from '#domain/site/social-card.ts';
import type { PostPage } from '#wire/blog.ts';
import type { NamedPerson, Review } from '#wire/byline.ts';
import type { Shell } from '#wire/shell.ts';

/** A stop on the way to a page. */
export interface Stop {
  name: string;
  path: string;
}

/** What search engines are told of a page beside its title. No ratings: they would be shown as reviews (docs/decisions). */
export interface StructuredPage {
  type?: 'WebPage' | 'MedicalWebPage' | 'AboutPage' | 'CollectionPage' | 'FAQPage';
  title: string;
  /** Of the page, whole. */
  address: string;
  /** Pages between home and this one. */
  way?: readonly Stop[] | undefined;
  /** A sub-site is a start of its own: nothing lies above it. */
  isOwnStart?: boolean | undefined;
  review?: Pick<Review, 'by' | 'on'> | null | undefined;
  /** More of the page itself. */
  more?: object | undefined;
  /** More of the clinic, beside what every page says. */
  clinic?: object | undefined;
  /** What else stands on the page. */
  parts?: readonly Thing[] | undefined;
}

type Clinic = Pick<Shell['clinic'], 'name' | 'legalName' | 'phone' | 'email' | 'address' | 'hours'>;

/** The one clinic, its site, and where a person of it is described. */
export const clinicId = (origin: string) => `${origin}/#clinic`;
const siteId = (origin: string) => `${origin}/#website`;
export const personId = (origin: string, id: string) => `${origin}/about#person-${id}`;

/** A page as one graph: the page with the way to it, the clinic behind it, and its parts. */
export function structuredData(clinic: Clinic, origin: string, page: StructuredPage): Graph {
  const { type = 'WebPage', title, address, way = [], isOwnStart, review, more, parts = [] } = page;
  const home = address === `${origin}/`;
  const described = {
    '@type': type,
    '@id': address,
    url: address,
    name: title,
    ...(isOwnStart ? {} : { isPartOf: { '@id': siteId(origin) } }),
    publisher: { '@id': clinicId(origin) },
    ...(home || isOwnStart ? {} : { breadcrumb: breadcrumbs(origin, [...way, { name: title, path: '' }]) }),
    ...(review ? { lastReviewed: review.on, reviewedBy: structuredPerson(origin, review.by) } : {}),
    ...more,
  } as WebPage;
  const behind = {
    '@type': 'MedicalClinic',
    '@id': clinicId(origin),
    name: clinic.name,
    url: `${origin}/`,
    ...page.clinic,
  } as MedicalClinic;
  return { '@context': 'https://schema.org', '@graph': [described, behind, ...parts] };
}

/** How to reach the clinic: the one phone number and the one address, wherever somebody lives. */
export function reachedBy({ phone, address }: Clinic): object {
  const { locality, region, postcode, country } = address;
  return {
    telephone: phone.dial,
    address: {
      '@type': 'PostalAddress',
      addressLocality: locality,
      addressRegion: region,
      postalCode: postcode,
      addressCountry: country,
    },
  };
}

/** The clinic in full, for its home page. */
export function wholeClinic(clinic: Clinic, origin: string): object {
  return {
    ...reachedBy(clinic),
    legalName: clinic.legalName,
    email: clinic.email,
    logo: `${origin}/icon-512.png`,
    image: `${origin}/icon-512.png`,
    areaServed: { '@type': 'Country', name: 'Australia' },
    medicalSpecialty: 'PrimaryCare',
  };
}

/**
 * A city's page tells of the same clinic: no rooms stand there, so the city is where it serves, and the address stays
 * the one in its records (docs/decisions/0049-one-clinic.md).
 */
export function cityFacts(
  clinic: Clinic,
  origin: string,
  { name, region }: { name: string; region: string },
): Partial<StructuredPage> {
  const address = { '@type': 'PostalAddress', addressLocality: name, addressRegion: region, addressCountry: 'AU' };
  const areaServed = { '@type': 'City', name, address };
  const provider = { '@id': clinicId(origin) };
  return {
    more: { about: { '@type': 'Service', name: 'Weight Management', provider, areaServed } },
    clinic: { ...reachedBy(clinic), areaServed, medicalSpecialty: 'PrimaryCare' },
  };
}

/** The site with its search. */
export function webSite({ name }: Clinic, origin: string): WebSite {
  return {
    '@type': 'WebSite',
    '@id': siteId(origin),
    url: `${origin}/`,
    name,
    inLanguage: 'en-AU',
    publisher: { '@id': clinicId(origin) },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/blog?q={search_term_string}` },
      // schema.org's notation for what a search asks for, which the types do not know.
      ...{ 'query-input': 'required name=search_term_string' },
    },
  };
}

/** A person of the clinic, as far as a page names them; the page about the clinic says more. */
export function structuredPerson(origin: string, { name, id, role, postNominals }: NamedPerson, more?: object): Person {
  return {
    '@type': 'Person',
    ...(id ? { '@id': personId(origin, id), url: personId(origin, id), worksFor: { '@id': clinicId(origin) } } : {}),
    name,
    ...(postNominals ? { honorificSuffix: postNominals } : {}),
    ...(role ? { jobTitle: role } : {}),
    ...more,
  };
}

function breadcrumbs(origin: string, way: readonly Stop[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...way].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      // The page itself needs no address.
      ...(path ? { item: `${origin}${path}` } : {}),
    })),
  };
}

/** An article: who wrote it, who published it, and which clinician read it. */
export function articleFacts(origin: string, post: PostPage): Partial<StructuredPage> {
  const { title, path, byline, head, category, tags } = post;
  const address = `${origin}${path}`;
  const { author, review } = byline;
  const article: BlogPosting = {
    '@type': 'BlogPosting',
    '@id': `${address}#article`,
    mainEntityOfPage: { '@id': address },
    headline: title,
    image: new URL(head.image ?? cardAddress(pageCardPath(path), title), origin).href,
    ...(head.article ? { datePublished: head.article.published, dateModified: head.article.modified } : {}),
    // Who is none of the clinic's people is its team.
    author: author.id
      ? structuredPerson(origin, author)
      : { '@type': 'Organization', name: author.name, url: `${origin}/about` },
    publisher: { '@id': clinicId(origin) },
    ...(category ? { articleSection: category.name } : {}),
    keywords: tags.map(({ name }) => name).join(', '),
  };
  const way = [{ name: 'Blog', path: '/blog' }, ...(category ? [{ name: category.name, path: category.href }] : [])];
  return {
    type: review ? 'MedicalWebPage' : 'WebPage',
    way,
    review,
    clinic: { logo: `${origin}/icon-512.png` },
    parts: [article],
  };
}

/** Questions with their answers in plain words. */
export function questions(items: readonly { question: string; answer: { html: string } }[]): object[] {
  return items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainWords(answer.html) },
  }));
}

/** Without footnotes, whose numbers mean nothing elsewhere. The HTML is our own renderer's. */
function plainWords(html: string): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  return html
    .replace(/\u2060?<sup\b.*?<\/sup>/g, '')
    .replace(/<[^>]*>/g, (tag) => (/^<\/(p|li)/.test(tag) ? ' ' : ''))
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}
