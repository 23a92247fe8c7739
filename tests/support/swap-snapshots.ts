import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import pino from 'pino';
import type { ServerBuild } from 'react-router';
import { loadLanguages } from '#content/languages.ts';
import { deepFreeze, loadContent, type SiteContent } from '#content/load.ts';
import { createFairQueue } from '#server/assistant/chat/fair-queue.ts';
import { type Base, composeContent } from '#server/compose-content.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { createPostStore } from '#server/db/post-store.ts';
import { CallsInProgress } from '#server/http/api/functions.ts';
import { createApplication, createPageAdmission } from '#server/http/application.ts';
import { requestWithoutVisitor } from '#server/http/kernel/request-without-visitor.ts';
import { createLiveSite } from '#server/http/live-site.ts';
import { onePerName, ownRateLimits } from '#server/rate-limits/rate-limit.ts';

// Replaces the content as often as the first argument says, with pages requested in between, and prints how many of the
// replaced snapshots are still in memory. Run with --expose-gc.
const swaps = Number(process.argv[2]);
const dataDir = mkdtempSync(join(tmpdir(), 'swaps-'));
const config = readConfig({ DATA_DIR: dataDir });
const logger = pino({ level: 'silent' });
const database = await openDatabase({ file: join(dataDir, 'site.sqlite') });
const posts = createPostStore(database);
const build = (await import(new URL('../../build/server/index.js', import.meta.url).href)) as ServerBuild;
const files = loadContent('content');
const admission = createPageAdmission(config.limits);
const staff = { memberOf: async () => undefined };
const encoder = { answers: [], encode: async () => [], read: async () => [] };

const base = {
  config,
  logger,
  report: () => {},
  services: { staff, revisionOfPosts: () => 'one', pictureOf: async () => null },
  models: undefined,
  encoders: { questions: encoder },
  encodedExamples: new Map(),
  languages: loadLanguages(),
  portraits: new Map(),
  posts,
  postIndexes: new Map(),
  rateLimits: onePerName(ownRateLimits),
  inProgress: new CallsInProgress(),
  underWay: new Set(),
  turns: createFairQueue(),
  images: () => false,
} as unknown as Base;

async function applicationOf(content: SiteContent) {
  return createApplication({
    ...(await composeContent(base, content)),
    build,
    files: () => false,
    staffApi: () => false,
    deskApi: () => false,
    logger,
    publicOrigin: undefined,
    trustProxy: false,
    admission,
    obstacle: async () => undefined,
  });
}

const replaced: WeakRef<SiteContent>[] = [];
const snapshot = (): SiteContent => {
  const content = deepFreeze(structuredClone(files));
  replaced.push(new WeakRef(content));
  return content;
};
const site = createLiveSite(await applicationOf(snapshot()));
let pages = 0;
async function visit(url: string): Promise<void> {
  const { request, response } = requestWithoutVisitor({ url, headers: { host: 'localhost' } });
  site.answer(request, response);
  while (!response.writableEnded) await nextTurn();
  if (response.statusCode === 200) pages += 1;
}

for (let swap = 0; swap < swaps; swap += 1) {
  // The second request is answered from the cache, and the third from its index.
  for (const url of ['/', '/', '/', '/faq']) await visit(url);
  site.swap(await applicationOf(snapshot()));
}
for (let turn = 0; turn < 5; turn += 1) {
  await nextTurn();
  globalThis.gc?.();
}
// The last one is shown.
const held = replaced.slice(0, -1).filter((one) => one.deref()).length;
console.log(JSON.stringify({ pages, held }));
await database.close();
process.exit(0);
