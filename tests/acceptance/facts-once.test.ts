import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { subSiteKeys } from '#domain/site/sub-site-keys.ts';
import { postPages, publicPages } from '#tests/support/addresses.ts';
import { say } from '#tests/support/chat.ts';
import { contentFolder } from '#tests/support/content-folder.ts';
import { request } from '#tests/support/request.ts';
import { runSite, type Site, startAtOnce, startWithAssistant } from '#tests/support/site.ts';

/** Every page of the main site, and of each sub-site, as visitors receive it. */
async function everyPage(site: Site): Promise<{ name: string; text: string }[]> {
  const main = [...publicPages, ...postPages].map((path) => ({ name: path, path, host: `localhost:${site.port}` }));
  const others = subSiteKeys.map((key) => ({ name: key, path: '/', host: `${key}.localhost:${site.port}` }));
  const pages = [];
  for (const { name, path, host } of [...main, ...others])
    pages.push({ name, text: (await request(site, path, { host })).text });
  return pages;
}

test('[DESK-01] the start names each place that makes a hidden claim; once mended, nothing makes it', async () => {
  const folder = contentFolder('content');
  folder.edit('claims.yaml', '  same-day:\n', '  same-day:\n    shown: false\n');
  const { code, stderr } = await runSite({ CONTENT_DIR: folder.path });
  expect(code).toBe(1);
  const places = [...stderr.matchAll(/^ {2}(\S+), (.+): '.+' makes the claim same-day/gm)].map(
    ([, file, field]) => `${file}, ${field}`,
  );
  expect(places.sort()).toEqual(
    [
      ...['soon', 'same-day', 'soon-gp', 'soon-followup', 'how-early', 'wait'].map(
        (id) => `assistant/answers.yaml, booking/${id}.answer`,
      ),
      'faq.yaml, items[6].answer',
      'landing/booking.yaml, keywords[4]',
      'landing/booking.yaml, urgency',
    ].sort(),
  );

  for (const file of new Set(places.map((place) => place.split(', ')[0] ?? ''))) {
    const mended = readFileSync(join(folder.path, file), 'utf8')
      .replace(/\bsame-day (time|telehealth)/g, '$1')
      .replace('"{{claims.same-day}}"', 'Book online');
    folder.write(file, mended);
  }
  const site = await startWithAssistant({ CONTENT_DIR: folder.path });
  onTestFinished(() => site.stop());
  const claim = /same-day|same day (?:book|appoint|time)/i;
  const pages = await everyPage(site);
  expect(pages.filter(({ text }) => claim.test(text)).map(({ name }) => name)).toEqual([]);
  // What stood beside the claim still does.
  expect(pages.find(({ name }) => name.endsWith('perth'))?.text).toContain('Medicare rebates available • 100% online');
  for (const question of ['Can I get a same-day appointment?', 'Can I be seen today?', 'How soon can I be seen?'])
    expect((await say(site, question)).message, question).not.toMatch(claim);
});

test('[DESK-01] other hours in the record are the hours of every page and every answer', async () => {
  const folder = contentFolder('content');
  folder.edit(
    'site.yaml',
    '  - days: Saturday and Sunday\n    hours: 9 am to 4 pm\n',
    '  - days: Saturday\n    hours: 9 am to 1 pm\n  - days: Sunday\n    hours: closed\n',
  );
  const site = await startWithAssistant({ CONTENT_DIR: folder.path });
  onTestFinished(() => site.stop());
  const before = /9 am to 4 pm|(?:booking,|time) 7 days|seven days a week/;
  const pages = await everyPage(site);
  expect(pages.filter(({ text }) => before.test(text)).map(({ name }) => name)).toEqual([]);
  const textOf = (page: string) => pages.find(({ name }) => name === page)?.text ?? '';
  const booking = textOf('booking')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
  expect(booking).toMatch(/Saturday ?[:,]? 9 am to 1 pm/);
  expect(booking).toMatch(/Sunday ?[:,]? closed/);
  expect(textOf('/')).toContain('"openingHours":["Mo-Fr 08:00-19:00","Sa 09:00-13:00"]');
  const hours = 'open on Saturday from 9 am to 1 pm and closed on Sunday';
  expect((await say(site, 'Are you open on Saturday?')).message).toContain(hours);
  expect((await say(site, 'Are you open on Sundays?')).message).toContain(hours);
  expect((await say(site, 'When do you close?')).message).toContain('at 1 pm on Saturday');
  expect((await say(site, 'What are your hours in Perth?')).message).toContain('Saturday, 7 am to 11 am');
});

test('[DESK-01] a post stores its tokens, so a changed fee changes it, its card in lists and its feed', async () => {
  const folder = contentFolder('content');
  const post = 'posts/protein-without-the-powder.md';
  const text = readFileSync(join(folder.path, post), 'utf8');
  const withFees = text.replace(/^excerpt: .*$/m, 'excerpt: "A visit costs {{fees.followup.fee}}."');
  folder.write(post, `${withFees}\nNow {{fees.followup.fee}}.\n`);
  const dataDir = mkdtempSync(join(tmpdir(), 'facts-once-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const saysFee = async (fee: string) => {
    const site = await startAtOnce({ CONTENT_DIR: folder.path, DATA_DIR: dataDir });
    const pages = ['/blog/protein-without-the-powder', '/blog/feed.xml', '/blog?q=protein'];
    const [page, feed, list] = await Promise.all(pages.map((path) => request(site, path))).finally(site.stop);
    expect(page?.text).toContain(`Now ${fee}.`);
    expect(feed?.text).toContain(`Now ${fee}.`);
    expect(list?.text).toContain(`A visit costs ${fee}.`);
  };
  await saysFee('$85.00');
  folder.edit('claims.yaml', 'fee: 85\n', 'fee: 92\n');
  await saysFee('$92.00');
});
