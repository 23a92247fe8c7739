import { describe, expect, test } from 'vitest';
import { coverArtFor, drawCover } from './cover-art.ts';
import { palettes } from './palettes.ts';
import { scenes } from './scenes.ts';

const names = Object.keys(palettes).flatMap((palette) =>
  Object.keys(scenes).flatMap((scene) =>
    ['00000000', 'ffffffff', '0d0e0938'].map((seed) => `cover-1-${palette}-${scene}-${seed}`),
  ),
);

describe('drawn covers', () => {
  test('the same title and category give the same one; another title another', () => {
    const cover = coverArtFor({ title: 'Sleeping well', category: 'Sleep' });
    expect(coverArtFor({ title: 'Sleeping well', category: 'Sleep' })).toEqual(cover);
    expect(coverArtFor({ title: 'Sleeping better', category: 'Sleep' }).name).not.toBe(cover.name);
    expect(cover.href).toBe(`/art/${cover.name}.svg`);
    expect(drawCover(cover.name)).toBe(drawCover(cover.name));
  });

  test('posts of one category stand in one light', () => {
    const lights = ['A', 'B', 'C', 'D'].map((title) => coverArtFor({ title, category: 'Sleep' }).name.split('-')[2]);
    expect(new Set(lights).size).toBe(1);
  });

  test('every light and coast can be drawn: small, flat, without ids, scripts or anything from elsewhere', () => {
    for (const name of names) {
      const svg = drawCover(name) ?? '';
      expect(svg, name).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 1200 750">.*<\/svg>$/);
      expect(svg.length, name).toBeLessThan(6000);
      expect(svg, name).not.toMatch(/\bid=|style=|<script|href|url\(|NaN|undefined/);
    }
  });

  test.each([
    'cover-2-noon-bay-00000000',
    'cover-1-noon-cave-00000000',
    'cover-1-constructor-bay-00000000',
    'cover-1-noon-bay-0',
    'mark',
  ])('%s names none', (name) => {
    expect(drawCover(name)).toBeUndefined();
  });
});
