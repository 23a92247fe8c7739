import { loadContent, type SiteContent } from '#content/load.ts';
import type { Config } from './config.ts';
import { createDeskStore } from './db/desk/desk-store.ts';
import type { Database } from './db/engine.ts';
import { type ContentThread, createContentThread } from './desk/content-thread.ts';
import type { DeskStore } from './desk/desk-store.ts';
import { createLiveContent, editsAt, type LiveContent } from './desk/live-content.ts';

// The part of the composition root that reads the content with the clinic's edits.

export interface Desk {
  store: DeskStore;
  thread: ContentThread;
  /** The content of this start: the files with the edits that are live now. */
  content: SiteContent;
  /** Undefined while CONTENT_EDITS is off: the site shows its files. */
  live: LiveContent | undefined;
  close: () => Promise<void>;
}

export interface DeskParts {
  config: Pick<Config, 'contentDir' | 'contentEdits'>;
  database: Database;
  /** The content without edits. */
  files: SiteContent;
  report: (what: string, error: unknown) => void;
}

export async function composeDesk({ config, database, files, report }: DeskParts): Promise<Desk> {
  const store = createDeskStore(database);
  const thread = createContentThread(config.contentDir);
  if (!config.contentEdits) return { store, thread, content: files, live: undefined, close: thread.close };
  const shown = await editsAt(store, await store.releases(), Date.now());
  // Read here and not in the thread: nobody waits for it yet, and what an earlier start made of the same edits is read back.
  const content = shown.edits.size > 0 ? loadContent(config.contentDir, { edits: shown.edits }) : files;
  for (const { key, problems } of content.setAside)
    report(`the published '${key}' no longer fits: the site shows its file`, { problems });
  const live = createLiveContent({ store, thread, report }, shown);
  const close = async () => {
    await live.stop();
    await thread.close();
  };
  return { store, thread, content, live, close };
}
