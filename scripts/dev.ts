import { createServer } from 'node:http';
import pino from 'pino';
import type { ServerBuild } from 'react-router';
import { createServer as createVite } from 'vite';
import { administratorLines, ensureAdministrator } from '#server/auth/first-administrator.ts';
import { compose } from '#server/compose.ts';
import { readConfig } from '#server/config.ts';
import { createApplication } from '#server/http/application.ts';

// `npm run dev`: the same application, with Vite compiling the routes as they change. Content is read again at each
// start only. Development needs inline scripts for hot replacement, so the strict policy holds in production alone.
const config = readConfig(process.env);
const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' });
const logger = pino({ level: config.logLevel, base: null });
const { services, functions, images, blogAdmin, staffApi, accounts, obstacle, warmUp } = await compose(config, logger);
warmUp();

const server = createServer((request, response) => {
  vite.middlewares(request, response, async () => {
    try {
      const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as unknown as ServerBuild;
      const application = createApplication({
        services: { ...services, analytics: undefined },
        build,
        files: () => false,
        functions,
        images,
        staffApi,
        blogAdmin,
        logger,
        publicOrigin: config.publicOrigin,
        trustProxy: false,
        limits: config.limits,
        obstacle,
        development: true,
      });
      application(request, response);
    } catch (error) {
      vite.ssrFixStacktrace(error as Error);
      logger.error({ err: error }, 'the build failed');
      response.writeHead(500).end(String(error));
    }
  });
});
const administrator = await ensureAdministrator(
  accounts.store,
  accounts.administratorEmail,
  config.adminPassword,
  accounts.clinic,
);
server.listen(config.port, config.host, () => {
  const origin = `http://localhost:${config.port}`;
  console.log(`Development server: ${origin}\n\n${administratorLines(administrator, origin)}`);
});
