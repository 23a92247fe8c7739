import { setImmediate as nextTurn } from 'node:timers/promises';
import { type HiddenClaim, hiddenClaimIn } from '#content/hidden-claims.ts';
import type { Tokens } from '#content/tokens.ts';
import type { PostSummary } from '#domain/blog/post.ts';
import { type HealthKind, healthKinds, summaryHealth, type TextHealth, textHealth } from '#domain/blog/post-health.ts';
import type { ContentHealthView, HealthGroup } from '#wire/content-health.ts';
import type { PostStore } from './post-store.ts';
import { postForReaders } from './posts-for-readers.ts';

/** Posts listed per finding; the others are counted. */
const listedPosts = 20;
const pageSize = 100;
/** Milliseconds that a page waits for a check that has just begun: enough for a few posts whose texts are cached. */
const timeoutMs = 250;

interface ContentHealthOptions {
  posts: PostStore;
  /** Whether the site has a page at an address. */
  isPage: (address: string) => boolean;
  /** The clinic's facts, and the claims that no post may make. */
  tokens: Tokens;
  hidden: readonly HiddenClaim[];
  /** Such as 2026-11-20. */
  today: () => string;
  report: (error: unknown) => void;
}

interface ReadText extends TextHealth {
  version: number;
  /** Words that make a claim which is not shown. */
  claim: string | undefined;
}

/** Checks published posts for defects, without delaying a page. */
export type ContentHealthCheck = () => Promise<ContentHealthView>;

/**
 * Checks posts in the background, one per iteration of the event loop, and again after a change that readers can see. The
 * findings of a version are cached.
 */
export function createContentHealth(options: ContentHealthOptions): ContentHealthCheck {
  const { posts, today, report } = options;
  const texts = new Map<string, ReadText>();
  let last: { state: string; view: Omit<ContentHealthView, 'looking'> } | undefined;
  let running: Promise<void> | undefined;

  async function look(state: string): Promise<void> {
    last = { state, view: await readHealth(options, texts) };
  }

  return async () => {
    const state = `${await posts.revisionOfSite()} ${today()}`;
    if (last?.state !== state && !running) {
      running = look(state)
        .catch(report)
        .finally(() => {
          running = undefined;
        });
    }
    if (running) await Promise.race([running, new Promise((resolve) => setTimeout(resolve, timeoutMs).unref())]);
    return { ...(last?.view ?? { posts: null, found: [] }), looking: running !== undefined };
  };
}

async function readHealth(
  options: ContentHealthOptions,
  texts: Map<string, ReadText>,
): Promise<Omit<ContentHealthView, 'looking'>> {
  const { posts, isPage, today } = options;
  const published = await everyPublished(posts);
  const slugs = new Set(published.map(({ slug }) => `/blog/${slug}`));
  const groups = new Map<HealthKind, HealthGroup>(healthKinds.map((kind) => [kind, { kind, count: 0, posts: [] }]));
  const gone = new Map<string, boolean>();

  async function isDead(address: string): Promise<boolean> {
    if (slugs.has(address) || isPage(address)) return false;
    const cached = gone.get(address);
    if (cached !== undefined) return cached;
    const slug = /^\/blog\/([^/]+)$/.exec(address)?.[1];
    const dead = slug === undefined || (await posts.published.movedTo(slug)) === undefined;
    gone.set(address, dead);
    return dead;
  }

  for (const post of published) {
    const text = await textOf(options, texts, post);
    const kinds = new Set(summaryHealth(post, today()));
    if (text?.undescribed) kinds.add('picture-words');
    const details = new Map<HealthKind, string>();
    if (text && text.warnings > 0) {
      kinds.add('advertising');
      details.set('advertising', text.warnings === 1 ? '1 passage' : `${text.warnings} passages`);
    }
    if (text?.claim) {
      kinds.add('hidden-claim');
      details.set('hidden-claim', `“${text.claim}”`);
    }
    const dead: string[] = [];
    for (const address of text?.links ?? []) if (await isDead(address)) dead.push(address);
    if (dead.length > 0) kinds.add('dead-link');
    details.set('dead-link', dead.join(', '));
    for (const kind of kinds) add(groups.get(kind), post, details.get(kind));
  }
  const live = new Set(published.map(({ id }) => id));
  for (const id of texts.keys()) if (!live.has(id)) texts.delete(id);
  return { posts: published.length, found: [...groups.values()].filter(({ count }) => count > 0) };
}

function add(group: HealthGroup | undefined, { id, title }: PostSummary, detail: string | undefined): void {
  if (!group) return;
  group.count++;
  if (group.posts.length < listedPosts) group.posts.push({ id, title, ...(detail ? { detail } : {}) });
}

async function everyPublished(posts: PostStore): Promise<PostSummary[]> {
  const all = new Map<string, PostSummary>();
  for (let offset = 0; ; offset += pageSize) {
    const { posts: page } = await posts.published.list({}, { offset, limit: pageSize });
    for (const post of page) all.set(post.id, post);
    if (page.length < pageSize) return [...all.values()];
    await nextTurn();
  }
}

async function textOf(
  { posts, tokens, hidden }: ContentHealthOptions,
  texts: Map<string, ReadText>,
  { id, version }: PostSummary,
): Promise<ReadText | undefined> {
  const cached = texts.get(id);
  if (cached?.version === version) return cached;
  const post = await posts.byId(id);
  if (!post?.published) return undefined;
  // Requests of visitors come first: they are answered between two texts.
  await nextTurn();
  const reasons = await posts.advertisingReasons(id);
  const settled = reasons.flatMap(({ passages }) => passages);
  const { title, excerpt, content, metaDescription } = postForReaders(post, tokens);
  const claim = hiddenClaimIn([title, excerpt, metaDescription, content].join('\n'), hidden)?.phrase;
  const read = { ...textHealth(post, settled), claim, version: post.version };
  texts.set(id, read);
  return read;
}
