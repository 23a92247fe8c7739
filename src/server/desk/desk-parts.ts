import type { SiteContent } from '#content/load.ts';
import type { ContentThread } from './content-thread.ts';
import type { DeskStore } from './desk-store.ts';
import type { FileValues } from './file-values.ts';
import type { LiveContent } from './live-content.ts';

/** What one process has to read, build and follow the content with the clinic's edits. */
export interface DeskParts {
  store: DeskStore;
  /** The values over the present files. */
  overlaid: Pick<DeskStore, 'revision' | 'releases' | 'values'>;
  files: FileValues;
  thread: ContentThread;
  /** The content of this start: the files with the edits that are live now. */
  content: SiteContent;
  /** Undefined while CONTENT_EDITS is off: the site shows its files. */
  live: LiveContent | undefined;
  close: () => Promise<void>;
}
