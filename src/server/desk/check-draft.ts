import type { SiteContent } from '#content/load.ts';
import { ContentError, type ContentProblem } from '#content/problem.ts';
import { type DeskKey, deskRecord } from '#domain/desk/records.ts';
import { liveItems, type ReleaseItem } from '#domain/desk/releases.ts';
import type { CheckReply } from '#wire/desk.ts';
import { plainText } from '../assistant/knowledge/plain-text.ts';
import type { PostStore } from '../blog/post-store.ts';
import { pageName } from '../presenters/pages.ts';
import { alsoSays, type SaidText } from './also-says.ts';
import type { CheckDraft } from './desk.ts';
import type { DeskStore } from './desk-store.ts';
import type { FileValues } from './file-values.ts';
import { pagesOf, textsIn } from './page-texts.ts';
import { type ReadPages, reachOf } from './reach.ts';

export interface DraftCheckOptions {
  /** Values over the present files; see `overFiles`. */
  store: Pick<DeskStore, 'releases' | 'values'>;
  /** The content with edits, every check included. @throws ContentError */
  load: (edits: ReadonlyMap<DeskKey, unknown>) => Promise<SiteContent>;
  /** What visitors see now. */
  shown: () => SiteContent;
  setAside: () => ReadonlySet<DeskKey>;
  pages: ReadPages;
  /** As readers see them now. */
  posts: () => Pick<PostStore, 'published'>;
  files: FileValues;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** The newest posts that are searched for old words. */
const searchedPosts = 200;

/**
 * Checks a draft as the start of a site would, and reads what it changes: the files with the live edits and the draft, in the
 * thread of the content.
 */
export function createDraftCheck(options: DraftCheckOptions): CheckDraft {
  const { store, files, load, shown, setAside, pages, posts, now } = options;

  return async (key, value, at) => {
    const releases = await store.releases();
    // One that is set aside is not shown, and has problems of its own.
    const itemsAt = (moment: number) =>
      [...liveItems(releases, moment).values()].filter((item) => deskRecord(item.key) && !setAside().has(item.key));
    const items = itemsAt(at);
    const edits = await store.values(items);
    let after: SiteContent;
    try {
      after = await load(new Map([...edits, [key, value]]));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      return { ...placed(key, error.problems), reach: { pages: [], answers: [] }, alsoSays: [] };
    }
    const before = namesOf(items) === namesOf(itemsAt(now())) ? shown() : await load(edits);
    const reach = await reachOf(before, after, pages);
    const texts = [...pageTexts(after, await pages(after)), ...answerTexts(after), ...(await postTexts(posts()))];
    const present = edits.has(key) ? edits.get(key) : files.read(key);
    return { problems: [], elsewhere: [], reach, alsoSays: alsoSays(present, value, texts) };
  };
}

function namesOf(items: readonly ReleaseItem[]): string {
  return items
    .map(({ key, version }) => `${key} ${version}`)
    .sort()
    .join();
}

/** The problems at fields of the record, named from the record on, and those in other places. */
function placed(key: DeskKey, found: readonly ContentProblem[]): Pick<CheckReply, 'problems' | 'elsewhere'> {
  const { file = '', part = '' } = deskRecord(key) ?? {};
  const problems: CheckReply['problems'][number][] = [];
  const elsewhere: CheckReply['elsewhere'][number][] = [];
  for (const problem of found) {
    const rest = problem.file === file && problem.field.startsWith(part) ? problem.field.slice(part.length) : undefined;
    if (rest === '' || rest?.startsWith('[')) problems.push({ path: rest, fix: problem.fix });
    else if (rest?.startsWith('.')) problems.push({ path: rest.slice(1), fix: problem.fix });
    else elsewhere.push({ file: problem.file, field: problem.field, fix: problem.fix });
  }
  return { problems, elsewhere };
}

function pageTexts(content: SiteContent, pages: ReadonlyMap<string, string>): SaidText[] {
  return pagesOf(content).flatMap(({ address, path }) => {
    const where = address === path ? pageName(content, path) : address;
    return textsIn(pages.get(address) ?? '').map((text) => ({ address, where, text }));
  });
}

function answerTexts(content: SiteContent): SaidText[] {
  return content.assistant.answers.map(({ id, answer }) => ({
    address: '/ask',
    where: `Assistant: ${id}`,
    text: plainText(answer.html),
  }));
}

async function postTexts({ published }: Pick<PostStore, 'published'>): Promise<SaidText[]> {
  const addresses = await published.addresses({ offset: 0, limit: searchedPosts });
  const found = await Promise.all(addresses.map(({ slug }) => published.bySlug(slug)));
  return found.flatMap((post) =>
    post
      ? [post.title, post.excerpt, post.content].map((text) => ({
          address: `/blog/${post.slug}`,
          where: `Post: ${post.title}`,
          text,
        }))
      : [],
  );
}
