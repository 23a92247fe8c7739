import { describe, expect, test } from 'vitest';
import {
  isServedPictureName,
  mainPictureName,
  ownPictureTimestamp,
  pictureRecordName,
  publicPicturePath,
  timestampOf,
  timestampsIn,
  variantName,
} from './picture-names.ts';

const time = 1763700000000;

describe('[EDITOR-05] names of pictures', () => {
  test('say bucket, time and ending', () => {
    expect(publicPicturePath + mainPictureName(time)).toBe(
      '/storage/v1/object/public/blog-images/blog-1763700000000.jpg',
    );
    expect(variantName(time, 960, 'avif')).toBe('blog-1763700000000-960.avif');
    for (const name of [mainPictureName(time), variantName(time, 1, 'webp'), pictureRecordName(time)])
      expect(timestampOf(name)).toBe(time);
  });

  test.each([
    ['blog-1763700000000.jpg', true],
    ['blog-1763700000000-960.avif', true],
    ['blog-1763700000000.json', false],
    ['blog-1763700000000.svg', false],
    ['blog-1763700000000.jpg/', false],
    ['blog-.jpg', false],
    ['../blog-1763700000000.jpg', false],
    ['blog-1763700000000.jpg\n', false],
    ['', false],
  ])('visitors may ask for %j: %s', (name, expected) => {
    expect(isServedPictureName(name)).toBe(expected);
  });
});

describe('[EDITOR-05] the picture of a post', () => {
  const own = ['https://clinic.example'];
  const path = publicPicturePath + mainPictureName(time);
  test.each([
    [path, time],
    [`https://clinic.example${path}`, time],
    [`https://clinic.example.evil.example${path}`, undefined],
    [`https://evil.example${path}`, undefined],
    [`//evil.example${path}`, undefined],
    ['https://images.example/photo.jpg', undefined],
    [`${publicPicturePath}blog-${time}-960.jpg`, undefined],
    [`${publicPicturePath}photo.jpg`, undefined],
    [`data:image/png;base64,${path}`, undefined],
    [`${path}?x=1`, undefined],
    ['', undefined],
  ])('named by %s is %s', (address, expected) => {
    expect(ownPictureTimestamp(address, own)).toBe(expected);
  });

  test('is found in any text that names one of its files', () => {
    const text = `Look: ![a bay](${path}) and https://x.example${publicPicturePath}blog-1763700000001-480.webp, not blog-2026.`;
    expect([...timestampsIn(text)]).toEqual([time, time + 1]);
  });
});
