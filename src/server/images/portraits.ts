import { readFile } from 'node:fs/promises';
import type { Photo } from '#content/photos.ts';
import { ContentError, type ContentProblem } from '#content/problem.ts';
import { drawingLibrary } from './drawing-library.ts';

/**
 * Encodes the photographs of the clinic's people for pages: upright, cropped to the face, and without a camera's place and
 * time. Runs at start-up, so that an unusable file is reported then.
 *
 * @param known Photographs that were encoded before, by address.
 * @throws ContentError
 */
export async function drawPortraits(
  photos: readonly Photo[],
  known: ReadonlyMap<string, Uint8Array> = new Map(),
): Promise<ReadonlyMap<string, Uint8Array>> {
  const drawn = new Map<string, Uint8Array>();
  const problems: ContentProblem[] = [];
  for (const { href, path, file, field, width, height } of photos) {
    const encoded = known.get(href);
    if (encoded) {
      drawn.set(href, encoded);
      continue;
    }
    const fix = (text: string) => void problems.push({ file, field, fix: text });
    try {
      const sharp = await drawingLibrary();
      const picture = sharp(await readFile(path), { limitInputPixels: 50_000_000, failOn: 'error' });
      const { autoOrient: whole } = await picture.metadata();
      if (whole.width < width / 2 || whole.height < height / 2) {
        fix(`the photograph is ${whole.width} by ${whole.height} pixels; use one of at least ${width} by ${height}`);
        continue;
      }
      const cut = picture.autoOrient().resize({ width, height, fit: 'cover', position: 'attention' });
      drawn.set(
        href,
        await cut.flatten({ background: '#ffffff' }).toColourspace('srgb').webp({ quality: 80 }).toBuffer(),
      );
    } catch {
      fix('the photograph cannot be read, or has more than 50 million pixels; save it as JPEG and name that file');
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
  return drawn;
}
