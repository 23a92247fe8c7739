import type { Logger } from 'pino';
import { loadConcerns } from '#content/concerns.ts';
import { loadLanguages } from '#content/languages.ts';
import { loadContent } from '#content/load.ts';
import { postsToImport } from '#content/posts.ts';
import { auditDays } from '#domain/accounts/audit.ts';
import { binDays } from '#domain/blog/bin.ts';
import { latestDay } from '#domain/blog/review.ts';
import { isPage } from '#domain/site/addresses.ts';
import { createEmbeddedAssistant } from './assistant/answer.ts';
import { createAssistant } from './assistant/assistant.ts';
import { retentionDays } from './assistant/chat/conversation-store.ts';
import { createSafetyLayer } from './assistant/chat/safety-layer.ts';
import { writeBehind } from './assistant/chat/write-behind.ts';
import { createKnowledge } from './assistant/knowledge/knowledge.ts';
import { createSentenceEncoders } from './assistant/meaning/encoder.ts';
import { withSecondFactor } from './auth/required-factor.ts';
import { createContentHealth } from './blog/content-health.ts';
import { createPostBodies } from './blog/post-bodies.ts';
import { watchPosts } from './blog/site-revision.ts';
import { type Accounts, accountsOf } from './compose-accounts.ts';
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
import { createExplanations } from './explanations/explanations.ts';
import { createBlogAdmin } from './http/api/blog-admin.ts';
import { blogAiFunction } from './http/api/blog-ai-function.ts';
import { chatFunction } from './http/api/chat-function.ts';
import { functionTasks } from './http/api/function-tasks.ts';
import { createFunctions } from './http/api/functions.ts';
import { imageFailureOf } from './http/api/image-failures.ts';
import { createImages } from './http/api/images.ts';
import { createStaffApi } from './http/api/staff-api.ts';
import type { Handler } from './http/kernel/site-request.ts';
import { portraitHandler } from './http/pages/portrait-files.ts';
import { createPictureAdder } from './images/add-picture.ts';
import { createPictureReader } from './images/picture-reader.ts';
import { drawPortraits } from './images/portraits.ts';
import { promptImages } from './images/prompt-images.ts';
import { watchIntegrity } from './integrity-watch.ts';
import { type LimitName, limitReached, limitWindowMs } from './limit-settings.ts';
import { startMaintenance } from './maintenance.ts';
import { createPictureOf, withPictures } from './presenters/pictures.ts';
import { presentDraft } from './presenters/post-draft.ts';
import { ownRateLimits } from './rate-limits/rate-limit.ts';
import { sharedRateLimits } from './rate-limits/shared-rate-limit.ts';
import { assistantObstacle, databaseObstacle, type Obstacle } from './readiness.ts';
import { reporter } from './runtime/failure-report.ts';
import type { Services } from './services.ts';
import { drawCard } from './social-cards/draw-card.ts';
import { postCard } from './social-cards/post-card.ts';
import { createBlogWriter } from './writing/blog-writer.ts';
import { loadTaxonomy } from './writing/taxonomy.ts';

/** The whole product without its web server: what `npm start`, development and the commands share. */
export interface Composition {
  services: Services;
  functions: Handler;
  images: Handler;
  staffApi: Handler;
  accounts: Accounts;
  blogAdmin: Handler;
  /** The reason why this instance is not ready; undefined while it is ready. Also starts `warmUp`. */
  obstacle: () => Promise<Obstacle | undefined>;
  /** Loads the encoder of the assistant, so that the first message does not wait for it. */
  warmUp: () => void;
  /** Closes connections, workers and timers. */
  close: () => Promise<void>;
}

/** The composition root: builds every adapter once. No other module sees adapters. */
export async function compose(config: Config, logger: Logger): Promise<Composition> {
  const content = loadContent(config.contentDir);
  const portraits = portraitHandler(await drawPortraits(content.photos));
  const languages = loadLanguages();
  const concerns = loadConcerns();
  const database = await open(config, { logger, name: siteName });
  const report = reporter(logger);
  const accounts = await accountsOf(database, config, content, report);
  const { posts, revision } = watchPosts(createPostStore(database));
  await posts.importOnce('content/posts', postsToImport(content.posts), 'content');
  const imageStore = await imagesOf(config);
  const shownImages = promptImages(imageStore);
  const bucket = await bucketWatchOf(config, logger);
  const ledger = createSpendingLedger(database, accounts.keyOf);
  const models = await composeModels(config, ledger, logger);
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
    timeZone: content.site.ianaTimeZone,
    logger,
  });
  const integrity = watchIntegrity(() => isIntact(database, 'quick_check'), report);
  const bodies = createPostBodies();
  let missedPictures = 0;
  const services: Omit<Services, 'runFunction'> = {
    content,
    posts,
    renderBody: bodies.render,
    revisionOfPosts: withPictures(revision, () => missedPictures),
    staff: config.requireSecondFactor
      ? withSecondFactor(accounts.staffAuth.sessionManager, accounts.store)
      : accounts.staffAuth.sessionManager,
    staffAccess: accounts.staffAuth,
    accountServices: accounts.desk,
    backups: upkeep.backups,
    bucketProblem: () => bucket?.problem(),
    contentHealth: createContentHealth({
      posts,
      isPage: (address) => isPage(address, [...content.cities.keys()]),
      today: () => latestDay(Date.now()),
      report: (error) => report('the posts could not be read for the content health', error),
    }),
    pictureOf: createPictureOf({
      store: shownImages,
      ownOrigins: [config.publicOrigin ?? `https://${content.site.domains.product}`],
      report: (error) => logger.error({ failure: imageFailureOf(error) }, 'a picture could not be looked up'),
      missed: () => void missedPictures++,
    }),
    modelProvider: models?.visitors.provider ?? null,
    analytics: config.analyticsTagId ? { tagId: config.analyticsTagId, origin: config.analyticsOrigin } : undefined,
  };
  const rateLimits = isShared
    ? sharedRateLimits({
        counts,
        keyOf: accounts.keyOf,
        onAway: (error) => report('the shared rate limits are unavailable: this instance counts alone', error),
      })
    : ownRateLimits;
  const requestedModel = rateLimits('MODEL_CALL_LIMIT', { limit: config.limits.modelCalls, windowMs: limitWindowMs });
  const knowledge = createKnowledge(content, posts, (error) =>
    report('the posts could not be read for the assistant', error),
  );
  const threadEnded = (error: unknown) => report('what messages mean cannot be read: trying again', error);
  const encoders = createSentenceEncoders(threadEnded);
  const embedded = createEmbeddedAssistant(content, knowledge, encoders.questions);
  const safety = createSafetyLayer({ concerns, encoder: encoders.emergencies, report });
  const chat = createAssistant({
    content,
    model: models?.visitors,
    conversations,
    safety,
    languages,
    embedded,
    knowledge: { search: embedded.passages },
    // Beyond the limit, messages are answered without a model.
    admit: async (caller) => {
      if ((await requestedModel.take(caller)) === 0) return true;
      logger.warn({ limit: 'MODEL_CALL_LIMIT' satisfies LimitName }, limitReached);
      return false;
    },
    report,
    traced: (answered) => logger.info({ answered }, 'a message was answered'),
  });
  const { handler: functions, runFunction } = createFunctions({
    functions: {
      ...functionTasks(createExplanations({ clinicName: content.site.name, model: models?.visitors, safety, report })),
      chat: chatFunction(chat, config.limits, rateLimits),
      blogAi: blogAiFunction(
        createBlogWriter({
          model: models?.writers,
          clinicName: content.site.name,
          taxonomy: () => loadTaxonomy(posts),
          picture: createPictureReader(),
        }),
      ),
    },
    staff: services.staff,
    logger,
    limits: config.limits,
    rateLimits,
  });
  const images = createImages({
    store: shownImages,
    add: createPictureAdder({ store: imageStore }),
    note: accounts.audit.note,
    noteStranger: accounts.desk.refusals.noteStranger,
    staff: services.staff,
    logger,
    uploadLimit: config.limits.uploads,
    rateLimits,
  });
  const blogAdmin = createBlogAdmin({
    posts,
    staff: services.staff,
    preview: (fields, createdAt) =>
      presentDraft(
        { ...services, publicOrigin: config.publicOrigin ?? `https://${content.site.domains.product}` },
        fields,
        createdAt,
      ),
    drawCard: (post) => drawCard(postCard(content, post)),
    logger,
  });
  return {
    services: { ...services, runFunction },
    functions,
    images: (visit) => portraits(visit) || images(visit),
    blogAdmin,
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
      await Promise.all([upkeep.stop(), integrity.stop()]);
      await accounts.ended.close();
      await Promise.all([...Object.values(encoders).map((encoder) => encoder.close()), bodies.close()]);
      await database.close();
    },
  };
}
