import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { loadContent } from '#content/load.ts';
import { coverArtFor, drawCover } from './cover-art.ts';
import { objects } from './objects.ts';
import { palettes } from './palettes.ts';
import { scenes } from './scenes.ts';

const sleep = { slug: 'sleeping-well', category: 'Sleep', tags: ['sleep'] };
const partsOf = (name: string) => {
  const [, , palette, scene, thing] = name.split('-');
  return { palette, scene, thing };
};

describe('drawn covers', () => {
  test('a post always has the same cover; another address has another', () => {
    const cover = coverArtFor(sleep);
    expect(coverArtFor({ ...sleep })).toEqual(cover);
    expect(coverArtFor({ ...sleep, slug: 'sleeping-better' }).name).not.toBe(cover.name);
    expect(cover.href).toBe(`/art/${cover.name}.svg`);
  });

  test.each([
    ['the first tag that says something', { category: 'Food', tags: ['autumn', 'Blood tests', 'sleep'] }, ['tubes']],
    ['the category, where no tag does', { category: 'Movement', tags: ['autumn'] }, ['shoe', 'dumbbell', 'stairs']],
    ['anything, where nothing does', { category: 'Ébène', tags: [] }, Object.keys(objects)],
  ])('%s gives the thing that is drawn', (_, post, things) => {
    for (const slug of ['a', 'b-c', 'neues', '']) {
      const { name } = coverArtFor({ slug, ...post });
      expect(things).toContain(partsOf(name).thing);
      expect(drawCover(name)).toBeDefined();
    }
  });

  test('every light, scene and object is drawn: small, flat, without ids, scripts or outside files', () => {
    const lights = Object.keys(palettes);
    const names = Object.keys(scenes).flatMap((scene) =>
      Object.keys(objects).flatMap((thing, index) =>
        ['00000000', 'ffffffff', '0d0e0938'].map(
          (seed) => `cover-2-${lights[index % lights.length]}-${scene}-${thing}-${seed}`,
        ),
      ),
    );
    for (const name of names) {
      const svg = drawCover(name) ?? '';
      expect(svg, name).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 1200 750">.*<\/svg>$/);
      expect(svg.length, name).toBeLessThan(7000);
      expect(svg, name).not.toMatch(/\bid=|style=|<script|href|url\(|NaN|undefined/);
    }
  });

  test.each([
    'cover-1-noon-bay-00000000',
    'cover-2-noon-cave-lamp-00000000',
    'cover-2-noon-bay-elephant-00000000',
    'cover-2-constructor-bay-lamp-00000000',
    'cover-2-noon-bay-lamp-0',
    'mark',
  ])('%s names none', (name) => {
    expect(drawCover(name)).toBeUndefined();
  });
});

describe('[CITY-06] the articles that a new site starts with', () => {
  const posts = [...loadContent('content').posts].sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
  const names = posts.slice(0, 24).map((post) => coverArtFor(post).name);

  test('neighbours, beside and below in three columns, differ in composition and in object', () => {
    expect(names.length).toBe(24);
    for (const [index, name] of names.entries()) {
      for (const neighbour of [names[index - 1], names[index - 3]]) {
        if (!neighbour) continue;
        expect(partsOf(name).scene, `${name} ${neighbour}`).not.toBe(partsOf(neighbour).scene);
        expect(partsOf(name).thing, `${name} ${neighbour}`).not.toBe(partsOf(neighbour).thing);
      }
    }
  });

  test('no two of the latest 24 look alike at the size of a stamp', async () => {
    const stamps = await Promise.all(
      names.map((name) =>
        sharp(Buffer.from(drawCover(name) ?? ''))
          .resize(48, 30)
          .removeAlpha()
          .raw()
          .toBuffer(),
      ),
    );
    for (const [index, one] of stamps.entries()) {
      for (const [further, other] of stamps.slice(index + 1).entries()) {
        // The mean difference between two pixels of the same position, of 255: the same sea with another wave has 8 to 11.
        const apart = one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
        expect(apart, `${names[index]} ${names[index + 1 + further]}`).toBeGreaterThan(11);
      }
    }
  });
});
