import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type ContentFolder, contentFolder } from '#tests/support/content-folder.ts';
import { request } from '#tests/support/request.ts';
import { runSite, startSite } from '#tests/support/site.ts';

/** A content folder whose practitioner has a photograph: the file as given. */
function withPhoto(file: Uint8Array | string): ContentFolder {
  const folder = contentFolder();
  folder.edit(
    'people.yaml',
    'practitioner:\n',
    'practitioner:\n  photo:\n    file: nurse.jpg\n    alt: The nurse practitioner at her desk\n',
  );
  mkdirSync(join(folder.path, 'photos'));
  writeFileSync(join(folder.path, 'photos/nurse.jpg'), file);
  return folder;
}

function photograph(width: number, height: number): Promise<Buffer> {
  const exif = { IFD0: { Copyright: 'a camera that writes' } };
  return sharp({ create: { width, height, channels: 3, background: '#77665a' } })
    .withExif(exif)
    .jpeg()
    .toBuffer();
}

test('[PAGE-02] a photograph replaces the drawn portrait, with its description and without camera metadata', async () => {
  const site = await startSite({ CONTENT_DIR: withPhoto(await photograph(1600, 1200)).path });
  const about = (await request(site, '/about')).text;
  const [, src = ''] = /<img[^>]*src="(\/art\/nurse\.[0-9a-f]{10}\.webp)"/.exec(about) ?? [];
  expect(about).toContain('alt="The nurse practitioner at her desk"');
  expect((await request(site, '/')).text).toContain(src);
  // The other person has none.
  expect(about.match(/\/art\/[a-z-]*\.[0-9a-f]{10}\.svg/)).not.toBeNull();
  const answer = await fetch(`http://127.0.0.1:${site.port}${src}`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const { width, height, exif } = await sharp(await answer.arrayBuffer()).metadata();
  expect({ width, height, exif }).toEqual({ width: 720, height: 840, exif: undefined });
  await site.stop();
});

test('[PAGE-02] photographs that cannot be used stop the start and say what to do', async () => {
  const folder = withPhoto('a letter');
  folder.edit('people.yaml', 'manager:\n', 'manager:\n  photo:\n    file: small.png\n    alt: The manager\n');
  writeFileSync(join(folder.path, 'photos/small.png'), await photograph(200, 300));
  const { code, stderr } = await runSite({ CONTENT_DIR: folder.path });
  expect(code).toBe(1);
  expect(stderr).toMatch(/people\.yaml, practitioner\.photo\.file: the photograph cannot be read/);
  expect(stderr).toContain('manager.photo.file: the photograph is 200 by 300 pixels; use one of at least 720 by 840');
  expect(stderr).not.toContain('    at ');
});

test('[PAGE-02] a missing photograph is reported with its path', () => {
  const folder = withPhoto('');
  folder.remove('photos/nurse.jpg');
  expect(folder.problems()).toEqual([
    {
      file: 'people.yaml',
      field: 'practitioner.photo.file',
      fix: 'no photograph is at content/photos/nurse.jpg; put it there or remove photo',
    },
  ]);
});
