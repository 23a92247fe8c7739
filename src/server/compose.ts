import { join } from 'node:path';
import type { Logger } from 'pino';
import { loadConcerns } from '#content/concerns.ts';
import { loadLanguages } from '#content/languages.ts';
import { loadContent, type SiteContent } from '#content/load.ts';
import { postsToImport } from '#content/posts.ts';
import { auditDays } from '#domain/accounts/audit.ts';
import { normalEmail } from '#domain/accounts/roles.ts';
import { sessionLife, sessionLimit } from '#domain/accounts/session-timing.ts';
import { binDays } from '#domain/blog/bin.ts';
import { latestDay } from '#domain/blog/review.ts';
import { isPage } from '#domain/site/addresses.ts';
import { createEmbeddedAssistant } from './assistant/answer.ts';
import { createAssistant } from './assistant/assistant.ts';
import { keptDays } from './assistant/chat/conversation-store.ts';
import { createSafetyLayer } from './assistant/chat/safety-layer.ts';
import { writeBehind } from './assistant/chat/write-behind.ts';
import { createKnowledge } from './assistant/knowledge/knowledge.ts';
import { createSentenceEncoders } from './assistant/meaning/encoder.ts';
import type { AuditTrail } from './audit/audit-trail.ts';
import type { StaffAccounts } from './auth/accounts.ts';
import { createConfirmations } from './auth/confirmations.ts';
import { EndedSessions } from './auth/ended-sessions.ts';
import { createKnownDevices } from './auth/known-devices.ts';
import { createRefusals } from './auth/refusals.ts';
import { withSecondFactor } from './auth/required-factor.ts';
import { createSignIn } from './auth/sign-in.ts';
import { keyedHash, SignInThrottle, throttleLimits } from './auth/throttle.ts';
import { createStaffAuth } from './better-auth/staff-auth.ts';
import { createContentHealth } from './blog/content-health.ts';
import { createPostBodies } from './blog/post-bodies.ts';
import { watchPosts } from './blog/site-revision.ts';
import { composeModels } from './compose-models.ts';
import { backupsOf, bucketWatchOf, imagesOf, open, unfinishedUploadsOf } from './compose-storage.ts';
import type { Config } from './config.ts';
import { dataPlaces, folderObstacle } from './data-folder.ts';
import { refuseOtherUser } from './data-folder-owner.ts';
import { createAttemptStore } from './db/accounts/attempt-store.ts';
import { createSessionLedger } from './db/accounts/session-ledger.ts';
import { signingSecret } from './db/accounts/signing-secret.ts';
import { createStaffAccounts } from './db/accounts/staff-accounts.ts';
import { createAuditTrail } from './db/audit/events.ts';
import { createConversationStore } from './db/conversations/conversation-store.ts';
import { createSpendingLedger } from './db/conversations/spending-ledger.ts';
import type { OpenDatabase } from './db/open-database.ts';
import { createPostStore } from './db/post-store.ts';
import { siteName } from './db/postgres/dialect.ts';
import { createSharedCounts } from './db/rate-limits/shared-counts.ts';
import { sessionRetries, withRetries } from './db/retry.ts';
import { createTurns } from './db/schedule/turns.ts';
import { createLogEmptying } from './db/sqlite/erasure.ts';
import { giveBackFreePages } from './db/sqlite/free-pages.ts';
import { isIntact } from './db/sqlite/integrity.ts';
import { createExplanations } from './explanations/explanations.ts';
import { createDiskNames } from './files/disk/disk-names.ts';
import { createBlogAdmin } from './http/blog-admin.ts';
import { blogAiFunction } from './http/blog-ai-function.ts';
import { chatFunction } from './http/chat-function.ts';
import { reporter } from './http/failure-report.ts';
import { functionTasks } from './http/function-tasks.ts';
import { createFunctions } from './http/functions.ts';
import { imageFailureOf } from './http/image-failures.ts';
import { createImages } from './http/images.ts';
import { portraitHandler } from './http/portrait-files.ts';
import { ownRateLimits } from './http/rate-limit.ts';
import { sharedRateLimits } from './http/shared-rate-limit.ts';
import { createStaffApi } from './http/staff-api.ts';
import type { Handler } from './http/visit.ts';
import { createPictureAdder } from './images/add-picture.ts';
import { createPictureReader } from './images/picture-reader.ts';
import { drawPortraits } from './images/portraits.ts';
import { promptImages } from './images/prompt-images.ts';
import { watchIntegrity } from './integrity-watch.ts';
import { type LimitName, limitReached, limitWindowMs } from './limit-settings.ts';
import { createPictureOf, withPictures } from './presenters/pictures.ts';
import { presentDraft } from './presenters/post-draft.ts';
import { assistantObstacle, databaseObstacle, type Obstacle } from './readiness.ts';
import { dayMs, type Kept } from './retention.ts';
import type { AccountDesk, Services, StaffDoor } from './services.ts';
import { drawCard } from './social-cards/draw-card.ts';
import { postCard } from './social-cards/post-card.ts';
import { startUpkeep } from './upkeep.ts';
import { createBlogWriter } from './writing/blog-writer.ts';
import { shelfOf } from './writing/shelf.ts';

/** The whole product without its web server: what `npm start`, development and the commands share. */
export interface Composition {
  services: Services;
  functions: Handler;
  images: Handler;
  staffApi: Handler;
  accounts: Accounts;
  blogAdmin: Handler;
  /** What keeps this instance from answering as it should; undefined while nothing does. Begins what `warmUp` does. */
  obstacle: () => Promise<Obstacle | undefined>;
  /** Loads what the assistant reads messages with, so that the first does not wait for it. */
  warmUp: () => void;
  /** Lets go of everything: connections, workers, timers. */
  close: () => Promise<void>;
}

/** The composition root: builds every adapter once, and alone sees adapters. */
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
  const upkeep = startUpkeep({
    turns: createTurns(database),
    kept: [
      { what: 'old conversations', days: keptDays, purge: conversations.purge },
      { what: 'what conversations cost', days: keptDays, purge: ledger.purge },
      { what: 'posts in the bin', days: binDays, purge: posts.purgeBin },
      { what: 'old lines of the audit trail', days: auditDays, purge: accounts.audit.purge },
      ...accounts.kept,
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
    staff: config.requireSecondFactor ? withSecondFactor(accounts.door.keeper, accounts.store) : accounts.door.keeper,
    staffDoor: accounts.door,
    accountDesk: accounts.desk,
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
        onAway: (error) => report('calls are counted by this instance alone: the database is away', error),
      })
    : ownRateLimits;
  const askedModel = rateLimits('MODEL_CALL_LIMIT', { limit: config.limits.modelCalls, windowMs: limitWindowMs });
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
    // Beyond it, messages are answered without a model.
    admit: async (caller) => {
      if ((await askedModel.take(caller)) === 0) return true;
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
          shelf: () => shelfOf(posts),
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
    staffApi: createStaffApi({ ...accounts.door, report }),
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

/** Accounts of the staff: what start-up and the account commands need. */
export interface Accounts {
  store: StaffAccounts;
  /** The one administrator's. */
  administratorEmail: string;
  clinic: string;
  door: StaffDoor;
  desk: AccountDesk;
  audit: AuditTrail;
  /** Hides an email, an address or an id behind the secret of this site. */
  keyOf: (text: string) => string;
  throttle: SignInThrottle;
  ended: EndedSessions;
  /** What the hourly purge forgets of them. */
  kept: readonly Kept[];
}

export async function composeAccounts(config: Config): Promise<Accounts & { close: () => Promise<void> }> {
  refuseOtherUser(config.dataDir);
  const content = loadContent(config.contentDir);
  const database = await open(config);
  const accounts = await accountsOf(database, config, content, () => {});
  const close = async () => {
    await accounts.ended.close();
    await database.close();
  };
  return { ...accounts, close };
}

async function accountsOf(
  database: OpenDatabase,
  config: Config,
  content: SiteContent,
  report: (what: string, error: unknown) => void,
): Promise<Accounts> {
  const administratorEmail = normalEmail(config.adminEmail ?? `admin@${content.site.domains.product}`);
  const secret = await signingSecret(database);
  const keyOf = keyedHash(secret);
  const ledger = createSessionLedger(database, sessionLimit);
  const audit = createAuditTrail(database);
  const ended = new EndedSessions({
    kept: createDiskNames(join(config.dataDir, dataPlaces.endedSessions)),
    remove: ledger.ended,
    report,
  });
  const { keeper, factors, passwords } = await createStaffAuth({
    db: database.db,
    secret,
    sessionLife,
    sessionLimit,
    administratorEmail,
    clinic: content.site.name,
    trustProxy: config.trustProxy,
    ended,
    ledger,
    keyOf,
    retried: (read) => withRetries(read, sessionRetries),
  });
  const store = createStaffAccounts(database, administratorEmail, passwords);
  const attempts = createAttemptStore(database);
  const throttle = new SignInThrottle({ store: attempts, keyOf });
  const devices = createKnownDevices({ keyOf, trustProxy: config.trustProxy });
  const refusals = createRefusals(audit, store);
  const door = { keeper, signIn: createSignIn({ keeper, throttle, devices, refusals }) };
  const confirmations = createConfirmations(ledger);
  const desk = { store, ledger, factors, audit, refusals, confirmations, throttle, devices, clinic: content.site.name };
  const kept = [
    { what: 'attempts to sign in', days: throttleLimits.windowMs / dayMs, purge: attempts.purge },
    { what: 'ended sessions', days: 0, purge: ledger.purge },
  ];
  return { store, administratorEmail, clinic: content.site.name, door, desk, keyOf, throttle, ended, audit, kept };
}
