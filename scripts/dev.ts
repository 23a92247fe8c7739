import { createServer } from 'node:http';
import { resolve, sep } from 'node:path';
import pino from 'pino';
import type { ServerBuild } from 'react-router';
import { createServer as createVite } from 'vite';
import { ContentError } from '#content/problem.ts';
import { administratorLines, ensureAdministrator } from '#server/auth/first-administrator.ts';
import { compose } from '#server/compose.ts';
import { readConfig } from '#server/config.ts';
import { createApplication, createPageAdmission } from '#server/http/application.ts';

// `npm run dev`: the same application. Vite compiles the routes when they change, and the application is composed again when a
// content file changes. Hot replacement needs inline scripts, so the strict security policy applies in production only.
const config = readConfig(process.env);
const server = createServer();
// Vite's messages to the browser use the same port: its default port may be in use by another project.
const vite = await createVite({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' });
const admission = createPageAdmission(config.limits);
const logger = pino({ level: config.logLevel, base: null });
let current = await compose(config, logger);
current.warmUp();
follow();

/** Serves what staff publish while this composition is the current one. */
function follow(): void {
  const followed = current;
  followed.follow((parts) => {
    if (current.close === followed.close) current = { ...followed, parts };
  });
}

server.on('request', (request, response) => {
  vite.middlewares(request, response, async () => {
    try {
      const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as unknown as ServerBuild;
      const { parts, staffApi, deskApi, obstacle } = current;
      const application = createApplication({
        ...parts,
        services: { ...parts.services, analytics: undefined },
        build,
        files: () => false,
        staffApi,
        deskApi: deskApi(build, true),
        logger,
        publicOrigin: config.publicOrigin,
        trustProxy: false,
        admission,
        obstacle,
        development: true,
      });
      application.answer(request, response);
    } catch (error) {
      vite.ssrFixStacktrace(error as Error);
      logger.error({ err: error }, 'the build failed');
      response.writeHead(500).end(String(error));
    }
  });
});

const contentFolder = resolve(config.contentDir);
vite.watcher.add(contentFolder);
let change: NodeJS.Timeout | undefined;
let reading = Promise.resolve();
vite.watcher.on('all', (_, path) => {
  if (!resolve(path).startsWith(`${contentFolder}${sep}`)) return;
  clearTimeout(change);
  // Editors write a file in several steps.
  change = setTimeout(() => {
    reading = reading.then(readAgain);
  }, 100);
});

async function readAgain(): Promise<void> {
  try {
    const next = await compose(config, logger);
    const previous = current;
    current = next;
    follow();
    vite.ws.send({ type: 'full-reload' });
    await previous.close();
  } catch (error) {
    // The last valid content is served until the file is corrected.
    if (error instanceof ContentError) console.error(`\n${error.message}\n`);
    else logger.error({ err: error }, 'the content could not be read again');
  }
}

const administrator = await ensureAdministrator(
  current.accounts.store,
  current.accounts.administratorEmail,
  config.adminPassword,
  current.accounts.clinic,
);
server.listen(config.port, config.host, () => {
  const address = server.address();
  const origin = `http://localhost:${typeof address === 'object' && address ? address.port : config.port}`;
  console.log(`Development server: ${origin}\n\n${administratorLines(administrator, origin)}`);
});
