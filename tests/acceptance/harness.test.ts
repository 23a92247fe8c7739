import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/axe.ts';
import { newPage, unexpectedProblems } from '#tests/support/browser.ts';

// The other browser tests rest on this: whatever goes wrong in a page is seen, and nothing leaves the machine.

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; frame-src https://frame.example";
const documents: Record<string, string> = {
  '/fine': '<main><h1>Fine</h1></main><script src="/fine.js"></script>',
  '/fine.js': 'document.title = "Fine, with script";',
  '/console': '<script src="/console.js"></script>',
  '/console.js': 'console.error("something is wrong")',
  '/uncaught': '<script src="/uncaught.js"></script>',
  '/uncaught.js': 'throw new Error("nobody caught this")',
  '/rejected': '<script src="/rejected.js"></script>',
  '/rejected.js': 'Promise.reject(new Error("nobody awaited this"))',
  '/missing': '<img src="/nothing.png" alt="">',
  '/inline': '<script>document.title = "ran";</script>',
  '/styled': '<p style="color: red">x</p>',
  '/picture': '<img src="https://pictures.example/a.png" alt="">',
  '/frame': '<iframe src="https://frame.example/form" title="Form"></iframe>',
  '/broken': '',
  '/barriers': '<main><h1>Hello</h1><img src="/fine.png"><input></main>',
  '/fine.png': '',
};

let server: Server;
let port: number;
beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '';
    const text = documents[path];
    const type = path.endsWith('.js') ? 'text/javascript' : path.endsWith('.png') ? 'image/png' : 'text/html';
    response.writeHead(path === '/broken' ? 500 : text === undefined ? 404 : 200, {
      'content-type': type,
      'content-security-policy': policy,
    });
    response.end(
      type === 'text/html'
        ? `<!doctype html><html lang="en"><title>Test</title><link rel="icon" href="/fine.png">${text}`
        : text,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('what goes wrong in a page is seen', () => {
  test('a page in which nothing goes wrong', async () => {
    const { page, problems } = await newPage({ port });
    await page.goto(`http://localhost:${port}/fine`, { waitUntil: 'load' });
    expect(await page.title()).toBe('Fine, with script');
    expect(problems).toEqual([]);
  });

  test.each([
    ['/console', /^console: something is wrong$/],
    ['/uncaught', /^uncaught: nobody caught this$/],
    ['/rejected', /^uncaught: nobody awaited this$/],
    ['/missing', /^console: .*404/],
    ['/inline', /^policy: script-src-elem blocked inline/],
    ['/styled', /^policy: style-src-attr blocked inline/],
    ['/picture', /^policy: img-src blocked https:\/\/pictures\.example/],
    ['/frame', /^asked another site: https:\/\/frame\.example\/form$/],
    ['/broken', /^server error: 500 /],
  ])('%s', async (path, problem) => {
    const visitor = await newPage({ port }, { expected: [/./] });
    await visitor.page.goto(`http://localhost:${port}${path}`, { waitUntil: 'load' });
    await expect.poll(() => visitor.problems).toContainEqual(expect.stringMatching(problem));
    expect(unexpectedProblems(visitor)).not.toEqual([]);
    expect(unexpectedProblems(visitor, [/./])).toEqual([]);
  });

  test('another site that the test allows is answered without the network', async () => {
    const { page, thirdPartyRequests } = await newPage({ port }, { thirdParties: [/^https:\/\/frame\.example\//] });
    await page.goto(`http://localhost:${port}/frame`, { waitUntil: 'load' });
    expect(await page.frames()[1]?.title()).toBe('Another site');
    expect(thirdPartyRequests).toEqual(['https://frame.example/form']);
  });

  test('sub-sites of localhost are the site itself', async () => {
    const { page } = await newPage({ port });
    const response = await page.goto(`http://booking.localhost:${port}/fine`);
    expect(response?.status()).toBe(200);
  });

  test('a page without JavaScript runs none', async () => {
    const { page } = await newPage({ port }, { javaScriptEnabled: false });
    await page.goto(`http://localhost:${port}/fine`, { waitUntil: 'load' });
    expect(await page.title()).toBe('Test');
  });
});

test('barriers are found although the policy of the page is on', async () => {
  const { page } = await newPage({ port });
  await page.goto(`http://localhost:${port}/barriers`);
  const findings = await accessibilityFindings(page);
  expect(findings.map((finding) => finding.split(':')[0])).toEqual(expect.arrayContaining(['image-alt', 'label']));
  await page.goto(`http://localhost:${port}/fine`);
  expect(await accessibilityFindings(page)).toEqual([]);
});
