import { type Palette, palettes } from './palettes.ts';
import { draw, drawingSize, type Scene, scenes } from './scenes.ts';
import { seededNumbers } from './seeded-numbers.ts';

/** A drawn cover: the same title and category always give the same one. */
export interface CoverArt {
  /** Names the drawing and everything in it, so that a browser may keep it for good. */
  name: string;
  /** Its address as a file. */
  href: string;
  width: number;
  height: number;
}

/** Grows when the drawings change, so that nobody keeps an old one. */
const edition = 1;
const namePattern = /^cover-(\d+)-([a-z]+)-([a-z]+)-([0-9a-f]{8})$/;

/** The cover of a post without a picture. Its category gives the light and the kind of coast, its title the rest. */
export function coverArtFor(post: { title: string; category: string }): CoverArt {
  const light = hash(`light ${post.category.toLowerCase()}`);
  const title = hash(post.title);
  const palette = nth(Object.keys(palettes), light);
  const scene = nth(Object.keys(scenes), title >>> 3);
  const name = `cover-${edition}-${palette}-${scene}-${title.toString(16).padStart(8, '0')}`;
  return { name, href: `/art/${name}.svg`, ...drawingSize };
}

/**
 * Draws a cover by its name, or undefined where no cover has this name. Everything that decides the drawing is in the
 * name: it is flat colour, without ids, so that several may stand in one page.
 */
export function drawCover(name: string): string | undefined {
  const [, printed, palette = '', scene = '', seed = ''] = namePattern.exec(name) ?? [];
  if (Number(printed) !== edition || !Object.hasOwn(palettes, palette) || !Object.hasOwn(scenes, scene))
    return undefined;
  return draw(scenes[scene] as Scene, palettes[palette] as Palette, seededNumbers(Number.parseInt(seed, 16)));
}

function nth(names: readonly string[], number: number): string {
  return names[number % names.length] ?? '';
}

/** FNV-1a, finished so that close texts lie far apart; 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
}
