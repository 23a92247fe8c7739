import { readFileSync, writeFileSync } from 'node:fs';
import { Agent, type RequestOptions, request } from 'node:https';
import { join } from 'node:path';
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
  /** Looks at what has come so far; true ends the request there. */
  enough?: (text: string) => boolean;
}

export interface Caddy {
  /** Asks over https, as a visitor. Throws where the connection broke. */
  ask: (path: string, requested?: RequestDetails) => Promise<Answer>;
  end: () => Promise<void>;
}

/**
 * Starts Caddy with deploy/Caddyfile, changed in its addresses and nothing else: names, ports, certificates of its own.
 *
 * @param folder For its settings and certificates.
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
    end: async () => {
      agent.destroy();
      await program.end();
    },
  };
  await untilCertified(caddy);
  return caddy;
}

/** It makes its certificates after it listens. */
async function untilCertified({ ask }: Caddy): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await ask('/healthz');
      return;
    } catch (error) {
      if (tries === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
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
    // A connection that says nothing for long is a failure, too.
    outgoing.setTimeout(30_000, () => outgoing.destroy(new Error('nothing came for 30 seconds')));
    outgoing.end(body);
  });
}
