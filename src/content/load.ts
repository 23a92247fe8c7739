import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { z } from 'zod';
import { type CityRecord, cityRecord } from '#domain/content-model/city.ts';
import {
  type AboutRecord,
  aboutRecord,
  type HomeRecord,
  homeRecord,
  type NotFoundRecord,
  notFoundRecord,
} from '#domain/content-model/home.ts';
import { type LandingRecord, landingRecord } from '#domain/content-model/landing.ts';
import { type MedicareRecord, medicareRecord } from '#domain/content-model/medicare.ts';
import { type NoticesRecord, noticesRecord } from '#domain/content-model/notices.ts';
import type { ContentPage, Note } from '#domain/content-model/page.ts';
import type { ContentPost } from '#domain/content-model/post.ts';
import {
  type ClaimsRecord,
  claimsRecord,
  type FaqRecord,
  faqRecord,
  type PeopleRecord,
  peopleRecord,
  type RatingKey,
  type SiteRecord,
  siteRecord,
} from '#domain/content-model/site.ts';
import type { Html, Rendered } from '#domain/content-model/text.ts';
import { coveredVisit, priceFacts, type Span } from '#domain/medicare/price-list.ts';
import { type ContentPageId, cityAddress, contentPageIds, publicAddresses } from '#domain/site/addresses.ts';
import { type Notice, noticeInWords, noticeOf } from '#domain/site/notices.ts';
import { type SubSiteKey, subSiteKeys } from '#domain/site/sub-site-keys.ts';
import { type Art, readArt } from './art.ts';
import { type AnswerBank, packFolder, readAnswerBank } from './assistant.ts';
import { datesFile, readDates } from './dates.ts';
import { type ContentEdits, loadWithoutFaults, noEdits, type SetAside } from './edits.ts';
import { type Facts, fill } from './fill.ts';
import { hiddenClaims } from './hidden-claims.ts';
import { learntAnswers } from './learnt-answers.ts';
import { readPage } from './pages.ts';
import { type Photo, withPhotos } from './photos.ts';
import { readPosts } from './posts.ts';
import { ContentError } from './problem.ts';
import { product, readThroughCache } from './product.ts';
import { ContentReader } from './read.ts';
import { type RenderContext, renderRecord } from './render.ts';
import { clockTokens, dollars, replaceTokens, type Tokens, tokensFor } from './tokens.ts';

/** A record with the footnotes that it uses. */
export type WithNotes<T> = Rendered<T> & { noteIds: string[] };

/** A notice with its words. */
export interface SiteNotice extends Notice {
  /** What it changes, such as 'We are closed on Friday 25 December 2026.'; null for a notice that changes no hours. */
  words: string | null;
  text: Html | null;
}

/** Everything that the content folder holds, checked, rendered and frozen. */
export interface SiteContent {
  site: Rendered<SiteRecord>;
  people: WithNotes<PeopleRecord>;
  claims: Rendered<ClaimsRecord>;
  medicare: Rendered<MedicareRecord>;
  notes: readonly Note[];
  /** Every notice of the record. Presenters filter them by the clock. */
  notices: readonly SiteNotice[];
  home: WithNotes<HomeRecord>;
  about: WithNotes<AboutRecord>;
  faq: WithNotes<FaqRecord>;
  notFound: Rendered<NotFoundRecord>;
  pages: ReadonlyMap<ContentPageId, ContentPage>;
  cities: ReadonlyMap<string, WithNotes<CityRecord>>;
  landing: ReadonlyMap<SubSiteKey, Rendered<LandingRecord>>;
  art: ReadonlyMap<string, Art>;
  /** Photographs of people, which the server draws anew. */
  photos: readonly Photo[];
  /** The articles that a new site starts with, oldest first. */
  posts: readonly ContentPost[];
  /** What the assistant answers, in the clinic's own words. */
  assistant: AnswerBank;
  /** What the tokens of posts stand for: posts are stored with their tokens. */
  tokens: Tokens;
  /** When files last changed, by their path in the project, such as 2026-11-20; see src/content/dates.ts. */
  dates: ReadonlyMap<string, string>;
  /** Edits that are not shown, because the files or schemas changed since they were published. */
  setAside: readonly SetAside[];
}

export interface LoadOptions {
  /** Laid over the files. Edits that fail a check are set aside. */
  edits?: ContentEdits;
  /** Throws for an edit that fails a check instead of setting it aside. */
  strict?: boolean;
}

/**
 * Reads a content folder once.
 *
 * @throws ContentError that lists every problem with its file, field and fix.
 */
export function loadContent(folder: string, { edits = noEdits, strict = false }: LoadOptions = {}): SiteContent {
  if (!existsSync(folder)) {
    throw new ContentError([
      {
        file: folder,
        field: '',
        fix: 'the content folder is missing; set CONTENT_DIR to the folder that holds site.yaml',
      },
    ]);
  }
  // A draft is not what the next start shows: it must not take the place of that in the cache.
  if (strict) return deepFreeze(readContent(folder, edits));
  const { value, setAside } = loadWithoutFaults(edits, (used) => readCached(folder, used));
  return setAside.length === 0 ? value : Object.freeze({ ...value, setAside: deepFreeze(setAside) });
}

function readCached(folder: string, edits: ContentEdits): SiteContent {
  // The pack and the dates are the product's; all else lies in the folder.
  const names = [
    `content of ${resolve(folder)}${edits.size > 0 ? ' with edits' : ''}`,
    JSON.stringify(learntAnswers()),
    JSON.stringify([...edits]),
  ] as const;
  const places = [folder, join(product, packFolder), datesFile];
  return deepFreeze(readThroughCache(names, places, () => readContent(folder, edits)));
}

function readContent(folder: string, edits: ContentEdits): SiteContent {
  const reader = new ContentReader(folder, edits);
  const art = readArt(reader);
  const site = reader.record('site.yaml', siteRecord);
  const people = reader.record('people.yaml', peopleRecord);
  const claims = reader.record('claims.yaml', claimsRecord);
  const medicare = reader.record('medicare.yaml', medicareRecord);
  if (!site || !people || !claims || !medicare) throw new ContentError(reader.problems);

  const tokens = tokensFor(site, people, claims, medicare);
  const facts: Facts = { tokens, hidden: hiddenClaims(replaceTokens(claims, tokens, () => {})) };
  const cityFiles = filesOf(reader, 'cities', '.yaml');
  const context: RenderContext = {
    noteIds: Object.keys(claims.notes),
    art,
    addresses: new Set<string>([...publicAddresses, '/medicare-billing', ...cityFiles.map(cityAddress)]),
  };
  const finish = <T>(file: string, record: T) => {
    return renderRecord(reader, file, fill(reader, file, record, facts), context);
  };
  const read = <T>(file: string, schema: z.ZodType<T>): WithNotes<T> | undefined => {
    const record = reader.record(file, schema);
    if (!record) return undefined;
    const { value, noteIds } = finish(file, record);
    return { ...value, noteIds } as WithNotes<T>;
  };

  checkClaimNotes(reader, claims);
  checkBulkBilling(reader, claims, coveredVisit('initial', priceFacts(site, claims, medicare)).pay);
  const renderedClaims = finish('claims.yaml', claims).value;
  const { value: peopleValue, noteIds: peopleNoteIds } = finish('people.yaml', people);
  const { people: shownPeople, photos } = withPhotos(reader, peopleValue);
  const renderedPeople = { ...shownPeople, noteIds: peopleNoteIds };
  const renderedSite = finish('site.yaml', site).value;
  const home = read('home.yaml', homeRecord);
  const about = read('about.yaml', aboutRecord);
  const faq = read('faq.yaml', faqRecord);
  const notFound = read('not-found.yaml', notFoundRecord);
  const pages = readPages(reader, facts, context);
  const cities = new Map<string, WithNotes<CityRecord>>();
  for (const slug of cityFiles) {
    const city = read(`cities/${slug}.yaml`, cityRecord);
    if (city && city.slug !== slug)
      reader.report(`cities/${slug}.yaml`, 'slug', `write slug: ${slug}, as the file is named`);
    if (city) cities.set(slug, city);
  }
  const landing = readLanding(reader, finish);
  const notices = readNotices(reader, finish, site.ianaTimeZone);
  const posts = readPosts(reader, facts, context.addresses, `${site.shortName} Health Team`);
  // The place that a visitor names is put in with the answer.
  const replyTokens = { place: '{{place}}', complaintsBody: '{{complaintsBody}}' };
  const assistant = readAnswerBank(reader, (file, answer) => {
    const own = { ...tokens, ...replyTokens, ...clockTokens(site, answer.clock) };
    const filled = fill(reader, file, answer, { ...facts, tokens: own }, answer.id);
    // Articles come and go: a link to one that cannot be read is left out when the answer is given.
    const articles = JSON.stringify(filled).match(/\/blog\/[a-z0-9-]+/g) ?? [];
    const addresses = new Set([...context.addresses, ...articles]);
    return renderRecord(reader, file, filled, { ...context, addresses }, [answer.id]).value;
  });

  if (reader.problems.length > 0 || !home || !about || !faq || !notFound) throw new ContentError(reader.problems);
  const notes = Object.entries(renderedClaims.notes).map(([id, text], index) => ({ id, number: index + 1, text }));
  return {
    site: renderedSite,
    people: renderedPeople,
    claims: renderedClaims,
    medicare: finish('medicare.yaml', medicare).value,
    notes,
    notices,
    home,
    about,
    faq,
    notFound,
    pages,
    cities,
    landing,
    art,
    photos,
    posts,
    assistant,
    tokens,
    dates: readDates(folder),
    setAside: [],
  };
}

function readPages(reader: ContentReader, facts: Facts, context: RenderContext): Map<ContentPageId, ContentPage> {
  const pages = new Map<ContentPageId, ContentPage>();
  for (const name of filesOf(reader, 'pages', '.md')) {
    if (!(contentPageIds as string[]).includes(name)) {
      reader.report(
        `pages/${name}.md`,
        '',
        `no address shows this page; name the file after one of ${contentPageIds.join(', ')}`,
      );
    }
  }
  for (const id of contentPageIds) {
    const page = readPage(reader, id, facts, context);
    if (page) pages.set(id, page);
  }
  return pages;
}

/** A clinic without the file has no notices. */
function readNotices(
  reader: ContentReader,
  finish: (file: string, record: NoticesRecord) => { value: Rendered<NoticesRecord> },
  timeZone: string,
): SiteNotice[] {
  const record = reader.has('notices.yaml') ? reader.record('notices.yaml', noticesRecord) : undefined;
  if (!record) return [];
  return finish('notices.yaml', record).value.notices.map((notice) => {
    const dated = noticeOf(notice, timeZone);
    return { ...dated, words: noticeInWords(dated), text: notice.text ?? null };
  });
}

function readLanding(
  reader: ContentReader,
  finish: (file: string, record: LandingRecord) => { value: Rendered<LandingRecord> },
): Map<SubSiteKey, Rendered<LandingRecord>> {
  const records = new Map<SubSiteKey, Rendered<LandingRecord>>();
  for (const name of filesOf(reader, 'landing', '.yaml')) {
    const file = `landing/${name}.yaml`;
    if (!(subSiteKeys as readonly string[]).includes(name)) {
      reader.report(file, '', `no host selects this sub-site; name the file after one of ${subSiteKeys.join(', ')}`);
      continue;
    }
    const record = reader.record(file, landingRecord);
    if (!record) continue;
    if (record.subdomain !== name) reader.report(file, 'subdomain', `write subdomain: ${name}, as the file is named`);
    if (record.variant === 'redirect' && !record.redirectTo) {
      reader.report(file, 'redirectTo', 'say where the redirect goes, such as redirectTo: /faq');
    }
    records.set(record.subdomain, finish(file, record).value);
  }
  return records;
}

function filesOf(reader: ContentReader, folder: string, ending: string): string[] {
  const path = join(reader.folder, folder);
  if (!existsSync(path)) {
    reader.report(folder, '', 'the folder is missing; create it');
    return [];
  }
  return readdirSync(path)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .sort();
}

function checkClaimNotes(reader: ContentReader, claims: ClaimsRecord): void {
  for (const group of ['claims', 'ratings', 'fees'] as const) {
    for (const [key, { note }] of Object.entries(claims[group])) {
      if (group === 'ratings' && !note && claims.ratings[key as RatingKey].shown) {
        reader.report('claims.yaml', `ratings.${key}.note`, 'name the footnote that says where the figure is from');
      }
      if (note && !(note in claims.notes)) {
        reader.report(
          'claims.yaml',
          `${group}.${key}.note`,
          `no footnote is named '${note}'; use one of ${Object.keys(claims.notes).join(', ')}`,
        );
      }
    }
  }
}

function checkBulkBilling(reader: ContentReader, { claims }: ClaimsRecord, [, most]: Span): void {
  if (!claims['initial-bulk-billed'].shown || most === 0) return;
  reader.report(
    'claims.yaml',
    'claims.initial-bulk-billed',
    `a first visit leaves ${dollars(most)} to pay, so it is not bulk billed; correct fees.initial, or write shown: false here`,
  );
}

/** Freezes a value and everything in it. */
export function deepFreeze<T>(value: T): T {
  if (value && typeof value === 'object' && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const item of value instanceof Map ? value.values() : Object.values(value)) deepFreeze(item);
  }
  return value;
}
