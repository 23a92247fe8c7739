import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startChatCompletionsServer } from '../support/models/chat-completions-server.ts';
import { halves } from '../support/pictures.ts';
import { freePort, startPostgres } from '../support/postgres.ts';
import { type Site, startAtOnce, untilReady } from '../support/site.ts';
import { type Answer, type Caddy, domain, startCaddy } from './caddy.ts';
import { createReport, must } from './report.ts';
import { type Met, message, sendVisitors } from './visitors.ts';

export const administrator = { email: 'owner@clinic.example', password: 'correct horse battery' };

const common = {
  PUBLIC_ORIGIN: `https://${domain}`,
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
  TRUST_PROXY: 'true',
  CHAT_LIMIT: '100000',
  LOG_LEVEL: 'error',
  BACKUP_HOUR: 'off',
};

/** Two instances on PostgreSQL behind Caddy, as in deploy/compose.yaml. Returns the number of failed checks. */
export async function tryTwoInstances(folder: string): Promise<number> {
  const report = createReport('two instances, PostgreSQL');
  const postgres = await startPostgres();
  const model = await startChatCompletionsServer();
  // Both instances share a folder for pictures; the part `bucket` checks the bucket.
  const settings = { ...common, DATABASE_URL: await postgres.createDatabase(), DATA_DIR: join(folder, 'shared') };
  const ports = [await freePort(), await freePort()];
  const start = (port: number, more: Record<string, string> = {}) =>
    startAtOnce({ ...settings, PORT: String(port), DRAIN_SECONDS: '6', ...more });
  const sites = await Promise.all(ports.map((port) => start(port)));
  await Promise.all(sites.map(untilReady));
  const caddy = await startCaddy(folder, ports);
  const replace = async (index: number, more?: Record<string, string>) => {
    const site = await start(ports[index] ?? 0, more);
    sites[index] = site;
    await untilReady(site);
  };

  await report.run('pages, sub-sites, compression, https', () => pages(caddy));
  await report.run('uploads', () => uploads(caddy));
  await report.run('75 calls with invented addresses', () => forgedAddresses(caddy));
  await report.run('kill -9 of one, three times', async () => {
    const visitors = sendVisitors(caddy);
    await visitors.until(300);
    for (let kill = 0; kill < 3; kill += 1) {
      await killed(sites[kill % 2]);
      await visitors.until(visitors.met.pages + 1000);
      await replace(kill % 2);
      await caddy.sendsTo(ports[kill % 2] ?? 0);
    }
    await visitors.until(5000);
    return without(await visitors.leave());
  });
  await report.run('rolling restart', async () => {
    model.otherwise({ does: 'text', text: 'The clinic sees people by video.' });
    const visitors = sendVisitors(caddy);
    for (const index of [0, 1]) {
      await sites[index]?.stop();
      await replace(index, { OPENAI_COMPATIBLE_URL: model.origin, OPENAI_COMPATIBLE_MODEL: 'm' });
      await caddy.sendsTo(ports[index] ?? 0);
    }
    const met = await visitors.leave();
    must(met.unanswered.length === 0, `${met.unanswered.length} messages unanswered: ${met.unanswered[0]}`);
    return without(met);
  });
  await report.run('an answer comes piece by piece', async () => {
    // The model sends one sentence and then nothing: if the sentence arrives, the proxy does not buffer the stream.
    model.otherwise({
      does: 'silence',
      after: 'The clinic sees people by video. Its hours are on the page about us. ',
    });
    const requested = {
      ...message('Tell me about appointments', true),
      enough: (text: string) => text.includes('event: delta'),
    };
    const { status, text } = await caddy.ask('/functions/v1/claude-chat', requested);
    must(status === 200 && text.includes('event: begun'), `status ${status}: ${text.slice(0, 200)}`);
    return 'the first piece arrived while the answer was open';
  });
  await Promise.all(sites.map(killed));
  await report.run('all away', () => allAway(caddy));
  await caddy.end();
  await model.stop();
  await postgres.close();
  return report.failures();
}

/** One instance on SQLite behind Caddy, as in deploy/clinic-site.service. Returns the number of failed checks. */
export async function tryOneInstance(folder: string): Promise<number> {
  const report = createReport('one instance, SQLite');
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const settings = { ...common, DATA_DIR: join(folder, 'data'), PORT: String(port) };
  let site = await startAtOnce(settings);
  await untilReady(site);
  const caddy = await startCaddy(folder, [port]);
  await report.run('restart, twice', async () => {
    const visitors = sendVisitors(caddy, 20);
    let longest = 0;
    for (let restart = 0; restart < 2; restart += 1) {
      await visitors.until(visitors.met.pages + 200);
      const away = performance.now();
      await site.stop();
      site = await startAtOnce(settings);
      longest = Math.max(longest, performance.now() - away);
      await visitors.until(visitors.met.pages + 200);
    }
    return without(await visitors.leave(), longest);
  });
  await report.run('kill -9 and start', async () => {
    const visitors = sendVisitors(caddy, 20);
    await visitors.until(200);
    const away = performance.now();
    await killed(site);
    site = await startAtOnce(settings);
    const longest = performance.now() - away;
    await visitors.until(visitors.met.pages + 200);
    return without(await visitors.leave(), longest);
  });
  await killed(site);
  await report.run('away', () => allAway(caddy));
  await caddy.end();
  return report.failures();
}

async function killed(site: Site | undefined): Promise<void> {
  site?.process.kill('SIGKILL');
  await site?.exited;
}

/** Milliseconds for which Caddy retries a page while no instance answers; a start on a busy machine may take longer. */
const held = 3500;

/**
 * Requires that no page failed. A message may fail, because it cannot be sent twice, if the reply has the emergency numbers.
 *
 * @param away Milliseconds for which the only instance was down.
 */
function without({ pages, failed, messages, unanswered, slowest }: Met, away = 0): string {
  const late = failed.length > 0 && away > held && failed.every((said) => said.endsWith(' 503'));
  if (late)
    return `${failed.length} of ${pages} pages were answered 503, because the start took ${Math.round(away)} ms here`;
  must(
    failed.length === 0,
    `${failed.length} of ${pages} pages failed: ${[...new Set(failed)].slice(0, 4).join(', ')}`,
  );
  const bare = unanswered.filter((said) => !said.startsWith('503') || !said.includes('13 11 14'));
  must(bare.length === 0, `a message ended without the emergency numbers: ${bare[0]}`);
  return `0 of ${pages} pages failed, ${unanswered.length} of ${messages} messages were answered 503 with the numbers, slowest page ${Math.round(slowest)} ms`;
}

async function pages({ ask }: Caddy): Promise<string> {
  const home = await ask('/');
  must(home.status === 200, `home ${home.status}`);
  must(String(home.headers['strict-transport-security']).includes('includeSubDomains'), 'no HSTS');
  const booking = await ask('/', { host: `booking.${domain}` });
  must(booking.status === 200 && titleOf(booking) !== titleOf(home), `booking. shows ${titleOf(booking)}`);
  const small = await ask('/', { headers: { 'accept-encoding': 'gzip' } });
  must(small.headers['content-encoding'] === 'gzip', 'not compressed');
  const missing = await ask('/nothing-here');
  must(missing.status === 404, `a missing page ${missing.status}`);
  const signedIn = await signIn({ ask });
  must(signedIn.startsWith('__Host-staff-session='), `cookie ${signedIn.split('=')[0]}`);
  return 'home, sub-site, gzip, 404, secure cookie, HSTS';
}

async function uploads(caddy: Caddy): Promise<string> {
  const cookie = await signIn(caddy);
  const upload = (body: Buffer) =>
    caddy.ask('/storage/v1/object/blog-images', {
      method: 'POST',
      headers: { cookie, origin: `https://${domain}`, 'content-type': 'image/png' },
      body,
    });
  const file = await halves(1000, 930).png({ compressionLevel: 0 }).toBuffer();
  const stored = await upload(file);
  must(stored.status === 201, `${file.length} bytes: ${stored.status} ${stored.text}`);
  const { url } = JSON.parse(stored.text) as { url: string };
  must((await caddy.ask(url)).status === 200, 'the picture is not served');
  const large = await upload(Buffer.alloc(17 * 1024 * 1024)).catch(() => undefined);
  must(large === undefined || large.status === 413, `17 MB: ${large?.status}`);
  return `${(file.length / 1e6).toFixed(1)} MB stored, 17 MB refused`;
}

async function forgedAddresses({ ask }: Caddy): Promise<string> {
  const statuses: number[] = [];
  for (let call = 0; call < 75; call += 1) {
    const address = `203.0.113.${call}`;
    const { status } = await ask('/functions/v1/sleep-ai-analysis', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': address,
        'x-real-ip': address,
        forwarded: `for=${address}`,
      },
      body: JSON.stringify({ assessmentType: 'epworth', answers: [0, 0, 0, 0, 0, 0, 0, 0], score: 0 }),
    });
    statuses.push(status);
  }
  const answered = statuses.filter((status) => status === 200).length;
  const refused = statuses.filter((status) => status === 429).length;
  // If the calls take long, the window moves and a few more are admitted.
  must(answered >= 60 && refused > 0 && answered + refused === 75, `${answered} answered, ${refused} refused`);
  return `${answered} answered, ${refused} refused`;
}

async function allAway({ ask }: Caddy): Promise<string> {
  const start = performance.now();
  const [page, subSite, form, chat] = await Promise.all([
    ask('/about'),
    ask('/', { host: `booking.${domain}` }),
    ask('/ask', { method: 'POST', body: 'message=Help' }),
    ask('/functions/v1/claude-chat', message('Help')),
  ]);
  for (const { status, headers, text } of [page, subSite, form, chat]) {
    must(status === 503, `status ${status}`);
    must(Number(headers['retry-after']) > 0, 'no Retry-After');
    must(String(headers['strict-transport-security']).includes('max-age='), 'no HSTS');
    must(/\b000\b/.test(text) && text.includes('13 11 14'), `no emergency numbers: ${text.slice(0, 200)}`);
  }
  for (const { text } of [page, subSite, form]) must(text.includes('Saltbush Telehealth'), 'no name of the clinic');
  must(typeof (JSON.parse(chat.text) as { error: { message: string } }).error.message === 'string', 'no words');
  return `503 with name, numbers, Retry-After and HSTS for pages, a form and the chat, after ${((performance.now() - start) / 1000).toFixed(1)} s at most`;
}

const titleOf = ({ text }: Answer) => /<title>([^<]*)/.exec(text)?.[1];

async function signIn({ ask }: Pick<Caddy, 'ask'>): Promise<string> {
  const { headers } = await ask('/api/auth/sign-in', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  });
  const cookies = [headers['set-cookie'] ?? []].flat();
  return cookies.map((cookie) => cookie.split(';')[0] ?? '').find((cookie) => cookie.includes('staff-session')) ?? '';
}
