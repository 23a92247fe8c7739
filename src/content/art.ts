import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { ContentReader } from './read.ts';

/** A drawing of content/art, held in memory. */
export interface Art {
  name: string;
  /** Its address: the name carries a fingerprint, so that browsers may keep it for good. */
  href: string;
  /** Intrinsic size in CSS pixels. */
  width: number;
  height: number;
  svg: string;
}

/** Drawings that the product shows by itself, whatever the records name. */
export const requiredDrawings = [
  'mark',
  'mark-light',
  'favicon',
  'tide',
  'default-hero',
  'about-hero',
  'faq-hero',
  'blog-hero',
  'calculator-hero',
  'tools-hero',
  'staff-hero',
  'not-found',
] as const;

export type RequiredDrawing = (typeof requiredDrawings)[number];

/** Anything that runs, or that would make the drawing ask another address for something. */
const unsafePattern =
  /<script|<foreignObject|\son\w+\s*=|javascript:|(?:href|src)\s*=\s*["'](?!#)|url\(\s*["']?(?!#)|@import/i;
const viewBoxPattern = /<svg[^>]*\sviewBox="\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*"/;

/** Reads every drawing. A file that could carry a script or reach another site is refused. */
export function readArt(reader: ContentReader): Map<string, Art> {
  const folder = join(reader.folder, 'art');
  const drawings = new Map<string, Art>();
  if (!existsSync(folder)) {
    reader.report('art', '', 'the folder is missing; create it and put the drawings in it');
    return drawings;
  }
  for (const file of readdirSync(folder).sort()) {
    if (extname(file) !== '.svg') {
      reader.report(`art/${file}`, '', 'only .svg drawings belong here; move the file elsewhere');
      continue;
    }
    const name = file.slice(0, -'.svg'.length);
    const svg = readFileSync(join(folder, file), 'utf8');
    const size = viewBoxPattern.exec(svg);
    if (!size) {
      reader.report(`art/${file}`, 'viewBox', 'give the <svg> element a viewBox, such as viewBox="0 0 800 600"');
      continue;
    }
    if (unsafePattern.test(svg)) {
      reader.report(`art/${file}`, '', 'remove scripts, event handlers and links to other files from the drawing');
      continue;
    }
    const fingerprint = createHash('sha256').update(svg).digest('hex').slice(0, 10);
    drawings.set(name, {
      name,
      href: `/art/${name}.${fingerprint}.svg`,
      width: Math.round(Number(size[1])),
      height: Math.round(Number(size[2])),
      svg,
    });
  }
  for (const name of requiredDrawings) {
    if (!drawings.has(name)) reader.report(`art/${name}.svg`, '', 'every clinic needs this drawing; add it');
  }
  return drawings;
}
