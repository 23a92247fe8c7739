import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sirv from 'sirv';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from '#server/http/kernel/security-headers.ts';
import { accessibilityFindings } from '#tests/support/axe.ts';
import { newPage, type VisitorOptions } from '#tests/support/browser.ts';
import type { Site } from '#tests/support/site.ts';

/** Folders of src/ui that hold no component. */
const otherFolders = ['fonts', 'preview'];
const folders = readdirSync('src/ui', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !otherFolders.includes(entry.name))
  .map(({ name }) => name);

/** Generous, so that a busy machine is not mistaken for a fault. */
const soon = { timeout: 20_000 };

let server: Server;
let address: string;

beforeAll(async () => {
  const { status, stderr } = spawnSync('vite', ['build', '--config', 'vite.preview.config.ts', '--logLevel', 'error'], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The preview could not be built.\n${stderr}`);
  const files = sirv('build/preview');
  // The policy of the site: what a component may not do there it may not do here.
  const policy = contentSecurityPolicy();
  server = createServer((request, response) => {
    response.setHeader('content-security-policy', policy);
    files(request, response, () => {
      response.writeHead(404).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function openPreview(view: string, options: VisitorOptions = {}): Promise<Page> {
  const { page } = await newPage({ port: (server.address() as AddressInfo).port } as Site, options);
  await page.goto(`${address}/#${view}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

describe('the component preview', () => {
  test('lists every component; each has an example, no barriers on a phone, and fits phone and wide screen', async () => {
    for (const folder of folders)
      expect(existsSync(`src/ui/${folder}/examples.tsx`), `write src/ui/${folder}/examples.tsx`).toBe(true);
    const page = await openPreview('tokens', { width: 375 });
    expect(await accessibilityFindings(page), 'tokens').toEqual([]);
    const listed = await page
      .getByRole('navigation', { name: 'Components' })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(listed).toEqual(['#tokens', ...folders.toSorted().map((folder) => `#${folder}`)]);
    const open = async (folder: string) => {
      await page.evaluate((view) => location.assign(`#${view}`), folder);
      if (folder === 'tokens') await page.getByRole('region', { name: 'Colours' }).waitFor();
      else await page.getByText(`src/ui/${folder}`, { exact: true }).waitFor();
    };
    for (const folder of folders) {
      await open(folder);
      expect(await page.getByRole('region', { name: /^Example: / }).count(), folder).toBeGreaterThan(0);
      expect(await accessibilityFindings(page, 'main'), folder).toEqual([]);
    }
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const folder of ['tokens', ...folders]) {
        await open(folder);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide, `${folder} at ${width} px`).toBeLessThanOrEqual(width);
      }
    }
  });

  test('shows the tokens as they are declared, with the contrast of each pair', async () => {
    const page = await openPreview('tokens');
    const declared = readFileSync('src/ui/tokens.css', 'utf8').match(/--color-[a-z-]+(?=: light-dark)/g) ?? [];
    const shown = await page.getByRole('region', { name: 'Colours' }).locator('strong').allTextContents();
    expect(shown).toEqual(declared.map((name) => name.replace('--color-', '')));
    const row = page.getByRole('row', { name: /^ink-soft/ }).first();
    expect(await row.getByRole('cell').allTextContents()).toEqual(
      Array(4).fill(expect.stringMatching(/^[5-9]\.\dany text$/)),
    );
  });

  test('is no part of what the site serves', () => {
    const built = ['build/client', 'build/server'].flatMap((folder) =>
      readdirSync(folder, { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile() && /\.(js|css|html|json)$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name)),
    );
    expect(built.length).toBeGreaterThan(10);
    const marks = /Component preview|preview-example|src\/ui\/preview|examples\.tsx/;
    expect(built.filter((file) => marks.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});

describe('[LAYOUT-09] notifications', () => {
  const toasts = (page: Page) => page.locator('[data-toast]');
  const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
  const titles = (page: Page) => toasts(page).locator('p:first-child').allTextContents();
  test('visitors see one for five seconds, staff three for four; hover and focus pause each', async () => {
    const page = await openPreview('toast');
    // Its parts are there before the clock stops; from then on time passes only as the test says.
    await press(page, 'Something worked');
    await press(page, 'Dismiss');
    const start = new Date('2026-11-20T09:00:00Z');
    await page.clock.install({ time: start });
    await page.clock.pauseAt(new Date(start.getTime() + 60_000));

    await press(page, 'Something worked');
    await toasts(page).waitFor();
    await press(page, 'Something is missing');
    await expect.poll(() => titles(page), soon).toEqual(['Missing Information']);
    await page.clock.runFor(4900);
    expect(await titles(page)).toEqual(['Missing Information']);
    await page.clock.runFor(200);
    await expect.poll(() => titles(page), soon).toEqual([]);

    await press(page, 'Something worked');
    await toasts(page).hover();
    await page.clock.runFor(20_000);
    expect(await toasts(page).count(), 'pointed at').toBe(1);
    await page.mouse.move(5, 5);
    await page.getByRole('button', { name: 'Dismiss' }).focus();
    await page.clock.runFor(20_000);
    expect(await toasts(page).count(), 'with the focus').toBe(1);
    await page.getByRole('button', { name: 'Something worked' }).focus();
    await page.clock.runFor(5100);
    await expect.poll(() => toasts(page).count(), soon).toBe(0);

    await page.getByRole('radio', { name: /staff/ }).check();
    for (let draft = 0; draft < 4; draft += 1) await press(page, 'Something happened');
    await expect.poll(() => titles(page), soon).toEqual(['Draft 2 saved', 'Draft 3 saved', 'Draft 4 saved']);
    await page.clock.runFor(3900);
    expect(await toasts(page).count()).toBe(3);
    await page.clock.runFor(200);
    await expect.poll(() => toasts(page).count(), soon).toBe(0);
  });

  test('its parts load with the first one; it is dismissed, announced, and fits a phone without motion', async () => {
    const page = await openPreview('toast', { width: 320, height: 640 });
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));
    expect(await toasts(page).count()).toBe(0);
    const opener = page.getByRole('button', { name: 'Something worked' });
    const isFocused = () => opener.evaluate((element) => element === document.activeElement);
    for (const key of ['Enter', 'Escape']) {
      await opener.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Dismiss' }).focus();
      await page.keyboard.press(key);
      await expect.poll(() => toasts(page).count(), soon).toBe(0);
      expect(await isFocused(), key).toBe(true);
    }
    expect(files.filter((file) => /toast-cards/.test(file))).toHaveLength(1);

    // Problems at once, the rest when the screen reader is free.
    await press(page, 'Something is missing');
    await page.locator('[aria-live=assertive]').getByText('Missing Information').waitFor();
    expect(await page.getByRole('status').textContent()).toBe('');
    const box = await toasts(page).boundingBox();
    if (!box) throw new Error('no notice is shown');
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(320);
    expect(box.y + box.height).toBeLessThanOrEqual(640);
    expect(await toasts(page).evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0s');
    await press(page, 'Something worked');
    await page.getByRole('status').getByText('Email address copied').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
  });
});
