import type { SiteContent } from '#content/load.ts';
import type { CheckReply } from '#wire/desk.ts';
import { plainText } from '../assistant/knowledge/plain-text.ts';
import { pageName } from '../presenters/pages.ts';
import { type PageAddress, pagesOf, type ReadPage, textsIn } from './page-texts.ts';

/** Most characters of a text before or after a change. */
const longest = 4000;

export type ReadPages = (content: SiteContent) => Promise<ReadonlyMap<string, string>>;

/** Milliseconds for which the pages of the live content are read once: some depend on the day. */
const cachedMs = 60_000;

/** Reads every page of a content, one in each turn of the event loop, so that visitors do not wait. */
export function readPages(read: ReadPage, nextTurn: () => Promise<void>, now: () => number = Date.now): ReadPages {
  const known = new WeakMap<SiteContent, { readAt: number; pages: Promise<ReadonlyMap<string, string>> }>();
  async function all(content: SiteContent): Promise<ReadonlyMap<string, string>> {
    const pages = new Map<string, string>();
    for (const page of pagesOf(content)) {
      await nextTurn();
      pages.set(page.address, await read(content, page));
    }
    return pages;
  }
  return (content) => {
    const cached = known.get(content);
    if (cached && Math.abs(now() - cached.readAt) < cachedMs) return cached.pages;
    const pages = all(content);
    known.set(content, { readAt: now(), pages });
    // A failure is not cached.
    pages.catch(() => known.delete(content));
    return pages;
  };
}

/** The pages and answers that differ between two contents, with the texts that differ. */
export async function reachOf(before: SiteContent, after: SiteContent, pages: ReadPages): Promise<CheckReply['reach']> {
  const [old, changed] = [await pages(before), await pages(after)];
  return {
    pages: pagesOf(after).flatMap((page) => pageChange(page, old.get(page.address), changed.get(page.address), after)),
    answers: answersThatDiffer(before, after),
  };
}

function pageChange(
  { address, path }: PageAddress,
  before: string | undefined,
  after: string | undefined,
  content: SiteContent,
): CheckReply['reach']['pages'] {
  if (before === after || after === undefined) return [];
  const [old, present] = [textsIn(before ?? ''), textsIn(after)];
  const [gone, added] = [without(old, present), without(present, old)];
  if (gone.length === 0 && added.length === 0) return [];
  const title = address === path ? pageName(content, path) : address;
  return [{ address, title, before: joined(gone), after: joined(added) }];
}

/** The texts of one list that the other does not have, each once. */
function without(texts: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others);
  return [...new Set(texts.filter((text) => !known.has(text)))];
}

function joined(texts: readonly string[]): string {
  const text = texts.join('\n');
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

function answersThatDiffer(before: SiteContent, after: SiteContent): CheckReply['reach']['answers'] {
  const old = new Map(before.assistant.answers.map((answer) => [answer.id, plainText(answer.answer.html)]));
  return after.assistant.answers.flatMap(({ id, examples = [], answer }) => {
    const text = plainText(answer.html);
    const previous = old.get(id) ?? '';
    return text === previous ? [] : [{ id, question: examples[0] ?? subjectOf(id), before: previous, after: text }];
  });
}

/** 'cost/initial' is 'Cost: initial'. */
function subjectOf(id: string): string {
  const words = id.replace('/', ': ').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
