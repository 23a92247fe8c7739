import { accessSync, constants, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Logger } from 'pino';
import { loadContent } from '#content/load.ts';
import { analyseSleep } from './assistant/analyse-sleep/analyse-sleep.ts';
import { createChat } from './assistant/chat/chat.ts';
import { lastResort } from './assistant/chat/last-resort.ts';
import { memoryConversations } from './assistant/chat/memory-conversations.ts';
import { interpretCalculator } from './assistant/interpret-calculator/interpret-calculator.ts';
import type { StaffSessions } from './auth/staff.ts';
import type { PostStore } from './blog/post-store.ts';
import { watchPosts } from './blog/site-revision.ts';
import type { Config } from './config.ts';
import { openDatabase } from './db/open-database.ts';
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
import { createPictureAdder } from './images/add-picture.ts';
import type { ImageStore } from './images/image-store.ts';
import { createPictureOf } from './presenters/pictures.ts';
import type { Services } from './services.ts';
import { StartError } from './start-error.ts';

/** The whole product without its web server: what `npm start`, development and the commands share. */
export interface Composition {
  services: Services;
  functions: FunctionsHandler;
  images: ImagesHandler;
  /** Whether everything that an answer needs is within reach. */
  ready: () => Promise<boolean>;
  /** Lets go of everything: connections, workers, timers. */
  close: () => Promise<void>;
}

/** The composition root: builds every adapter once, and alone sees adapters. */
export async function compose(config: Config, logger: Logger): Promise<Composition> {
  const content = loadContent(config.contentDir);
  const storage = await composeStorage(config);
  const { posts, revision } = watchPosts(storage.posts);
  await posts.importOnce('content/posts', content.posts, 'content');
  const imageStore = storage.images;
  const services: Services = {
    content,
    posts,
    revisionOfPosts: revision,
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
  // Nobody is signed in where there are no accounts.
  const staff: StaffSessions = { memberOf: async () => undefined };
  const functions = createFunctions({
    functions: {
      ...functionTasks({ calculator: interpretCalculator, sleep: analyseSleep }),
      chat: chatFunction(chat, { perAddress: 300 }),
      blogAi: blogAiFunction(),
    },
    staff,
    trustProxy: config.trustProxy,
    logger,
  });
  const images = createImages({
    store: imageStore,
    add: createPictureAdder({ store: imageStore }),
    staff,
    trustProxy: config.trustProxy,
    publicOrigin: config.publicOrigin,
    logger,
  });
  return {
    services,
    functions,
    images,
    ready: async () => (await isWritable(config.dataDir)) && (await storage.answers()),
    close: storage.close,
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
  prepareDataFolder(config.dataDir);
  const { databaseUrl, dataDir } = config;
  const database = await openDatabase(databaseUrl ? { url: databaseUrl } : { file: join(dataDir, 'site.sqlite') });
  return {
    posts: createPostStore(database),
    images: config.s3 ? createS3ImageStore(config.s3) : createDiskImageStore(join(dataDir, 'files')),
    answers: database.answers,
    close: database.close,
  };
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
