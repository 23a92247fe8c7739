import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { halves } from '#tests/support/pictures.ts';
import { postFields } from '#tests/support/posts.ts';
import { composeStorage } from '../compose-storage.ts';
import { readConfig } from '../config.ts';
import { createPictureAdder } from '../images/add-picture.ts';
import { runUnusedPictures } from './unused-pictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'unused-pictures-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const environment = { DATA_DIR: folder };

const fields = postFields({ title: 'A walk before breakfast', published: false });

async function command(...options: string[]): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = [];
  const code = await runUnusedPictures(environment, options, (line) => lines.push(line));
  return { code, lines };
}

const month = 31 * 24 * 60 * 60 * 1000;

test('[EDITOR-05] finds pictures that no post uses, and removes them on request', async () => {
  const storage = await composeStorage(readConfig(environment));
  expect((await command()).lines).toEqual(['Every picture older than 30 days is used by a post.']);

  const old = Date.now() - month;
  const file = await halves(20, 10).png().toBuffer();
  const add = (now: number) => createPictureAdder({ store: storage.images, now: () => now })(file);
  const [shown, written, former, unused] = [await add(old), await add(old + 1), await add(old + 2), await add(old + 3)];
  const young = await add(Date.now());
  await storage.posts.insert({ ...fields, featuredImage: shown.url }, 'jo@clinic.example');
  await storage.posts.insert({ ...fields, content: `![A bay](https://x.example${written.url})` }, 'jo@clinic.example');
  const saved = await storage.posts.insert({ ...fields, featuredImage: former.url }, 'jo@clinic.example');
  if (saved.kind !== 'saved') throw new Error(saved.kind);
  await storage.posts.update(saved.post.id, saved.post.version, fields, 'jo@clinic.example');
  const gone = await storage.posts.insert({ ...fields, featuredImage: (await add(old + 4)).url }, 'jo@clinic.example');
  // A deleted post may be restored.
  if (gone.kind === 'saved') await storage.posts.delete(gone.post.id, 'jo@clinic.example');
  await storage.close();

  const name = (url: string) => url.split('/').at(-1) ?? '';
  const names = () => readdirSync(join(folder, 'files/blog-images'));
  const listed = await command();
  expect(listed.code).toBe(0);
  expect(listed.lines).toEqual([
    expect.stringContaining(name(unused.url)),
    '1 picture not used by any post. Nothing was removed; --remove does that.',
  ]);
  expect(names()).toContain(name(unused.url));

  expect((await command('--remove')).lines.at(-1)).toBe('Removed 1 picture.');
  for (const used of [shown, written, former, young]) expect(names()).toContain(name(used.url));
  expect(names().filter((file) => file.startsWith(`blog-${old + 3}`))).toEqual([]);
});

test('[EDITOR-05] prints its usage, and reports an invalid setting', async () => {
  expect(await command('--delete')).toEqual({ code: 2, lines: [expect.stringContaining('--remove')] });
  const lines: string[] = [];
  expect(await runUnusedPictures({ PORT: 'x' }, [], (line) => lines.push(line))).toBe(1);
  expect(lines[0]).toContain('PORT');
});
