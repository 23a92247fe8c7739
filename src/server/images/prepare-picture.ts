import { type PictureFormat, pictureTypes } from '#domain/blog/picture-names.ts';
import { drawingLibrary } from './drawing-library.ts';
import { type FileKind, kindOfFile, movesUnseen } from './kind-of-file.ts';

/** One file of a picture. */
export interface Variant {
  width: number;
  height: number;
  format: PictureFormat;
  type: string;
  body: Uint8Array;
}

export interface PreparedPicture {
  width: number;
  height: number;
  /** Whether the file was animated: only its first frame is used. */
  moved: boolean;
  /** Widest first within a format; the widest JPEG is the picture itself. */
  variants: Variant[];
}

/** Why a file cannot be used. */
export type UnusableReason = 'not-an-image' | 'drawing' | 'heic' | 'damaged' | 'too-many-pixels' | 'too-slow';

export class UnusablePicture extends Error {
  override name = 'UnusablePicture';
  readonly reason: UnusableReason;

  constructor(reason: UnusableReason) {
    super(reason);
    this.reason = reason;
  }
}

/** CSS pixels of a phone, a tablet and the reading column on a sharp screen. A picture is never enlarged. */
export const pictureWidths = [480, 960, 1440] as const;
const widest = 1440;
/** Maximum height: twice the width is already a tall poster. */
const tallest = 2880;

/**
 * Phones make at most 50 megapixels in one file of less than 5 MB. A progressive file is decoded in memory as a whole, and an
 * AVIF three times over; with these limits none takes more than 400 MB.
 */
const mostPixels = { anyFile: 50_000_000, inPasses: 25_000_000, avif: 16_000_000 } as const;

const decodeSeconds = 20;
const encodeSeconds = 30;

/** Chosen by eye on photographs and drawings with text; AVIF at a low effort, since staff wait for it. */
const quality = {
  avif: { quality: 55, effort: 3 },
  webp: { quality: 76, effort: 4 },
  jpg: { quality: 80, mozjpeg: true },
} as const satisfies Record<PictureFormat, object>;

/**
 * Checks a file by its content and encodes it again: upright, in sRGB, on white where it was transparent, its first frame if
 * animated, and without metadata such as the place. The result holds only pixels of this encoder, so nothing hidden in the file
 * reaches a visitor.
 *
 * Uses one thread, and about 400 MB for the largest accepted file; a caller runs one at a time.
 *
 * @throws UnusablePicture
 */
export async function preparePicture(bytes: Uint8Array): Promise<PreparedPicture> {
  const kind = kindOfFile(bytes);
  if (kind === undefined) throw new UnusablePicture('not-an-image');
  if (kind === 'svg') throw new UnusablePicture('drawing');
  if (kind === 'heic') throw new UnusablePicture('heic');
  const { data, info, moved } = await unlessUnusable(decode(bytes, kind));
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const widths = [...pictureWidths.filter((width) => width < info.width), Math.min(info.width, widest)].reverse();
  const variants: Variant[] = [];
  for (const format of ['avif', 'webp', 'jpg'] as const)
    for (const width of widths) variants.push(await encode(data, raw, width, format));
  return { width: info.width, height: info.height, moved, variants };
}

async function decode(bytes: Uint8Array, kind: FileKind) {
  const input = { limitInputPixels: mostPixels.anyFile, failOn: 'error', sequentialRead: true, pages: 1 } as const;
  const sharp = await drawingLibrary();
  // Reads the header only, and refuses more pixels than the limit.
  const { width, height, isProgressive, pages = 1 } = await sharp(bytes, input).metadata();
  const most = kind === 'avif' ? mostPixels.avif : isProgressive ? mostPixels.inPasses : mostPixels.anyFile;
  if (width * height > most) throw new UnusablePicture('too-many-pixels');
  const upright = await sharp(bytes, input)
    .timeout({ seconds: decodeSeconds })
    .autoOrient()
    .resize({ width: widest, height: tallest, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { ...upright, moved: pages > 1 || movesUnseen(bytes, kind) };
}

async function encode(
  data: Buffer,
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 },
  width: number,
  format: PictureFormat,
): Promise<Variant> {
  const sharp = await drawingLibrary();
  const picture = sharp(data, { raw }).timeout({ seconds: encodeSeconds }).resize({ width });
  const encoded =
    format === 'avif'
      ? picture.avif(quality.avif)
      : format === 'webp'
        ? picture.webp(quality.webp)
        : picture.jpeg(quality.jpg);
  const { data: body, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, format, type: pictureTypes[format], body };
}

/** The decoder's message may quote the file, so only the kind of error is passed on. */
async function unlessUnusable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof UnusablePicture) throw error;
    const message = error instanceof Error ? error.message : '';
    if (/pixel limit|exceeds|too large|security limit/i.test(message)) throw new UnusablePicture('too-many-pixels');
    throw new UnusablePicture(/timeout/i.test(message) ? 'too-slow' : 'damaged');
  }
}
