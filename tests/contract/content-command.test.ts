import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadContent } from '#content/load.ts';
import type { DeskKey } from '#domain/desk/records.ts';
import { liveItems } from '#domain/desk/releases.ts';
import { runContent } from '#server/commands/content.ts';
import { createDeskStore } from '#server/db/desk/desk-store.ts';
import { hashOf, readFileValues } from '#server/desk/file-values.ts';
import { contentFolder } from '#tests/support/content-folder.ts';
import { opened } from './stores.ts';

const fees: DeskKey = 'claims.yaml#fees';
const notices: DeskKey = 'notices.yaml#notices';

/** A site on SQLite with a copy of the clinic's files, and the command over both. */
async function site() {
  const folder = mkdtempSync(join(tmpdir(), 'content-command-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const files = contentFolder('content');
  const store = createDeskStore(await opened({ file: join(folder, 'site.sqlite') }));
  const valueIn = (path: string) => readFileValues(path).read(fees) as { followup: { fee: number } };
  async function run(...values: string[]) {
    const lines: string[] = [];
    const code = await runContent({ DATA_DIR: folder, CONTENT_DIR: files.path }, values, (line) => lines.push(line));
    return { code, output: lines.join('\n') };
  }
  async function publish(fee: number, expectedLive: number | null = null): Promise<void> {
    const fileValue = valueIn(files.path);
    const value = { ...fileValue, followup: { ...fileValue.followup, fee } };
    const item = { key: fees, value, expectedLive, baseHash: hashOf(fileValue), fileValue };
    const audit = { action: 'fact-published', by: { name: 'jo@clinic.example' }, subject: { name: 'Fees' } } as const;
    const release = { items: [item], from: null, to: null, title: 'Fees', editor: 'jo@clinic.example', note: '' };
    expect(await store.publish(release, audit)).toHaveProperty('release');
  }
  async function publishNotice(): Promise<void> {
    const value = [
      { id: 'christmas', kind: 'closure', from: '2026-12-24', to: '2027-01-04', title: 'Closed over Christmas' },
    ];
    const item = { key: notices, value, expectedLive: null, baseHash: hashOf([]), fileValue: [] };
    const audit = {
      action: 'fact-published',
      by: { name: 'jo@clinic.example' },
      subject: { name: 'Notices' },
    } as const;
    await store.publish({ items: [item], from: null, to: null, title: 'Notices', editor: 'jo', note: '' }, audit);
  }
  const live = async () => store.values(liveItems(await store.releases(), Date.now()).values());
  const fee = () => valueIn(files.path).followup.fee;
  return {
    run,
    publish,
    publishNotice,
    live,
    files,
    fee,
    source: () => readFileSync(join(files.path, 'claims.yaml'), 'utf8'),
  };
}

test('[DESK-10] a published value is shown, exported into its place, and then the same as the file', async () => {
  const { run, publish, source, fee } = await site();
  expect((await run('diff')).output).toBe('The files say what is published.');
  const before = source();
  await publish(92);
  expect((await run('status')).output).toMatch(/claims\.yaml#fees: version 1 by jo@clinic\.example of [\d-]+ differs/);
  expect((await run('diff')).output).toBe('claims.yaml#fees.followup.fee\n  file:      85\n  published: 92');
  expect(fee()).toBe(85);
  expect(await run('export')).toEqual({ code: 0, output: 'claims.yaml#fees: written to claims.yaml' });
  expect(source()).toBe(before.replace('fee: 85', 'fee: 92'));
  expect((await run('status')).output).toContain('the same as the file');
  expect((await run('export')).output).toContain('Nothing was written');
});

test('[DESK-10] a file that changed as well: its other fields are taken, the same field is named', async () => {
  const { run, publish, files, source } = await site();
  await publish(92);
  files.edit('claims.yaml', 'rebate: 46.4', 'rebate: 47');
  expect((await run('diff')).output).toContain('fees.followup.fee');
  expect((await run('diff')).output).not.toContain('rebate');
  files.edit('claims.yaml', 'fee: 85', 'fee: 90');
  expect((await run('status')).output).toContain('both changed followup.fee: decide at the desk');
  await run('export');
  expect(source()).toContain('fee: 92\n    rebate: 47');
});

test('[DESK-10] a checkout of the export is the same site as the published values over the old files', async () => {
  const { run, publish, publishNotice, files, live } = await site();
  await publish(92);
  await publishNotice();
  const before = loadContent(files.path, { edits: await live(), strict: true });
  await run('export');
  // The days on which files last changed are those of the checkout.
  const after = { ...files.load(), dates: before.dates };
  expect(after).toEqual(before);
  expect(JSON.stringify(after.pages.get('medicare'))).toContain('$92.00');
});

test('[DESK-10] import publishes what the files say, and nothing that does not fit', async () => {
  const { run, publish, files } = await site();
  await publish(92);
  files.edit('claims.yaml', 'fee: 85', 'fee: 40');
  expect(await run('import')).toMatchObject({ code: 1, output: expect.stringContaining('Nothing was published') });
  files.edit('claims.yaml', 'fee: 40', 'fee: 88');
  expect(await run('import')).toEqual({ code: 0, output: 'claims.yaml#fees: published as in the file' });
  expect((await run('diff')).output).toBe('The files say what is published.');
  expect((await run('status')).output).toContain('version 2 by command line');
  expect((await run('import')).output).toContain('Nothing was published');
});

test('[DESK-10] a file that the clinic does without is written when staff publish what it would hold', async () => {
  const { run, files, publishNotice } = await site();
  files.remove('notices.yaml');
  await publishNotice();
  expect((await run('export')).output).toBe('notices.yaml#notices: written to notices.yaml');
  expect(files.load().notices.map(({ title }) => title)).toEqual(['Closed over Christmas']);
});

test('[DESK-10] a wrong call prints how to call it', async () => {
  const { run } = await site();
  for (const values of [[], ['publish'], ['status', 'folder'], ['export', 'a', 'b']]) {
    expect(await run(...values), values.join()).toMatchObject({
      code: 2,
      output: expect.stringContaining('npm run content'),
    });
  }
});
