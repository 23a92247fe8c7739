import { type ContentEdits, noEdits } from '#content/edits.ts';
import type { SiteContent } from '#content/load.ts';
import { deskRecord } from '#domain/desk/records.ts';
import { liveItems, type Release } from '#domain/desk/releases.ts';
import type { ContentThread } from './content-thread.ts';
import type { DeskStore } from './desk-store.ts';

/**
 * Milliseconds between two reads of the revision. The first build of a thread takes up to half a second more, so that
 * visitors of every instance see a publication within a second.
 */
const pollMs = 400;
/** Milliseconds after a failed build before the same edits are built again. */
const retryMs = 30_000;

export interface LiveContentOptions {
  store: Pick<DeskStore, 'revision' | 'releases' | 'values'>;
  thread: Pick<ContentThread, 'load'>;
  /** Reports a failure, with what the site does meanwhile. */
  report: (what: string, error: unknown) => void;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** The content that visitors see: the files with the clinic's published edits. */
export interface LiveContent {
  /** The edits that are live now, as last read. */
  edits(): ContentEdits;
  /** Calls `swap` with every new snapshot, one after the other, from the next change on. Polls until `stop`. */
  follow(swap: (content: SiteContent) => Promise<void>): void;
  /** Reads the releases now, and resolves when visitors see them. */
  refresh(): Promise<void>;
  stop(): Promise<void>;
}

/** What is live: which version of each record. Two moments with the same name show the same site. */
interface LiveEdits {
  name: string;
  edits: ContentEdits;
}

/**
 * Follows the published edits. What is live is calculated from the releases and the clock at every poll, so that a start, an
 * end, an undo, a late timer and a clock that jumps are one case. While the database is unavailable, or if a build fails, the
 * site stays as it is.
 *
 * @param shown The edits that the site was started with.
 */
export function createLiveContent({ store, thread, report, now = Date.now }: LiveContentOptions, shown: LiveEdits) {
  let current = shown;
  let revision: string | undefined;
  let releases: readonly Release[] = [];
  let failed: { name: string; until: number } | undefined;
  let reading: Promise<void> = Promise.resolve();
  let swap: ((content: SiteContent) => Promise<void>) | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    const latest = await store.revision();
    if (latest !== revision) {
      releases = await store.releases();
      revision = latest;
    }
    const at = now();
    const name = nameOf(releases, at);
    if (name === current.name || (failed?.name === name && at < failed.until)) return;
    const next = await editsAt(store, releases, at);
    try {
      const content = await thread.load(next.edits);
      await swap?.(content);
      for (const { key, problems } of content.setAside)
        report(`the published '${key}' no longer fits: the site shows its file`, { problems });
      current = next;
      failed = undefined;
    } catch (error) {
      failed = { name, until: now() + retryMs };
      throw error;
    }
  }

  /** One reading after the other, so that snapshots are swapped in the order of their publication. */
  function refresh(): Promise<void> {
    const next = reading.then(look);
    reading = next.catch(() => {});
    return next;
  }

  let isAway = false;
  async function poll(): Promise<void> {
    try {
      await refresh();
      isAway = false;
    } catch (error) {
      if (!isAway) report('the published edits cannot be read: the site stays as it is', error);
      isAway = true;
    }
    if (swap) timer = setTimeout(poll, pollMs).unref();
  }

  return {
    edits: () => current.edits,
    follow(next) {
      swap = next;
      timer = setTimeout(poll, pollMs).unref();
    },
    async refresh() {
      failed = undefined;
      await refresh();
    },
    async stop() {
      swap = undefined;
      clearTimeout(timer);
      await reading;
    },
  } satisfies LiveContent;
}

/** The edits at a moment, for a start. */
export async function editsAt(
  store: Pick<DeskStore, 'values'>,
  releases: readonly Release[],
  at: number,
): Promise<LiveEdits> {
  const items = itemsAt(releases, at);
  const edits = items.length > 0 ? await store.values(items) : noEdits;
  return { name: nameOf(releases, at), edits };
}

/** Versions of records that this version of the product knows, in a fixed order. */
function itemsAt(releases: readonly Release[], at: number) {
  return [...liveItems(releases, at).values()]
    .filter(({ key }) => deskRecord(key))
    .sort((one, other) => (one.key < other.key ? -1 : 1));
}

function nameOf(releases: readonly Release[], at: number): string {
  return itemsAt(releases, at)
    .map(({ key, version }) => `${key} ${version}`)
    .join('\n');
}
