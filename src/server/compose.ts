import type { Logger } from 'pino';
import type { ServerBuild } from 'react-router';
import { loadConcerns } from '#content/concerns.ts';
import { loadLanguages } from '#content/languages.ts';
import { loadContent } from '#content/load.ts';
import { postsToImport } from '#content/posts.ts';
import { auditDays } from '#domain/accounts/audit.ts';
import { binDays } from '#domain/blog/bin.ts';
import { retentionDays } from './assistant/chat/conversation-store.ts';
import { createFairQueue } from './assistant/chat/fair-queue.ts';
import { createSafetyLayer } from './assistant/chat/safety-layer.ts';
import { writeBehind } from './assistant/chat/write-behind.ts';
import { createSentenceEncoders } from './assistant/meaning/encoder.ts';
import { withSecondFactor } from './auth/required-factor.ts';
import { createPostBodies } from './blog/post-bodies.ts';
import { watchPosts } from './blog/site-revision.ts';
import { type Accounts, accountsOf } from './compose-accounts.ts';
import { type Base, type ContentParts, composeContent } from './compose-content.ts';
import { composeDesk } from './compose-desk.ts';
import { deskApiOf } from './compose-desk-api.ts';
import { composeModels } from './compose-models.ts';
import { backupsOf, bucketWatchOf, imagesOf, open, unfinishedUploadsOf } from './compose-storage.ts';
import type { Config } from './config.ts';
import { folderObstacle } from './data-folder.ts';
import { createConversationStore } from './db/conversations/conversation-store.ts';
import { createSpendingLedger } from './db/conversations/spending-ledger.ts';
import { createPostStore } from './db/post-store.ts';
import { siteName } from './db/postgres/dialect.ts';
import { createSharedCounts } from './db/rate-limits/shared-counts.ts';
import { createLeases } from './db/schedule/leases.ts';
import { createLogEmptying } from './db/sqlite/erasure.ts';
import { giveBackFreePages } from './db/sqlite/free-pages.ts';
import { isIntact } from './db/sqlite/integrity.ts';
import { CallsInProgress } from './http/api/functions.ts';
import { imageFailureOf } from './http/api/image-failures.ts';
import { createImages } from './http/api/images.ts';
import { createStaffApi } from './http/api/staff-api.ts';
import type { Handler } from './http/kernel/site-request.ts';
import { createPictureAdder } from './images/add-picture.ts';
import { createPictureReader } from './images/picture-reader.ts';
import { promptImages } from './images/prompt-images.ts';
import { watchIntegrity } from './integrity-watch.ts';
import { startMaintenance } from './maintenance.ts';
import { createPictureOf, withPictures } from './presenters/pictures.ts';
import { onePerName, ownRateLimits } from './rate-limits/rate-limit.ts';
import { sharedRateLimits } from './rate-limits/shared-rate-limit.ts';
import { assistantObstacle, databaseObstacle, type Obstacle } from './readiness.ts';
import { BoundedMap } from './runtime/bounded-map.ts';
import { reporter } from './runtime/failure-report.ts';

/** The whole product without its web server: what `npm start`, development and the commands share. */
export interface Composition {
  /** The parts that show the content of this start. */
  parts: ContentParts;
  /** Builds those parts for every later snapshot, and hands them over once they are ready to serve. */
  follow: (swap: (parts: ContentParts) => void) => void;
  staffApi: Handler;
  /** The API of the desk, which renders pages of the build. */
  deskApi: (build: ServerBuild, development?: boolean) => Handler;
  accounts: Accounts;
  /** The reason why this instance is not ready; undefined while it is ready. Also starts `warmUp`. */
  obstacle: () => Promise<Obstacle | undefined>;
  /** Loads the encoder of the assistant, so that the first message does not wait for it. */
  warmUp: () => void;
  /** Closes connections, workers and timers. */
  close: () => Promise<void>;
}

/** The composition root: builds every adapter once. No other module sees adapters. */
export async function compose(config: Config, logger: Logger): Promise<Composition> {
  const files = loadContent(config.contentDir);
  const languages = loadLanguages();
  const concerns = loadConcerns();
  const database = await open(config, { logger, name: siteName });
  const report = reporter(logger);
  const accounts = await accountsOf(database, config, files, report);
  const { posts, revision } = watchPosts(createPostStore(database));
  await posts.importOnce('content/posts', postsToImport(files.posts), 'content');
  const desk = await composeDesk({ config, database, content: files, report });
  const { content, live } = desk;
  const imageStore = await imagesOf(config);
  const shownImages = promptImages(imageStore);
  const bucket = await bucketWatchOf(config, logger);
  const ledger = createSpendingLedger(database, accounts.keyOf);
  const conversations = writeBehind(createConversationStore(database), { report });
  const counts = createSharedCounts(database);
  const isShared = database.engine === 'postgres';
  const upkeep = startMaintenance({
    leases: createLeases(database),
    retentionRules: [
      { what: 'old conversations', days: retentionDays, purge: conversations.purge },
      { what: 'what conversations cost', days: retentionDays, purge: ledger.purge },
      { what: 'posts in the bin', days: binDays, purge: posts.purgeBin },
      { what: 'old lines of the audit trail', days: auditDays, purge: accounts.audit.purge },
      ...accounts.stored,
      unfinishedUploadsOf(config),
      ...(isShared
        ? [{ what: 'old counts of calls', days: 0, purge: (_: Date, limit: number) => counts.purge(limit) }]
        : []),
    ],
    giveBackRoom: (signal) => giveBackFreePages(database, signal),
    emptyLog: createLogEmptying(database),
    note: accounts.audit.note,
    backups: await backupsOf(config, database, imageStore),
    config: config.backups,
    timeZone: files.site.ianaTimeZone,
    logger,
  });
  const integrity = watchIntegrity(() => isIntact(database, 'quick_check'), report);
  const bodies = createPostBodies();
  const models = await composeModels(config, ledger, logger);
  const threadEnded = (error: unknown) => report('what messages mean cannot be read: trying again', error);
  const encoders = createSentenceEncoders(threadEnded);
  const rateLimits = onePerName(
    isShared
      ? sharedRateLimits({
          counts,
          keyOf: accounts.keyOf,
          onAway: (error) => report('the shared rate limits are unavailable: this instance counts alone', error),
        })
      : ownRateLimits,
  );
  const staff = config.requireSecondFactor
    ? withSecondFactor(accounts.staffAuth.sessionManager, accounts.store)
    : accounts.staffAuth.sessionManager;
  let missedPictures = 0;
  const base: Base = {
    config,
    logger,
    report,
    services: {
      renderBody: bodies.render,
      revisionOfPosts: withPictures(revision, () => missedPictures),
      staff,
      staffAccess: accounts.staffAuth,
      accountServices: accounts.desk,
      backups: upkeep.backups,
      bucketProblem: () => bucket?.problem(),
      // The domains are those of the files: staff cannot edit them.
      pictureOf: createPictureOf({
        store: shownImages,
        ownOrigins: [config.publicOrigin ?? `https://${files.site.domains.product}`],
        report: (error) => logger.error({ failure: imageFailureOf(error) }, 'a picture could not be looked up'),
        missed: () => void missedPictures++,
      }),
      modelProvider: models?.visitors.provider ?? null,
      analytics: config.analyticsTagId ? { tagId: config.analyticsTagId, origin: config.analyticsOrigin } : undefined,
    },
    portraits: new BoundedMap(20),
    readPicture: createPictureReader(),
    posts,
    postIndexes: new BoundedMap(2),
    inProgress: new CallsInProgress(),
    models,
    conversations,
    languages,
    safety: createSafetyLayer({ concerns, encoder: encoders.emergencies, report }),
    encoders,
    encodedExamples: new BoundedMap(5000),
    rateLimits,
    underWay: new Set(),
    turns: createFairQueue(),
    images: createImages({
      store: shownImages,
      add: createPictureAdder({ store: imageStore }),
      note: accounts.audit.note,
      noteStranger: accounts.desk.refusals.noteStranger,
      staff,
      logger,
      uploadLimit: config.limits.uploads,
      rateLimits,
    }),
  };
  let shown = await composeContent(base, content).catch((error) => {
    if (content === files) throw error;
    report('the published edits cannot be shown: the site shows its files', error);
    return composeContent(base, files);
  });
  const { sessionManager } = accounts.staffAuth;
  const forDesk = { config, desk, staff, sessionManager, accounts: accounts.desk, logger };
  return {
    parts: shown,
    follow: (swap) =>
      live?.follow(async (next) => {
        shown = await composeContent(base, next);
        swap(shown);
      }),
    deskApi: (build, development) => deskApiOf({ ...forDesk, services: () => shown.services }, build, development),
    staffApi: createStaffApi({ ...accounts.staffAuth, report }),
    accounts,
    obstacle: async () => {
      const storage = (await folderObstacle(config.dataDir)) ?? databaseObstacle(await database.trouble());
      if (storage) return storage;
      if (integrity.isDamaged()) return 'database-damaged';
      return assistantObstacle(Object.values(encoders));
    },
    warmUp: () => {
      for (const encoder of Object.values(encoders)) encoder.begin();
    },
    close: async () => {
      conversations.close();
      bucket?.stop();
      await Promise.all([upkeep.stop(), integrity.stop(), desk.close()]);
      await accounts.ended.close();
      await Promise.all([...Object.values(encoders).map((encoder) => encoder.close()), bodies.close()]);
      await database.close();
    },
  };
}
