import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** A request to the tag's origin. */
export interface Received {
  method: string;
  /** Path and query. */
  address: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

export interface TagServer {
  /** For ANALYTICS_ORIGIN. */
  origin: string;
  received: Received[];
  /** Waits for pending requests of a closed window, then clears the received requests. */
  settle: () => Promise<void>;
  /** Clears the received requests. */
  clear: () => void;
  /** Number of requests for the script. */
  scriptRequests: () => string[];
  /** The commands of the site to the tag, in order: ['event', 'LCP', {…}]. */
  commands: () => unknown[][];
  /** The query parameters of the tag's measurement requests. */
  measurements: () => URLSearchParams[];
  stop: () => void;
}

/**
 * A test double of the analytics tag's origin. Its script behaves as the real one was observed to: it runs only at http(s)
 * addresses, sends each event with the configured or current address, title and referrer, sets its cookies, and by default
 * tracks searches, history, links and forms with their full addresses.
 */
export async function startTagServer(): Promise<TagServer> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const address = request.url ?? '';
      received.push({
        method: request.method ?? '',
        address,
        headers: request.headers,
        body: Buffer.concat(chunks).toString('utf8'),
      });
      response.setHeader('access-control-allow-origin', '*');
      if (address.startsWith('/gtag/js')) {
        response.setHeader('content-type', 'text/javascript');
        return response.end(`(${tagScript})(document.currentScript.src)`);
      }
      response.writeHead(204).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const to = (path: string) => received.filter(({ address }) => address.startsWith(path));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    settle: async () => {
      for (let seen = -1; seen !== received.length; ) {
        seen = received.length;
        await setTimeout(300);
      }
      received.splice(0);
    },
    clear: () => void received.splice(0),
    scriptRequests: () => to('/gtag/js').map(({ address }) => address),
    commands: () => to('/command').map(({ body }) => JSON.parse(body) as unknown[]),
    measurements: () => to('/g/collect').map(({ address }) => new URLSearchParams(address.split('?')[1])),
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Runs in the browser, so it must not refer to anything outside. */
function tagScript(source: string): void {
  type Parameters = Record<string, unknown>;
  const { origin } = new URL(source);
  const view = window as unknown as { dataLayer?: IArguments[] };
  const queue = view.dataLayer ?? [];
  let tag: { id: string; settings: Parameters } | undefined;
  const disabled = () => (window as unknown as Record<string, unknown>)[`ga-disable-${tag?.id}`] === true;

  const post = (path: string, body = '') =>
    void fetch(`${origin}${path}`, { method: 'POST', mode: 'no-cors', keepalive: true, body });

  function send(name: string, own: Parameters): void {
    if (!tag || !/^https?:$/.test(location.protocol) || disabled()) return;
    const { settings } = tag;
    const parameters = new URLSearchParams({
      tid: tag.id,
      en: name,
      dl: String(own.page_location ?? settings.page_location ?? location.href),
      dt: String(settings.page_title ?? document.title),
      dr: String(own.page_referrer ?? settings.page_referrer ?? document.referrer),
    });
    for (const [key, value] of Object.entries(own)) parameters.set(`ep.${key}`, String(value));
    post(`/g/collect?${parameters}`);
  }

  function setCookie(name: string, { cookie_expires, cookie_domain }: Parameters): void {
    const domain = cookie_domain === 'none' ? '' : `; Domain=${location.hostname}`;
    // biome-ignore lint/suspicious/noDocumentCookie: as the real tag does
    document.cookie = `${name}=GA1.1.123.456; Path=/; Max-Age=${cookie_expires ?? 63072000}${domain}`;
  }

  function run(command: IArguments): void {
    const [verb, ...rest] = Array.from(command) as [string, ...unknown[]];
    post('/command', JSON.stringify([verb, ...rest]));
    if (verb === 'config') {
      const [id, settings] = rest as [string, Parameters];
      tag = { id, settings };
      setCookie('_ga', settings);
      setCookie(`_ga_${id.replace(/^G-/, '')}`, settings);
      if (settings.send_page_view !== false) send('page_view', {});
      const search = new URLSearchParams(location.search).get('q');
      if (search) send('view_search_results', { search_term: search });
    }
    if (verb === 'event') send(String(rest[0]), rest[1] as Parameters);
  }

  let previous = location.href;
  const follow = () => {
    send('page_view', { page_location: location.href, page_referrer: previous });
    previous = location.href;
  };
  for (const method of ['pushState', 'replaceState'] as const) {
    const original = history[method].bind(history);
    history[method] = (...given) => {
      original(...given);
      follow();
    };
  }
  addEventListener('popstate', follow);
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link) send('click', { link_url: link.href });
  });
  document.addEventListener('change', ({ target }) =>
    send('form_start', { form_destination: location.href, field: (target as HTMLInputElement).value }),
  );

  addEventListener('pagehide', () => send('user_engagement', {}));

  for (const command of queue.splice(0)) run(command);
  queue.push = (...commands) => {
    for (const command of commands) run(command);
    return 0;
  };
}
