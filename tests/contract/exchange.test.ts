import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ExportedPost } from '#server/blog/post-store.ts';
import { csvLines } from '#server/exchange/csv-file.ts';
import { jsonLines } from '#server/exchange/json-file.ts';
import { readImportFile } from '#server/exchange/read-posts.ts';
import { importedPost, postFields } from '#tests/support/posts.ts';
import { onBothEngines } from './engines.ts';
import { collect, editor, emptyStore, saved } from './stores.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'exchange-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const awkward = [
  '=1+1',
  '+61 7',
  '-dash',
  '@name',
  "'quoted",
  "'=already",
  "''=twice",
  '\ttab',
  ' spaced ',
  'a,b',
  'a"b',
  'line\r\nline',
  '🌊',
  '{x}',
  '[y]',
  'null',
  'true',
];

onBothEngines('export and import', (databases) => {
  test('[TRUST-01] a repeated import makes no duplicates: without an address, with a new one, or in the bin', async () => {
    const posts = await emptyStore(databases);
    const sourceId = (digit: number) => `0000000${digit}-0000-8000-a000-000000000000`;
    const batch = [1, 2, 3].map((digit) => ({
      ...importedPost({ slug: digit === 1 ? '' : `s-${digit}`, title: `T ${digit}`, published: false }, digit),
      sourceId: sourceId(digit),
    }));
    expect(await posts.importAll(batch, editor)).toEqual(['saved', 'saved', 'saved']);
    const second = await posts.byId(sourceId(2));
    if (!second) throw new Error('the post keeps its id');
    saved(await posts.update(second.id, 1, { ...second, slug: 'given-by-hand' }, editor));
    await posts.delete(sourceId(3), editor);
    expect(await posts.importAll(batch, editor)).toEqual(['slug-taken', 'slug-taken', 'slug-taken']);
    expect(await collect(posts.exportAll())).toHaveLength(2);
  });

  test.each([
    ['csv', csvLines],
    ['json', jsonLines],
  ] as const)('%s: what was exported is imported to the same posts', async (ending, write) => {
    const posts = await emptyStore(databases);
    await posts.importAll(
      awkward.map((text, index) =>
        importedPost(
          {
            title: text,
            slug: `p-${index}`,
            excerpt: text,
            content: `${text}\n\n${text}`,
            author: text,
            // An incomplete review is dropped.
            reviewer: text.trim() ? text : '',
            reviewedOn: text.trim() ? '2025-02-28' : null,
            category: text,
            tags: [text, 'x'],
            featuredImageAlt: text,
            metaDescription: text,
            featuredImage: index % 2 ? null : `/x/${index}.webp`,
            featured: index % 3 === 0,
            published: index % 4 > 0,
            aiAssisted: index % 5 === 0,
          },
          index,
        ),
      ),
      editor,
    );
    const moved = saved(await posts.insert(postFields({ slug: 'before' }), editor));
    saved(await posts.update(moved.id, 1, { ...moved, slug: 'after' }, editor));
    const exported = await collect(posts.exportAll());
    const file = join(folder, `${databases.name}.${ending}`);
    writeFileSync(file, (await collect(write(posts.exportAll()))).join(''));
    if (ending === 'csv') {
      const cells = (parse(readFileSync(file, 'utf8'), { bom: true }) as string[][]).flat();
      expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
    }

    const copy = await emptyStore(databases);
    expect(new Set(await copy.importAll(await readImportFile(file), editor))).toEqual(new Set(['saved']));
    const same = (all: readonly ExportedPost[]) => all.map(({ previewKey: _key, version: _version, ...post }) => post);
    expect(same(await collect(copy.exportAll()))).toEqual(same(exported));
    expect(await copy.published.movedTo('before')).toBe('after');
    // A second import into the same database adds no post.
    expect(new Set(await copy.importAll(await readImportFile(file), editor))).toEqual(new Set(['slug-taken']));
  });

  test('[TRUST-01] a repeated list adds nothing: rows without an address, and posts with a new address here', async () => {
    const posts = await emptyStore(databases);
    const id = '0b7d5b1e-7f0a-4c59-9d3e-0a4c6a0f7b11';
    const file = join(folder, `again-${databases.name}.csv`);
    const rows = ['id,title,content', ',One,a', ',One,b', '7,Two,a', `${id},Three,a`];
    writeFileSync(file, rows.join('\n'));
    expect(await posts.importAll(await readImportFile(file), editor)).toEqual(Array(4).fill('saved'));
    const third = await posts.byId(id);
    if (!third) throw new Error('the post keeps its id');
    saved(await posts.update(third.id, 1, { ...third, slug: 'given-by-hand' }, editor));
    writeFileSync(file, [...rows, ',Four,a'].join('\n'));
    expect(await posts.importAll(await readImportFile(file), editor)).toEqual([
      ...Array(4).fill('slug-taken'),
      'saved',
    ]);
  });

  test('an error far down in a file leaves no post', async () => {
    const posts = await emptyStore(databases);
    const file = join(folder, `mistake-${databases.name}.csv`);
    const rows = Array.from({ length: 200 }, (_, index) => `Title ${index},true`);
    writeFileSync(file, ['title,published', ...rows, 'Last,perhaps', ''].join('\n'));
    await expect(posts.importAll(await readImportFile(file), editor)).rejects.toThrow(
      'Row 202: published has to be true or false.',
    );
    expect(await collect(posts.exportAll())).toEqual([]);
  });
});
