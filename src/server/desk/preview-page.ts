import type { SiteContent } from '#content/load.ts';
import { ContentError } from '#content/problem.ts';
import type { DeskKey } from '#domain/desk/records.ts';
import { liveItems } from '#domain/desk/releases.ts';
import type { DeskStore } from './desk-store.ts';

export interface PreviewOptions {
  store: Pick<DeskStore, 'releases' | 'draft'>;
  /** Over the present files; see `overFiles`. */
  values: DeskStore['values'];
  setAside: () => ReadonlySet<DeskKey>;
  /** The content with edits, every check included. @throws ContentError */
  load: (edits: ReadonlyMap<DeskKey, unknown>) => Promise<SiteContent>;
  now: () => number;
}

/** Drafts whose content is cached: staff look at the same draft at several addresses and widths. */
const mostDrafts = 4;

/** Returns a reader of the site with the draft of a record: its content, or what stops it from being shown. */
export function createPreview({ store, values, setAside, load, now }: PreviewOptions) {
  const known = new Map<string, Promise<SiteContent>>();

  function cached(edits: ReadonlyMap<DeskKey, unknown>): Promise<SiteContent> {
    const name = JSON.stringify([...edits]);
    const content = known.get(name) ?? load(edits);
    known.delete(name);
    known.set(name, content);
    content.catch(() => known.delete(name));
    for (const oldest of [...known.keys()].slice(0, -mostDrafts)) known.delete(oldest);
    return content;
  }

  return async (key: DeskKey): Promise<SiteContent | 'broken'> => {
    const [releases, draft] = await Promise.all([store.releases(), store.draft(key)]);
    const items = [...liveItems(releases, now()).values()].filter((item) => !setAside().has(item.key));
    const edits = await values(items);
    if (draft) edits.set(key, draft.value);
    try {
      return await cached(edits);
    } catch (error) {
      if (error instanceof ContentError) return 'broken';
      throw error;
    }
  };
}

export type Preview = ReturnType<typeof createPreview>;
