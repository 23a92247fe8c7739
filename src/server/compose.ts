import { accessSync, constants, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Logger } from 'pino';
import { loadContent, type SiteContent } from '#content/load.ts';
import { normalEmail } from '#domain/accounts/roles.ts';
import { analyseSleep } from './assistant/analyse-sleep/analyse-sleep.ts';
import { createChat } from './assistant/chat/chat.ts';
import { lastResort } from './assistant/chat/last-resort.ts';
import { memoryConversations } from './assistant/chat/memory-conversations.ts';
import { interpretCalculator } from './assistant/interpret-calculator/interpret-calculator.ts';
import { type StaffAccounts, sessionLife } from './auth/accounts.ts';
import { createSignIn } from './auth/sign-in.ts';
import { keyedHash, SignInThrottle } from './auth/throttle.ts';
import { createStaffAuth } from './better-auth/staff-auth.ts';
import type { PostStore } from './blog/post-store.ts';
import { watchPosts } from './blog/site-revision.ts';
import type { Config } from './config.ts';
import { createAttemptStore } from './db/accounts/attempt-store.ts';
import { signingSecret } from './db/accounts/signing-secret.ts';
import { type OpenDatabase, openDatabase } from './db/open-database.ts';
import { createPostStore } from './db/post-store.ts';
import { createDiskImageStore } from './files/disk/disk-image-store.ts';
import { createS3ImageStore } from './files/s3/s3-image-store.ts';
import { blogAiFunction } from './http/blog-ai-function.ts';
import { chatFunction } from './http/chat-function.ts';
import { reporter } from './http/failure-report.ts';
import { functionTasks } from './http/function-tasks.ts';
import { createFunctions, type FunctionsHandler } from './http/functions.ts';
import { imageFailureOf } from './http/image-failures.ts';
import { createImages, type ImagesHandler } from './http/images.ts';
import { createStaffApi, type StaffApi } from './http/staff-api.ts';
import { createPictureAdder } from './images/add-picture.ts';
import type { ImageStore } from './images/image-store.ts';
import { createPictureOf } from './presenters/pictures.ts';
import type { Services, StaffDoor } from './services.ts';
import { StartError } from './start-error.ts';

/** The whole product without its web server: what `npm start`, development and the commands share. */
export interface Composition {
  services: Services;
  functions: FunctionsHandler;
  images: ImagesHandler;
  staffApi: StaffApi;
  accounts: Accounts;
  /** Whether everything that an answer needs is within reach. */
  ready: () => Promise<boolean>;
  /** Lets go of everything: connections, workers, timers. */
  close: () => Promise<void>;
}

/** The composition root: builds every adapter once, and alone sees adapters. */
export async function compose(config: Config, logger: Logger): Promise<Composition> {
  const content = loadContent(config.contentDir);
  const database = await open(config);
  const accounts = await accountsOf(database, config, content);
  const { posts, revision } = watchPosts(createPostStore(database));
  await posts.importOnce('content/posts', content.posts, 'content');
  const imageStore = imagesOf(config);
  const services: Services = {
    content,
    posts,
    revisionOfPosts: revision,
    staff: accounts.door.keeper,
    staffDoor: accounts.door,
    pictureOf: createPictureOf({
      store: imageStore,
      ownOrigins: [config.publicOrigin ?? `https://${content.site.domains.product}`],
      report: (error) => logger.error({ failure: imageFailureOf(error) }, 'a picture could not be looked up'),
    }),
    analytics: config.analyticsTagId ? { tagId: config.analyticsTagId, origin: config.analyticsOrigin } : undefined,
  };
  const fallback = lastResort(services.content);
  const chat = createChat({
    conversations: memoryConversations(),
    safety: { before: () => undefined, problems: () => [] },
    embedded: { answer: async () => fallback },
    model: undefined,
    lastResort: fallback,
    bookingHref: services.content.site.booking.initial.href,
    report: reporter(logger),
  });
  const functions = createFunctions({
    functions: {
      ...functionTasks({ calculator: interpretCalculator, sleep: analyseSleep }),
      chat: chatFunction(chat, { perAddress: 300 }),
      blogAi: blogAiFunction(),
    },
    staff: services.staff,
    trustProxy: config.trustProxy,
    logger,
  });
  const images = createImages({
    store: imageStore,
    add: createPictureAdder({ store: imageStore }),
    staff: services.staff,
    trustProxy: config.trustProxy,
    publicOrigin: config.publicOrigin,
    logger,
  });
  return {
    services,
    functions,
    images,
    staffApi: createStaffApi({ ...accounts.door, report: reporter(logger) }),
    accounts,
    ready: async () => (await isWritable(config.dataDir)) && (await database.answers()),
    close: database.close,
  };
}

/** What is kept, and nothing else of the product: all that the data commands need. */
export interface Storage {
  posts: PostStore;
  images: ImageStore;
  /** Whether the database answers now. */
  answers: () => Promise<boolean>;
  close: () => Promise<void>;
}

/** Opens the database and the pictures: in the data folder, or where DATABASE_URL and the S3 settings say. */
export async function composeStorage(config: Config): Promise<Storage> {
  const database = await open(config);
  return {
    posts: createPostStore(database),
    images: imagesOf(config),
    answers: database.answers,
    close: database.close,
  };
}

/** Accounts of the staff: what start-up and the account commands need. */
export interface Accounts {
  store: StaffAccounts;
  /** The one administrator's. */
  administratorEmail: string;
  door: StaffDoor;
  throttle: SignInThrottle;
}

export async function composeAccounts(config: Config): Promise<Accounts & { close: () => Promise<void> }> {
  const content = loadContent(config.contentDir);
  const database = await open(config);
  return { ...(await accountsOf(database, config, content)), close: database.close };
}

async function accountsOf(database: OpenDatabase, config: Config, content: SiteContent): Promise<Accounts> {
  const administratorEmail = normalEmail(config.adminEmail ?? `admin@${content.site.domains.product}`);
  const secret = await signingSecret(database);
  const { keeper, accounts } = await createStaffAuth({
    db: database.db,
    secret,
    sessionLife,
    administratorEmail,
    trustProxy: config.trustProxy,
  });
  const throttle = new SignInThrottle({ store: createAttemptStore(database), keyOf: keyedHash(secret) });
  return { store: accounts, administratorEmail, door: { keeper, signIn: createSignIn(keeper, throttle) }, throttle };
}

function imagesOf({ s3, dataDir }: Config): ImageStore {
  return s3 ? createS3ImageStore(s3) : createDiskImageStore(join(dataDir, 'files'));
}

/** Opens the database: a file of the data folder, or PostgreSQL where DATABASE_URL names it. */
async function open({ databaseUrl, dataDir }: Config): Promise<OpenDatabase> {
  prepareDataFolder(dataDir);
  return openDatabase(databaseUrl ? { url: databaseUrl } : { file: join(dataDir, 'site.sqlite') });
}

/** Makes a folder and those above it, one level at a time: the recursive call never returns below /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

function prepareDataFolder(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
    const probe = join(folder, '.write-test');
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new StartError(
      `The data folder ${folder} cannot be written (${(error as NodeJS.ErrnoException).code ?? 'unknown reason'}). Give this user the right to write there, or set DATA_DIR to another folder.`,
    );
  }
}

async function isWritable(folder: string): Promise<boolean> {
  return access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );
}
