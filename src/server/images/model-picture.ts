import { drawingLibrary } from './drawing-library.ts';
import { kindOfFile } from './kind-of-file.ts';
import { UnusablePicture } from './prepare-picture.ts';

/** Pixels of the longer side: the limit of vision models, which scale down larger pictures at a higher cost. */
const longestSide = 1568;
const mostPixels = 50_000_000;
const seconds = 20;

/**
 * A picture for a model: checked by its content, upright, small, and without metadata. Uses one thread and up to 400 MB; a
 * caller runs one at a time.
 *
 * @throws UnusablePicture
 */
export async function pictureForModel(bytes: Uint8Array): Promise<{ bytes: Uint8Array; mediaType: 'image/jpeg' }> {
  const kind = kindOfFile(bytes);
  if (kind === undefined) throw new UnusablePicture('not-an-image');
  if (kind === 'svg') throw new UnusablePicture('drawing');
  if (kind === 'heic') throw new UnusablePicture('heic');
  const input = { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true, pages: 1 } as const;
  const sharp = await drawingLibrary();
  try {
    const { width, height } = await sharp(bytes, input).metadata();
    if (width * height > mostPixels) throw new UnusablePicture('too-many-pixels');
    const made = await sharp(bytes, input)
      .timeout({ seconds })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 80 })
      .toBuffer();
    return { bytes: made, mediaType: 'image/jpeg' };
  } catch (error) {
    if (error instanceof UnusablePicture) throw error;
    // The decoder's message may quote the file.
    const tooMany = error instanceof Error && /pixel limit/i.test(error.message);
    throw new UnusablePicture(tooMany ? 'too-many-pixels' : 'damaged');
  }
}

/** The bytes of a picture's base64 data URL; undefined if it is none. */
export function bytesOfDataUrl(url: string): Uint8Array | undefined {
  const base64 = /^data:image\/[a-z0-9.+-]{1,40}(?:;[a-z0-9=.+-]{1,40})*;base64,/i.exec(url.slice(0, 200));
  if (!base64) return undefined;
  const text = url.slice(base64[0].length);
  if (text === '' || /[^A-Za-z0-9+/=\s]/.test(text)) return undefined;
  return Buffer.from(text, 'base64');
}
