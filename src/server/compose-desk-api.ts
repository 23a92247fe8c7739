import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { ServerBuild } from 'react-router';
import type { SiteContent } from '#content/load.ts';
import type { DeskKey } from '#domain/desk/records.ts';
import type { SessionManager } from './auth/sessions.ts';
import type { StaffSessions } from './auth/staff.ts';
import type { Config } from './config.ts';
import { createDraftCheck } from './desk/check-draft.ts';
import type { DeskParts } from './desk/desk-parts.ts';
import { createPreview } from './desk/preview-page.ts';
import { readPages } from './desk/reach.ts';
import { createDeskApi } from './http/api/desk.ts';
import type { Handler } from './http/kernel/site-request.ts';
import { pageReader } from './http/pages/page-data.ts';
import type { AccountServices, Services } from './services.ts';

// The part of the composition root that builds the API of the desk. It renders pages, so it needs the build.

export interface DeskApiParts {
  config: Pick<Config, 'publicOrigin'>;
  desk: DeskParts;
  staff: StaffSessions;
  sessionManager: Pick<SessionManager, 'prove'>;
  accounts: AccountServices;
  logger: Pick<Logger, 'error'>;
  /** Of the snapshot that visitors see. */
  services: () => Services;
}

export function deskApiOf(parts: DeskApiParts, build: ServerBuild, development = false): Handler {
  const { config, desk, logger, services } = parts;
  const { store, overlaid, files, thread, live } = desk;
  const now = Date.now;
  const shown = (): SiteContent => services().content;
  const setAside = (): ReadonlySet<DeskKey> => new Set(shown().setAside.map(({ key }) => key));
  const load = (edits: ReadonlyMap<DeskKey, unknown>) => thread.load(edits, { strict: true });
  const reader = pageReader({ services, build, logger, development, publicOrigin: config.publicOrigin });
  const pages = readPages(reader.data, () => nextTurn());
  return createDeskApi({
    ...parts,
    desk: {
      store,
      files,
      check: createDraftCheck({
        store: overlaid,
        files,
        load,
        shown,
        setAside,
        pages,
        posts: () => services().posts,
        now,
      }),
      setAside,
      isOff: live === undefined,
      refresh: async () => live?.refresh(),
      now,
    },
    preview: createPreview({ store, values: overlaid.values, setAside, load, now }),
    page: reader.page,
  });
}
