import { objects } from './objects.ts';
import { palettes } from './palettes.ts';
import { draw, drawingSize, scenes } from './scenes.ts';
import { seededNumbers } from './seeded-numbers.ts';
import { objectFor } from './topics.ts';

/** A drawn cover: the same post always has the same one. */
export interface CoverArt {
  /** Determines the whole drawing, so that a browser may cache it for good. */
  name: string;
  /** Its address as a file. */
  href: string;
  width: number;
  height: number;
}

/** Incremented when the drawings change, so that caches drop old ones. */
const edition = 2;
const namePattern = /^cover-(\d+)-([a-z]+)-([a-z]+)-([a-z]+)-([0-9a-f]{8})$/;

/**
 * The cover of a post without a picture. Its tags and category select the object; its address, which stays when a title is
 * corrected, selects the light, the composition and every measure.
 */
export function coverArtFor(post: { slug: string; category: string; tags: readonly string[] }): CoverArt {
  const seed = hash(post.slug);
  const palette = nth(Object.keys(palettes), hash(`hour of ${post.slug}`));
  const scene = nth(Object.keys(scenes), hash(`place for ${post.slug}`));
  const thing = objectFor(post, Object.keys(objects), seed);
  const name = `cover-${edition}-${palette}-${scene}-${thing}-${seed.toString(16).padStart(8, '0')}`;
  return { name, href: `/art/${name}.svg`, ...drawingSize };
}

/**
 * Draws a cover by its name; undefined for an unknown name. The name determines the drawing: it is flat colour, without ids, so
 * that one page may hold several.
 */
export function drawCover(name: string): string | undefined {
  const [, printed, palette = '', scene = '', thing = '', seed = ''] = namePattern.exec(name) ?? [];
  if (Number(printed) !== edition) return undefined;
  const [colours, place, parts] = [own(palettes, palette), own(scenes, scene), own(objects, thing)];
  if (!colours || !place || !parts) return undefined;
  return draw(place, colours, seededNumbers(Number.parseInt(seed, 16)), parts);
}

function own<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

function nth(names: readonly string[], number: number): string {
  return names[number % names.length] ?? '';
}

/** FNV-1a with a final mix, so that similar texts get distant hashes; 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
}
