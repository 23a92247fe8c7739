import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { type Site, startSite, startWithAssistant } from './site.ts';

/** A request of a test file: settings, and whether the assistant must be ready. */
export interface WantedSite {
  settings: Record<string, string>;
  assistant: boolean;
}

/**
 * Starts the sites that test files share, each at the first request. It runs in the main process, so that all workers reach it;
 * files with the same settings get the same site.
 */
export async function keepSites(): Promise<{ origin: string; close: () => Promise<void> }> {
  const sites = new Map<string, Promise<Site>>();
  const siteFor = ({ settings, assistant }: WantedSite): Promise<Site> => {
    const name = JSON.stringify([Object.entries(settings).sort(), assistant]);
    const site = sites.get(name) ?? (assistant ? startWithAssistant(settings) : startSite(settings));
    sites.set(name, site);
    return site;
  };
  const server = createServer(async (request, response) => {
    try {
      const { port } = await siteFor((await json(request)) as WantedSite);
      response.end(JSON.stringify({ port }));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      const started = (await Promise.allSettled(sites.values())).filter((site) => site.status === 'fulfilled');
      await Promise.all(started.map(({ value }) => value.stop()));
    },
  };
}
