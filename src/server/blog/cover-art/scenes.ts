import type { Palette } from './palettes.ts';
import type { SeededNumbers } from './seeded-numbers.ts';
import { disc, place, sprig, tide, tideLine } from './strokes.ts';

/** Units of the drawing; it is shown at many sizes and cropped to flatter shapes, so the subject is between 130 and 620. */
export const drawingSize = { width: 1200, height: 750 } as const;

/** One way to place an object by the sea. */
export type Scene = (colours: Palette, numbers: SeededNumbers, thing: readonly string[]) => string;

/** On the sand of a bay, large, opposite saltbush. */
function bay(colours: Palette, numbers: SeededNumbers, thing: readonly string[]): string {
  const horizon = numbers.between(290, 340);
  const left = numbers.coin();
  const peak = numbers.between(90, 150);
  const hills = `M0 ${horizon - peak}C180 ${horizon - peak - 30} 300 ${horizon - 60} 420 ${horizon - 46}S640 ${horizon - 8} 760 ${horizon}H0Z`;
  const at = left ? numbers.between(760, 900) : numbers.between(300, 440);
  return [
    sky(colours, numbers, horizon, left ? numbers.between(420, 560) : numbers.between(640, 780)),
    `<path fill="${colours.far}"${left ? '' : mirrored} d="${hills}"/>`,
    `<path fill="${colours.deep}" d="M0 ${horizon}H1200V750H0Z"/>`,
    water(colours, numbers, horizon + 60, 530),
    sprigs(colours, numbers, left ? numbers.between(160, 280) : numbers.between(920, 1040)),
    place(thing, at, numbers.between(600, 622), 1.35),
  ].join('');
}

/** Between dunes: the last one hides its base. */
function dunes(colours: Palette, numbers: SeededNumbers, thing: readonly string[]): string {
  const top = numbers.between(300, 340);
  const at = numbers.between(380, 820);
  const layers = [colours.far, colours.foam, colours.sand, colours.shade].map((colour, index) => {
    const level = top + index * numbers.between(92, 100);
    const length = numbers.between(420, 620);
    const height = numbers.between(30, 54);
    const shift = -numbers.between(0, length);
    return tide(colour, level, length, height, shift) + tideLine(colours.foam, level + 26, length, height, shift, 0.55);
  });
  return [
    sky(colours, numbers, top + 40, at > 600 ? numbers.between(180, 330) : numbers.between(870, 1020)),
    ...layers.slice(0, 3),
    place(thing, at, 606, 1.3, numbers.between(-5, 5)),
    ...layers.slice(3),
    sprigs(colours, numbers, at > 600 ? numbers.between(180, 360) : numbers.between(840, 1000)),
  ].join('');
}

/** The shore from above, with the object on a round mat where the last wave ends. */
function shoreline(colours: Palette, numbers: SeededNumbers, thing: readonly string[]): string {
  const length = numbers.between(560, 800);
  const slant = (numbers.coin() ? 1 : -1) * numbers.between(14, 26);
  const shift = -numbers.between(0, length);
  const bands = [colours.shallow, colours.foam, colours.haze, colours.sand, colours.shade];
  const at = numbers.between(430, 770);
  return [
    `<path fill="${colours.deep}" d="M0 0H1200V750H0Z"/>`,
    `<g transform="rotate(${slant} 600 375)scale(1.35)translate(-150 -150)">`,
    ...bands.map((colour, index) => {
      const level = 150 + index * 112;
      const height = 52 - index * 6;
      const push = shift - index * numbers.between(30, 70);
      return tide(colour, level, length, height, push, 1150) + tideLine('#FFF', level - 20, length, height, push, 0.6);
    }),
    '</g>',
    `<circle cx="${at}" cy="385" r="252" fill="${colours.leaf}"/><circle cx="${at}" cy="385" r="226" fill="none" stroke="#FFF" stroke-width="4" opacity=".6"/>`,
    place(thing, at, 555, 1.12, numbers.between(-10, 10)),
  ].join('');
}

/** Before a cliff in the sea, with birds above. */
function headland(colours: Palette, numbers: SeededNumbers, thing: readonly string[]): string {
  const horizon = numbers.between(380, 410);
  const top = numbers.between(190, 240);
  const flip = numbers.coin();
  const edge = numbers.between(470, 560);
  const brow = `M0 ${top}C120 ${top - 24} 250 ${top + 6} ${edge - 150} ${top + 20}C${edge - 90} ${top + 26} ${edge - 60} ${top + 70} ${edge - 50} ${top + 120}`;
  const at = numbers.between(810, 920);
  const birds = [0, 1, 2].map(
    (index) => `M${330 + index * numbers.between(60, 90)} ${numbers.between(110, 160)}q13-15 24 0q12-13 25-2`,
  );
  return [
    `<g${flip ? mirrored : ''}>`,
    sky(colours, numbers, horizon, numbers.between(560, 660)),
    `<path fill="${colours.deep}" d="M0 ${horizon}H1200V750H0Z"/>`,
    `<path fill="${colours.shade}" d="${brow}C${edge - 36} ${top + 180} ${edge - 4} ${horizon - 40} ${edge + 30} ${horizon + 46}H0Z"/>`,
    `<path fill="${colours.leaf}" d="${brow}C${edge - 120} ${top + 60} ${edge - 260} ${top + 70} 0 ${top + 56}Z"/>`,
    `<path fill="none" stroke="${colours.stem}" stroke-width="4" stroke-linecap="round" d="${birds.join('')}"/>`,
    water(colours, numbers, horizon + 50, 540),
    '</g>',
    place(thing, flip ? 1200 - at : at, 616, 1.4),
  ].join('');
}

/** On the sill of a window towards the sea. */
function sill(colours: Palette, numbers: SeededNumbers, thing: readonly string[]): string {
  const x = numbers.between(150, 370);
  const at = x + (numbers.coin() ? numbers.between(60, 150) : numbers.between(470, 540));
  const horizon = numbers.between(300, 350);
  const frame = `M${x} 90H${x + 630}V566H${x}Z`;
  return [
    `<path fill="${colours.sand}" d="M0 0H1200V750H0Z"/>`,
    [30, 62, 94].map((level) => tideLine(colours.shade, level, 380, 16, -numbers.between(0, 300), 0.5)).join(''),
    `<path fill="${colours.sky}" d="${frame}"/>`,
    `<circle cx="${x + numbers.between(250, 380)}" cy="${horizon - numbers.between(50, 110)}" r="${numbers.between(44, 62)}" fill="${colours.sun}"/>`,
    [colours.deep, colours.shallow, colours.foam]
      .map(
        (colour, index) =>
          `<path fill="${colour}" d="M${x} ${horizon + index * 82}q158-${index * 22} 315 0t315 0V566H${x}Z"/>`,
      )
      .join(''),
    `<path fill="none" stroke="#FFF" stroke-width="22" d="${frame}M${x + 315} 90V566"/>`,
    `<path fill="${colours.haze}" d="M0 560H1200V650H0Z"/><path fill="${colours.shade}" d="M0 628H1200V750H0Z"/>`,
    place(thing, at, 604, 1.3),
  ].join('');
}

/** On a table, before a large sun or moon. */
function table(colours: Palette, numbers: SeededNumbers, thing: readonly string[]): string {
  const at = numbers.between(420, 780);
  const left = numbers.coin();
  const vase = left ? at - numbers.between(330, 380) : at + numbers.between(330, 380);
  return [
    `<path fill="${colours.haze}" d="M0 0H1200V750H0Z"/>`,
    tide(colours.sky, numbers.between(170, 240), 640, 44, -numbers.between(0, 500)),
    disc(colours.sun, at + numbers.between(-60, 60), numbers.between(300, 340), numbers.between(200, 236)),
    tide(colours.far, numbers.between(430, 480), 700, 40, -numbers.between(0, 500)),
    `<path fill="${colours.leaf}" d="M0 566H1200V750H0Z"/><path fill="${colours.stem}" d="M0 566H1200V578H0Z" opacity=".5"/>`,
    [640, 684, 728].map((level) => tideLine('#FFF', level, 420, 14, -numbers.between(0, 300), 0.35)).join(''),
    sprig(colours, vase, 540, numbers.between(170, 220), left ? -8 : 8),
    `<path fill="${colours.shallow}" d="M${vase - 42} 500H${vase + 42}C${vase + 70} 560 ${vase + 60} 606 ${vase + 34} 610H${vase - 34}C${vase - 60} 606 ${vase - 70} 560 ${vase - 42} 500Z"/>`,
    place(thing, at, 612, 1.36),
  ].join('');
}

export const scenes: Readonly<Record<string, Scene>> = { bay, dunes, shoreline, headland, sill, table };

const mirrored = ' transform="matrix(-1 0 0 1 1200 0)"';

/** A complete drawing. */
export function draw(scene: Scene, colours: Palette, numbers: SeededNumbers, thing: readonly string[]): string {
  const { width, height } = drawingSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${scene(colours, numbers, thing)}</svg>`;
}

function sky(colours: Palette, numbers: SeededNumbers, horizon: number, sun: number): string {
  return [
    `<path fill="${colours.sky}" d="M0 0H1200V750H0Z"/>`,
    tide(colours.haze, horizon - numbers.between(90, 150), numbers.between(500, 760), 40, -numbers.between(0, 500)),
    disc(colours.sun, sun, Math.max(150, horizon - numbers.between(80, 190)), numbers.between(46, 84)),
  ].join('');
}

/** The sea from a level down to the sand: three waves and their lines. */
function water(colours: Palette, numbers: SeededNumbers, from: number, sand: number): string {
  const step = Math.round((sand - from) / 2);
  return [colours.shallow, colours.foam, colours.sand]
    .map((colour, index) => {
      const level = from + index * step;
      const length = numbers.between(380, 620);
      const shift = -numbers.between(0, length);
      return tide(colour, level, length, 24, shift) + tideLine('#FFF', level - 9, length, 24, shift, 0.7);
    })
    .join('');
}

function sprigs(colours: Palette, numbers: SeededNumbers, at: number): string {
  return [-74, 0, 66]
    .map((apart, index) => {
      const height = index === 1 ? numbers.between(200, 250) : numbers.between(120, 170);
      return sprig(colours, at + apart, 752, height, numbers.between(-9, 9) + apart / 6);
    })
    .join('');
}
