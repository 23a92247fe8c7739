import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { contentFolder } from '#tests/support/content-folder.ts';
import { request } from '#tests/support/request.ts';
import { readiness, runSite, type Site, secondClinic, startSite } from '#tests/support/site.ts';

/** By the server's own log. It cuts connections off after ten seconds; only a request that hangs may need that. */
function secondsToStop(site: Site): number {
  const [stopping, stopped] = site.logs().filter(({ msg }) => /^stopp/.test(msg));
  return (Number(stopped?.time) - Number(stopping?.time)) / 1000;
}

describe('a start-up that cannot succeed says why, in a sentence, and ends', () => {
  test('a port that is in use; the start after it is still the first, and shows the password that it makes', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'start-test-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, stdout, stderr } = await runSite({ DATA_DIR: folder, PORT: String(port) });
    other.close();
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr.trim()).toBe(
      `Port ${port} is already in use. Stop the other program, or choose another port: PORT=3000 npm start`,
    );
    writeFileSync(join(folder, 'file'), '');
    const next = await startSite({ DATA_DIR: folder, BACKUP_DIR: join(folder, 'file') });
    await next.stop();
    expect(next.stdout()).toMatch(/\b[a-z2-9]{5}(-[a-z2-9]{5}){3}\b/);
    // The site starts, but logs a warning.
    expect(next.stderr()).toContain(`Backups cannot be kept in ${join(folder, 'file')} (ENOTDIR)`);
  });

  test('[OPS-02] a start without npm, as in the image, names no command of npm', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'start-test-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'site.sqlite'), 'words, not a database. '.repeat(400));
    const { stderr } = await runSite({ DATA_DIR: folder, npm_execpath: undefined });
    expect(stderr.trim()).toMatch(/bring the data back: node scripts\/restore\.ts FILE$/);
  });

  test('an address that this machine does not have', async () => {
    // 192.0.2.0/24 is reserved for documentation.
    const { code, stderr } = await runSite({ HOST: '192.0.2.1' });
    expect(code).toBe(1);
    expect(stderr.trim()).toBe(
      'This machine has no address 192.0.2.1. Set HOST to one that it has, or leave HOST out.',
    );
  });

  test('a data folder that cannot be written', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'start-test-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    // A file where the folder's parent should be stops every user, also the administrator.
    writeFileSync(join(folder, 'file'), '');
    const { code, stderr } = await runSite({ DATA_DIR: join(folder, 'file/data') });
    expect(code).toBe(1);
    expect(stderr).toContain(`The data folder ${join(folder, 'file/data')} cannot be written`);
    expect(stderr).toContain('set DATA_DIR to another folder');
  });

  test('a database file that is none', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'start-test-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'site.sqlite'), 'words, not a database. '.repeat(400));
    const { code, stderr } = await runSite({ DATA_DIR: folder });
    expect(code).toBe(1);
    expect(stderr.trim()).toBe(
      `${join(folder, 'site.sqlite')} is not a database of this site, or it is damaged. Move it away and start again, then bring the data back: npm run restore -- FILE`,
    );
  });

  test('a database server that does not answer, without the password of its address', async () => {
    // Port 9 (discard) of this machine: nothing listens there.
    const { code, stdout, stderr } = await runSite({
      DATABASE_URL: 'postgres://clinic:quiet-gull-73@127.0.0.1:9/clinic',
    });
    expect(code).toBe(1);
    expect(stderr.trim()).toBe(
      'The database server at 127.0.0.1:9 cannot be reached. Check that it runs, and that DATABASE_URL names its host and port.',
    );
    expect(stdout + stderr).not.toContain('quiet-gull-73');
  });

  test('a content folder that is not there', async () => {
    const { code, stderr } = await runSite({ CONTENT_DIR: '/nowhere/at/all' });
    expect(code).toBe(1);
    expect(stderr).toContain('the content folder is missing; set CONTENT_DIR to the folder that holds site.yaml');
  });

  test('a broken content file: the file, the field and the fix', async () => {
    const folder = contentFolder();
    folder.edit('cities/hobart.yaml', 'region: TAS', 'region: Tasmania');
    folder.edit('pages/terms.md', '(/privacy)', '(/privat)');
    const { code, stderr } = await runSite({ CONTENT_DIR: folder.path });
    expect(code).toBe(1);
    expect(stderr).toContain('The content has 2 problems; the site will not start with it:');
    expect(stderr).toMatch(/^ {2}cities\/hobart\.yaml, region: .*"TAS"/m);
    expect(stderr).toMatch(
      /^ {2}pages\/terms\.md, text: no page is at '\/privat'; link to one of the site's addresses/m,
    );
    expect(stderr).not.toContain('    at ');
  });

  test('settings that cannot be used, all at once', async () => {
    const { code, stderr } = await runSite({ PORT: 'eighty', TRUST_PROXY: 'yes', PUBLIC_ORIGIN: 'clinic.example' });
    expect(code).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([
      'These settings cannot be used:',
      '  PORT: write a port number from 0 to 65535, such as PORT=3000',
      '  PUBLIC_ORIGIN: write where visitors reach the site, without a path, such as PUBLIC_ORIGIN=https://clinic.example',
      '  TRUST_PROXY: write TRUST_PROXY=true behind your own proxy, otherwise TRUST_PROXY=false',
    ]);
  });
});

describe('a site that runs', () => {
  test('[TRUST-02] ends in good order also when it is asked to while it starts', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'start-test-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const site = spawn(process.execPath, ['tests/support/serve.ts'], {
      env: { NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(site, 'close');
    const said = text(site.stdout);
    // It has begun: its data is there.
    await expect.poll(() => existsSync(join(folder, 'site.sqlite')), { interval: 5 }).toBe(true);
    site.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(await said).toContain('"stopped"');
  });

  test('reports its address and sub-sites, creates its data folder, and is not ready without it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'start-test-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const data = join(folder, 'a/b/c');
    const site = await startSite({ CONTENT_DIR: secondClinic, DATA_DIR: data });
    expect(site.stdout()).toContain(`The site is ready at http://localhost:${site.port}\n`);
    expect(site.stdout()).toContain(`http://booking.localhost:${site.port}\n`);
    expect((await request(site, '/')).status).toBe(200);
    expect((await readiness(site)).reason).not.toBe('data-folder');
    rmSync(data, { recursive: true });
    expect(await readiness(site)).toEqual({ status: 503, ready: false, reason: 'data-folder' });
    // Alive all the same: restarting it would not help.
    expect((await request(site, '/healthz')).status).toBe(200);
    // As from a keyboard: the same good order as below.
    site.process.kill('SIGINT');
    expect(await site.exited).toBe(0);
    expect(site.stdout()).toContain('"stopped"');
  });

  test('on SIGTERM it finishes an open request, refuses new ones and does not wait for idle connections', async () => {
    const site = await startSite();
    // An idle connection, as browsers open in advance, and a keep-alive connection after a request.
    const spare = connect(site.port, '127.0.0.1');
    await once(spare, 'connect');
    const alive = connect(site.port, '127.0.0.1');
    alive.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(alive, 'data');
    let reply = '';
    const socket = connect(site.port, '127.0.0.1');
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      reply += chunk;
    });
    // A whole request and half of a second one in one piece: once the first is answered, the second is under way.
    socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET /faq HTTP/1.1\r\nHost: localhost\r\n');
    while (!reply.includes('ok\n')) await once(socket, 'data');

    site.process.kill('SIGTERM');
    await site.logged('stopping');
    // Refused, or cut off where the connection came in while the door was closing.
    await expect(request(site, '/healthz')).rejects.toThrow(/ECONNREFUSED|ECONNRESET/);
    reply = '';
    socket.write('\r\n');
    await once(socket, 'close');
    expect(reply).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(reply).toContain('</html>');

    expect(await site.exited).toBe(0);
    expect(secondsToStop(site)).toBeLessThan(5);
    alive.destroy();
    spare.destroy();
  });
});
