import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { bomb, halves, photograph, pixelOf } from '#tests/support/pictures.ts';
import { type PreparedPicture, preparePicture, UnusablePicture } from './prepare-picture.ts';

async function reasonOf(file: Uint8Array): Promise<string> {
  return preparePicture(file).then(
    () => 'taken',
    (error: unknown) => (error instanceof UnusablePicture ? error.reason : String(error)),
  );
}

const widest = ({ variants }: PreparedPicture, format: string) =>
  variants.find((variant) => variant.format === format)?.body ?? Buffer.of();

/** Within the error of lossy formats. */
function expectColour(pixel: number[], expected: [number, number, number], within = 12) {
  for (const [index, value] of expected.entries()) expect(Math.abs((pixel[index] ?? -1) - value)).toBeLessThan(within);
}

const red = [208, 32, 32] as [number, number, number];
const blue = [32, 32, 208] as [number, number, number];

describe('[EDITOR-05] a picture', () => {
  test('is encoded as AVIF, WebP and JPEG in every width up to its own, with its size', async () => {
    const picture = await preparePicture(await halves(3000, 2000).jpeg().toBuffer());
    expect([picture.width, picture.height]).toEqual([1440, 960]);
    expect(picture.variants.map(({ format, width, height }) => `${format} ${width}x${height}`)).toEqual(
      ['avif', 'webp', 'jpg'].flatMap((format) => [`${format} 1440x960`, `${format} 960x640`, `${format} 480x320`]),
    );
    for (const { body, format, width, height } of picture.variants) {
      const read = await sharp(body).metadata();
      expect([read.format, read.width, read.height, read.space]).toEqual([
        { avif: 'heif', webp: 'webp', jpg: 'jpeg' }[format],
        width,
        height,
        'srgb',
      ]);
    }
  });

  test.each([
    [1, 1, ['1x1']],
    [479, 10, ['479x10']],
    [480, 320, ['480x320']],
    [700, 350, ['700x350', '480x240']],
    [1440, 2, ['1440x2', '960x1', '480x1']],
    [6000, 4, ['1440x1', '960x1', '480x1']],
    [4, 6000, ['2x2880']],
  ])('of %d by %d pixels is never made larger', async (width, height, sizes) => {
    const { variants } = await preparePicture(await halves(width, height).png().toBuffer());
    const webp = variants.filter(({ format }) => format === 'webp');
    expect(webp.map((variant) => `${variant.width}x${variant.height}`)).toEqual(sizes);
  });

  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('may be a %s', async (format) => {
    const picture = await preparePicture(await halves(64, 32).toFormat(format, { quality: 90 }).toBuffer());
    expectColour(await pixelOf(widest(picture, 'jpg'), 10, 16), red);
    expectColour(await pixelOf(widest(picture, 'avif'), 54, 16), blue);
  });

  test('loses its place and all other metadata', async () => {
    const file = await halves(600, 400)
      .withExif({
        IFD0: { Artist: 'Jane at home', ImageDescription: 'secret words' },
        IFD3: {
          GPSLatitudeRef: 'S',
          GPSLatitude: '27/1 28/1 12/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '153/1 1/1 30/1',
        },
      })
      .withXmp('<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/">secret words</x:xmpmeta><?xpacket end="w"?>')
      .jpeg()
      .toBuffer();
    const before = await sharp(file).metadata();
    expect([before.exif?.includes('Jane at home'), before.xmp?.includes('secret words')]).toEqual([true, true]);
    for (const { body } of (await preparePicture(file)).variants) {
      const { exif, xmp, iptc, icc, comments, orientation } = await sharp(body).metadata();
      expect({ exif, xmp, iptc, icc, comments, orientation }).toEqual({});
      expect(/Jane|secret|Exif\0/.test(Buffer.from(body).toString('latin1'))).toBe(false);
    }
  });

  test('is upright in every orientation of the camera', async () => {
    const file = await halves(60, 30).withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer();
    const picture = await preparePicture(file);
    expect([picture.width, picture.height]).toEqual([30, 60]);
    expectColour(await pixelOf(widest(picture, 'webp'), 15, 5), red);
    expectColour(await pixelOf(widest(picture, 'webp'), 15, 55), blue);
  });

  test('shows its first frame if it is animated', async () => {
    const frames = await Promise.all(
      ['#d02020', '#2020d0', '#20d020'].map((colour) => halves(40, 40, colour, colour).png().toBuffer()),
    );
    for (const format of ['gif', 'webp'] as const) {
      const moving = await sharp(frames, { join: { animated: true } })
        [format]()
        .toBuffer();
      expect((await sharp(moving).metadata()).pages).toBe(3);
      const picture = await preparePicture(moving);
      expect([picture.width, picture.height, picture.moved]).toEqual([40, 40, true]);
      expectColour(await pixelOf(widest(picture, 'jpg'), 20, 20), red);
      for (const { body } of picture.variants) expect((await sharp(body).metadata()).pages ?? 1).toBe(1);
    }
  });

  test('[TRUST-08] reports an animation that the decoder ignores', async () => {
    const still = await halves(40, 40).png().toBuffer();
    const frames = Buffer.from('\0\0\0\x08acTL\0\0\0\x03\0\0\0\0\xc7\x8a\xb6\x8f', 'latin1');
    const moving = Buffer.concat([still.subarray(0, 33), frames, still.subarray(33)]);
    expect([(await preparePicture(still)).moved, (await preparePicture(moving)).moved]).toEqual([false, true]);
  });

  test('keeps its colours in sRGB, also from print and wide gamuts', async () => {
    const cmyk = await halves(64, 64, '#2060c0', '#2060c0').toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer();
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk');
    expectColour(await pixelOf(widest(await preparePicture(cmyk), 'webp'), 32, 32), [32, 96, 192], 40);
    const wide = await halves(64, 64).withIccProfile('p3').jpeg({ quality: 95 }).toBuffer();
    expectColour(await pixelOf(widest(await preparePicture(wide), 'webp'), 8, 32), red);
  });

  test('is white where it was transparent, and keeps 16 bits and greys', async () => {
    const clear = sharp({ create: { width: 20, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
    const glass = await preparePicture(await clear.png().toBuffer());
    expectColour(await pixelOf(widest(glass, 'avif'), 10, 10), [255, 255, 255]);
    const deep = await halves(20, 20).toColourspace('rgb16').png().toBuffer();
    expectColour(await pixelOf(widest(await preparePicture(deep), 'jpg'), 3, 10), red, 16);
    const grey = await halves(20, 20, '#404040', '#404040').toColourspace('b-w').png().toBuffer();
    expectColour(await pixelOf(widest(await preparePicture(grey), 'jpg'), 3, 10), [64, 64, 64]);
  });
});

describe('[EDITOR-05] a file is refused', () => {
  const html = '<!doctype html><html><body><img src="x"><script>alert(1)</script><svg></svg></body></html>';
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  test.each([
    ['that is a page', html, 'not-an-image'],
    ['that is text', 'photo.jpg', 'not-an-image'],
    ['that is empty', '', 'not-an-image'],
    ['that is a PDF', '%PDF-1.7\n%\xe2\xe3', 'not-an-image'],
    ['that is a program', 'MZ\x90\0\x03', 'not-an-image'],
    ['that is a drawing', svg, 'drawing'],
    ['that is a drawing after a declaration', `\ufeff<?xml version="1.0"?>\n<!-- made by hand -->\n${svg}`, 'drawing'],
    ['that is only the start of a JPEG', '\xff\xd8\xff\xe0', 'damaged'],
    ['that is a page behind the start of a PNG', `\x89PNG\r\n\x1a\n${html}`, 'damaged'],
    ['that is a page behind the start of a GIF', `GIF89a${html}`, 'damaged'],
  ])('%s', async (_, text, reason) => {
    expect(await reasonOf(Buffer.from(text, text.startsWith('\ufeff') ? 'utf8' : 'latin1'))).toBe(reason);
  });

  test('that is HEIC, as phones keep photographs', async () => {
    const box = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]);
    expect(await reasonOf(Buffer.concat([box, Buffer.alloc(200)]))).toBe('heic');
  });

  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('that is a cut-off %s', async (format) => {
    const whole = await photograph(120, 90).toFormat(format).toBuffer();
    expect(await reasonOf(whole)).toBe('taken');
    for (const part of [0.1, 0.5, 0.9])
      expect(await reasonOf(whole.subarray(0, whole.length * part)), `${part}`).toBe('damaged');
  });

  test('that decodes to more than memory holds, before decoding', async () => {
    const file = bomb(30_000, 30_000);
    expect(file.length).toBeLessThan(200_000);
    const before = process.memoryUsage().rss;
    const started = performance.now();
    expect(await reasonOf(file)).toBe('too-many-pixels');
    expect(performance.now() - started).toBeLessThan(1000);
    expect(process.memoryUsage().rss - before).toBeLessThan(50e6);
  });

  test('at the exact pixel limit', async () => {
    expect(await reasonOf(bomb(50_000, 1000))).toBe('taken');
    expect(await reasonOf(bomb(50_000, 1001))).toBe('too-many-pixels');
  });

  test('that is an AVIF of 16 million pixels, the largest use of memory', async () => {
    // Made once: encoding takes seconds.
    const file = readFileSync('tests/fixtures/16-megapixels.avif');
    expect(await reasonOf(file)).toBe('taken');
    // Its size follows the name of its box and four bytes.
    file.writeUInt32BE(4001, file.indexOf('ispe') + 12);
    expect(await reasonOf(file)).toBe('too-many-pixels');
  }, 60_000);

  test('that is progressive with half as many pixels, because its passes are held in memory', async () => {
    const plain = { width: 5000, height: 5000, channels: 3, background: '#d02020' } as const;
    const file = await sharp({ create: plain }).jpeg({ progressive: true }).toBuffer();
    expect(await reasonOf(file)).toBe('taken');
    // Offsets in the frame header: length, depth, height.
    file.writeUInt16BE(5001, file.indexOf(Buffer.from([0xff, 0xc2])) + 5);
    expect(await reasonOf(file)).toBe('too-many-pixels');
  });
});
