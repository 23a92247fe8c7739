import { expect, test } from 'vitest';
import { newPage } from '#tests/support/browser.ts';
import { say } from '#tests/support/chat.ts';
import { servedPage } from '#tests/support/served-page.ts';
import { sharedSite, sharedSiteWithAssistant } from '#tests/support/shared-site.ts';
import { visit } from '#tests/support/visit.ts';

const site = await sharedSite();
const question = 'Have we seen you face to face in the last 12 months?';

test('[PRICE-01] every price question shows one question, both prices, the rule, its source and its date', async () => {
  const visitor = await newPage(site);
  for (const [path, host] of [
    ['/', 'localhost'],
    ['/weight-loss-clinic-canberra', 'localhost'],
    ['/medicare', 'localhost'],
    ['/how-it-works', 'localhost'],
    ['/', 'prices.localhost'],
    ['/', 'weightloss.localhost'],
  ] as const) {
    const { main, links } = await servedPage(visitor, site, path, { host: `${host}:${site.port}` });
    const where = `${path} on ${host}`;
    expect(main, where).toContain(question);
    expect(main, where).toMatch(/Yes ?\$0 ?first visit with Medicare; later visits \$38\.60 to \$57\.95/);
    expect(main, where).toMatch(/No ?\$47\.55 ?first visit without Medicare; later visits \$85\.00/);
    expect(main, where).toMatch(
      /Since 1 November 2025 Medicare pays .{90,200} As at 1 November 2026: Medicare Benefits Schedule/,
    );
    expect(
      links.map(({ href }) => href),
      where,
    ).toContainEqual(expect.stringMatching(/\/medicare#work-out-what-you-pay$/));
  }
});

test('[PRICE-01] without script both prices are of one size, and an answer marks which is yours', async () => {
  const { page } = await newPage(site, { javaScriptEnabled: false, width: 375, height: 667 });
  await page.goto(site.address('/'));
  const group = page.getByRole('group', { name: question });
  const sizes = await group.locator('strong').evaluateAll((all) => all.map((one) => getComputedStyle(one).fontSize));
  expect(sizes).toHaveLength(2);
  expect(new Set(sizes).size).toBe(1);
  const mine = group.getByText('Your price, unless an exemption is yours.');
  expect(await mine.isVisible()).toBe(false);
  await group.getByRole('radio', { name: /^No/ }).press('Space');
  expect(await mine.isVisible()).toBe(true);
  await page.goto(site.address('/medicare'));
  expect(await page.getByRole('group', { name: 'Which visit?' }).count()).toBe(0);
  const prices = page.getByRole('table', { name: 'What you pay, in every case' });
  expect((await prices.innerText()).replace(/\s+/g, ' ')).toContain('$38.60 to $57.95');
});

test('[PRICE-02] the checker names sum, items, dates and its limits, and no answer leaves the page', async () => {
  const { page } = await newPage(site);
  await visit(page, site.address('/medicare'));
  const answer = page.getByRole('region', { name: 'Work out what you pay' }).locator('output');
  const words = async () => (await answer.innerText()).replace(/\s+/g, ' ');
  expect(await words()).toMatch(/^You pay \$47\.55 Medicare does not pay/);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.getByRole('group', { name: 'Which visit?' }).getByRole('radio', { name: 'Follow-up Appointment' }).check();
  const checker = page.getByRole('region', { name: 'Work out what you pay' });
  await checker.getByRole('radio', { name: 'Yes' }).first().check();
  await expect.poll(words).toMatch(/^You pay \$38\.60 .*Up to \$57\.95/);
  expect(await words()).toMatch(/price list of 1 November 2026 \$85\.00 Medicare pays \$46\.40/);
  expect(await words()).toMatch(/91189 .*\$31\.80, Medicare pays \$27\.05, as at 1 July 2025/);
  await checker.getByRole('radio', { name: /concession card/ }).check();
  await expect.poll(words).toMatch(/\$861\.20 of your own costs in the year, as at 1 January 2026/);
  expect(await checker.innerText()).toMatch(/What this cannot know\s+Which item Medicare pays by/);
  expect(page.url()).toBe(site.address('/medicare'));
  expect(requested.filter((address) => !/\/art\/|\/assets\/|\/__manifest/.test(address))).toEqual([]);
});

test('[PRICE-02] a follow-up costs the same on home, price page, sub-site, chat and checker', async () => {
  const visitor = await newPage(site);
  for (const [path, host] of [
    ['/', 'localhost'],
    ['/medicare', 'localhost'],
    ['/how-it-works', 'localhost'],
    ['/faq', 'localhost'],
    ['/', 'prices.localhost'],
  ] as const) {
    const { main } = await servedPage(visitor, site, path, { host: `${host}:${site.port}` });
    expect(main, path).toContain('$38.60 to $57.95');
    expect(main.replaceAll('$38.60 to $57.95', ''), path).not.toContain('$38.60');
  }
  const chat = await sharedSiteWithAssistant();
  const { message } = await say(chat, 'How much is a follow-up?');
  expect(message.replace(/<[^>]+>/g, '')).toContain('$38.60 to $57.95');
});

test('[PRICE-01] the chat answers with both prices of the first visit and the rule that decides', async () => {
  const requested = await sharedSiteWithAssistant();
  for (const message of ['How much does the first appointment cost?', 'what do you charge', 'Is it really free?']) {
    const words = (await say(requested, message)).message.replace(/<[^>]+>/g, '');
    expect(words, message).toMatch(/\$0\b/);
    expect(words, message).toContain('$47.55');
    expect(words, message).toContain('saw you face to face in the past 12 months');
  }
});
