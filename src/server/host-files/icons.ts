import type { SiteContent } from '#content/load.ts';
import { drawingLibrary } from '../images/drawing-library.ts';

/** Icons that devices ask for by name, with their sizes in pixels. */
export const iconSizes = { '/apple-touch-icon.png': 180, '/icon-192.png': 192, '/icon-512.png': 512 } as const;

/** Sizes in favicon.ico, which old browsers and feed readers request from every host. */
const faviconSizes = [16, 32, 48];

/**
 * The clinic's favicon drawing as a PNG.
 *
 * @param filled Whether the background colour also fills the corners: phones round the corners themselves.
 */
export async function iconPng({ art }: SiteContent, size: number, filled: boolean): Promise<Buffer> {
  const svg = art.get('favicon')?.svg;
  if (!svg) throw new Error('the favicon was checked at start-up and is gone');
  const ground = filled ? /fill="(#[0-9a-f]{3,6})"/i.exec(svg)?.[1] : undefined;
  const sharp = await drawingLibrary();
  const drawn = sharp(Buffer.from(svg), { density: Math.ceil((72 * size) / 32) }).resize(size, size);
  return (ground ? drawn.flatten({ background: ground }) : drawn).png().toBuffer();
}

/** The favicon as one .ico file with a PNG for each size. */
export async function faviconIco(content: SiteContent): Promise<Buffer> {
  const pictures = await Promise.all(faviconSizes.map((size) => iconPng(content, size, false)));
  const headers = Buffer.alloc(6 + 16 * pictures.length);
  headers.writeUInt16LE(1, 2);
  headers.writeUInt16LE(pictures.length, 4);
  let offset = headers.length;
  pictures.forEach((picture, index) => {
    const at = 6 + 16 * index;
    headers.writeUInt8(faviconSizes[index] ?? 0, at);
    headers.writeUInt8(faviconSizes[index] ?? 0, at + 1);
    headers.writeUInt16LE(1, at + 4);
    headers.writeUInt16LE(32, at + 6);
    headers.writeUInt32LE(picture.length, at + 8);
    headers.writeUInt32LE(offset, at + 12);
    offset += picture.length;
  });
  return Buffer.concat([headers, ...pictures]);
}
