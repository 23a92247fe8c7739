import { readFileSync, writeFileSync } from 'node:fs';
import { Agent, type RequestOptions, request } from 'node:https';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../support/postgres.ts';
import { type Program, startProgram, untilListening } from './programs.ts';

const deploy = fileURLToPath(new URL('../../deploy/', import.meta.url));

/** The product domain of content/site.yaml. */
export const domain = 'saltbush.example';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

export interface RequestDetails {
  method?: string;
  host?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Called with the bytes received so far; returning true ends the request. */
  enough?: (text: string) => boolean;
}

export interface Caddy {
  /** Sends a request over https. Throws if the connection breaks. */
  ask: (path: string, requested?: RequestDetails) => Promise<Answer>;
  /** Resolves when Caddy sends requests to the instance on this port. Throws after two minutes. Needs traffic. */
  sendsTo: (port: number) => Promise<void>;
  end: () => Promise<void>;
}

/**
 * Starts Caddy with deploy/Caddyfile. Only host names, ports and the certificate authority are changed.
 *
 * @param folder For settings and certificates.
 * @param instances Ports of the sites behind it.
 */
export async function startCaddy(folder: string, instances: readonly number[]): Promise<Caddy> {
  const [http, https, admin, inner] = [await freePort(), await freePort(), await freePort(), await freePort()];
  const options = `{
	http_port ${http}
	https_port ${https}
	admin 127.0.0.1:${admin}
	storage file_system ${join(folder, 'caddy')}
	default_bind 127.0.0.1
	skip_install_trust
	local_certs
}
`;
  const changes: [string, string][] = [
    ['site-1:3000 site-2:3000', instances.map((port) => `127.0.0.1:${port}`).join(' ')],
    ['clinic.example', domain],
    ['/etc/caddy/unavailable', join(deploy, 'unavailable')],
    ['8003', String(inner)],
  ];
  let text = readFileSync(join(deploy, 'Caddyfile'), 'utf8');
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`deploy/Caddyfile does not name ${from}`);
    text = text.replaceAll(from, to);
  }
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, options + text);
  const program: Program = startProgram('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { HOME: folder });
  await untilListening(https, program);
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });
  const caddy: Caddy = {
    ask: (path, { host = domain, body, enough, ...requested } = {}) => {
      const headers = {
        ...requested.headers,
        host,
        ...(body ? { 'content-length': String(Buffer.byteLength(body)) } : {}),
      };
      const address = { host: '127.0.0.1', port: https, servername: host, agent, path };
      return send({ ...address, method: requested.method ?? 'GET', headers }, body, enough);
    },
    sendsTo: async (port) => {
      for (const latest = Date.now() + 120_000; Date.now() < latest; await wait(10)) {
        const response = await fetch(`http://127.0.0.1:${admin}/reverse_proxy/upstreams`);
        const upstreams = (await response.json()) as { address: string; num_requests: number }[];
        if (upstreams.some(({ address, num_requests }) => address === `127.0.0.1:${port}` && num_requests > 0)) return;
      }
      throw new Error(`Caddy sends nothing to the instance on port ${port}`);
    },
    end: async () => {
      agent.destroy();
      await program.end();
    },
  };
  await untilCertified(caddy);
  return caddy;
}

/** Caddy creates its certificates after it listens. */
async function untilCertified({ ask }: Caddy): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await ask('/healthz');
      return;
    } catch (error) {
      if (tries === 600) throw error;
      await wait(100);
    }
  }
}

function send(
  options: RequestOptions,
  body: RequestDetails['body'],
  enough: RequestDetails['enough'],
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(options, (response) => {
      let text = '';
      const answer = () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
      response.setEncoding('utf8');
      response.on('data', (piece: string) => {
        text += piece;
        if (!enough?.(text)) return;
        answer();
        outgoing.destroy();
      });
      response.on('error', reject);
      response.on('end', answer);
    });
    outgoing.on('error', reject);
    // A connection that stays silent is a failure, too.
    outgoing.setTimeout(30_000, () => outgoing.destroy(new Error('nothing came for 30 seconds')));
    outgoing.end(body);
  });
}
