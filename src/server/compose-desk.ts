import { loadContent, type SiteContent } from '#content/load.ts';
import type { Config } from './config.ts';
import { createDeskStore } from './db/desk/desk-store.ts';
import type { Database } from './db/engine.ts';
import { createContentThread } from './desk/content-thread.ts';
import type { DeskParts } from './desk/desk-parts.ts';
import { overFiles, readFileValues } from './desk/file-values.ts';
import { withLatestContent } from './desk/latest-content.ts';
import { createLiveContent, editsAt } from './desk/live-content.ts';

// The part of the composition root that reads the content with the clinic's edits.

export interface DeskOptions {
  config: Pick<Config, 'contentDir' | 'contentEdits'>;
  database: Database;
  /** The content without edits. */
  content: SiteContent;
  report: (what: string, error: unknown) => void;
}

export async function composeDesk({ config, database, content: shipped, report }: DeskOptions): Promise<DeskParts> {
  const store = createDeskStore(database);
  const files = readFileValues(config.contentDir);
  const overlaid = overFiles(store, files);
  const thread = withLatestContent(createContentThread(config.contentDir));
  const parts = { store, overlaid, files, thread };
  if (!config.contentEdits) return { ...parts, content: shipped, live: undefined, close: thread.close };
  const shown = await editsAt(overlaid, await store.releases(), Date.now());
  // Read on this thread: no visitor waits yet, and the content cache of an earlier start with the same edits is used.
  const content = shown.edits.size > 0 ? loadContent(config.contentDir, { edits: shown.edits }) : shipped;
  for (const { key, problems } of content.setAside)
    report(`the published '${key}' no longer fits: the site shows its file`, { problems });
  const live = createLiveContent({ store: overlaid, thread, report }, shown);
  const close = async () => {
    await live.stop();
    await thread.close();
  };
  return { ...parts, content, live, close };
}
