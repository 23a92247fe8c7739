import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ServerBuild } from 'react-router';
import { ContentError } from '#content/problem.ts';
import { type AdministratorAtStart, administratorLines, ensureAdministrator } from './auth/first-administrator.ts';
import { compose } from './compose.ts';
import type { ContentParts } from './compose-content.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { createApplication, createPageAdmission } from './http/application.ts';
import { createWebServer, endWebServer, unusedConnections } from './http/kernel/web-server.ts';
import { createLiveSite } from './http/live-site.ts';
import { browserFiles } from './http/pages/browser-files.ts';
import { createLog } from './log.ts';
import { domainsApart } from './public-origin.ts';
import { StartError } from './start-error.ts';
import { typedCommands } from './typed-commands.ts';

const stopGrace = 10_000;
/** Browsers do not pipeline; a phone without signal for half a minute has disconnected. */
const usualConnection = { pipelined: 16, stalledMs: 30_000 };

/** Builds the product and serves it. Resolves when it listens. */
export async function start(
  environment: NodeJS.ProcessEnv,
): Promise<{ server: Server; administrator: AdministratorAtStart; warmUp: () => void; stop: () => Promise<void> }> {
  const config = readConfig(environment);
  const logger = createLog(config.logLevel);
  const build = await loadBuild();
  const {
    parts,
    follow,
    staffApi,
    deskApi: deskApiOf,
    accounts,
    obstacle,
    warmUp,
    close,
  } = await compose(config, logger);
  const apart = domainsApart(config.publicOrigin, parts.services.content.site.domains);
  if (apart) console.error(`\n${apart}\n`);
  let stopping = false;
  const hasAdministrator = Promise.withResolvers<void>();
  let serving = false;
  const files = browserFiles(fileURLToPath(new URL('../../build/client', import.meta.url)));
  const admission = createPageAdmission(config.limits);
  const deskApi = deskApiOf(build);
  const applicationOf = (shown: ContentParts) =>
    createApplication({
      ...shown,
      build,
      files,
      staffApi,
      deskApi,
      logger,
      publicOrigin: config.publicOrigin,
      trustProxy: config.trustProxy,
      admission,
      obstacle: async () => (stopping ? 'stopping' : obstacle()),
    });
  const site = createLiveSite(applicationOf(parts));
  follow((next) => site.swap(applicationOf(next)));
  const { connections, unreadBytes } = config.limits;
  const connectionsByAddress = config.trustProxy ? undefined : config.limits.connectionsByAddress;
  const server = createWebServer(
    (request, response) => {
      if (stopping) response.setHeader('connection', 'close');
      if (serving) return site.answer(request, response);
      void hasAdministrator.promise.then(() => site.answer(request, response));
    },
    { connections, connectionsByAddress, unreadBytes, ...usualConnection },
  );
  const unused = unusedConnections(server);
  let administrator: AdministratorAtStart;
  try {
    // Listens first: a new password is printed once, and only by a start that succeeds. Requests wait until the account exists,
    // so that a first sign-in is not refused.
    await listen(server, config);
    administrator = await ensureAdministrator(
      accounts.store,
      accounts.administratorEmail,
      config.adminPassword,
      accounts.clinic,
    );
    serving = true;
    hasAdministrator.resolve();
  } catch (error) {
    server.close();
    server.closeAllConnections();
    await close();
    throw error;
  }

  async function stop(): Promise<void> {
    if (stopping) return;
    stopping = true;
    if (config.drainMs > 0) {
      logger.info('stopping: not ready, still serving until balancers redirect visitors');
      await wait(config.drainMs);
    }
    logger.info('stopping: no new connections, waiting for open requests');
    await endWebServer(server, unused, stopGrace);
    await close();
    logger.info('stopped');
  }
  return { server, administrator, warmUp, stop };
}

async function loadBuild(): Promise<ServerBuild> {
  const file = new URL('../../build/server/index.js', import.meta.url);
  try {
    return (await import(file.href)) as ServerBuild;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new StartError(
      'The site is not built yet. Run `npm run build` first, or `npm start`, which builds what is stale.',
    );
  }
}

async function listen(server: Server, { port, host }: Config): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, port, host)));
  // The system accepts a burst of new connections while this process is busy, so that clients need not retry.
  server.listen({ port, host, backlog: 4096 }, () => resolve());
  await promise;
}

function listenError(error: NodeJS.ErrnoException, port: number, host: string | undefined): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartError(
        `Port ${port} is already in use. Stop the other program, or choose another port: PORT=${port === 3000 ? 3001 : 3000} npm start`,
      );
    case 'EACCES':
      return new StartError(`Port ${port} needs administrator rights. Choose a port above 1023: PORT=3000 npm start`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`This machine has no address ${host}. Set HOST to one that it has, or leave HOST out.`);
    default:
      return error;
  }
}

/**
 * Starts from the command line: prints a failure as a sentence, and stops on a signal.
 *
 * @param warm Whether to load the assistant at once, rather than with the first message: a second or two of work.
 */
export async function run({ warm = true }: { warm?: boolean } = {}): Promise<void> {
  // The console may be a file on a full disk, which must not end the process.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
  const starting = start(process.env);
  const end = async () => {
    const late = wait(stopGrace, 'late' as const, { ref: false });
    const started = await Promise.race([starting.catch(() => undefined), late]);
    // A failed start is reported below.
    if (!started) return;
    if (started === 'late') process.exit(1);
    await started.stop();
    process.exit(0);
  };
  // From the first moment: a signal during the start ends it in good order after the start, unless that takes too long.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end());
  // Closing a terminal ends the process. Without a terminal, log rotation sends SIGHUP: standard output has no file to reopen.
  process.on('SIGHUP', () => void (process.stdout.isTTY && end()));
  try {
    const { server, administrator, warmUp } = await starting;
    if (warm) warmUp();
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : '';
    const staff = typedCommands(administratorLines(administrator, `http://localhost:${port}`), process.env);
    console.log(
      `\nThe site is ready at http://localhost:${port}\nSub-sites answer beside it, for example http://booking.localhost:${port}\n\n${staff}\n\nStop with Ctrl+C.\n`,
    );
  } catch (error) {
    const explained = error instanceof StartError || error instanceof ConfigError || error instanceof ContentError;
    console.error(explained ? `\n${typedCommands(error.message, process.env)}\n` : error);
    process.exit(1);
  }
}
