import type { Palette } from './palettes.ts';
import type { SeededNumbers } from './seeded-numbers.ts';
import { disc, dots, sprig, tide, tideLine } from './strokes.ts';

/** Units of the drawing; it is shown at many sizes. */
export const drawingSize = { width: 1200, height: 750 } as const;

/** Draws one kind of coast. */
export type Scene = (colours: Palette, numbers: SeededNumbers) => string;

/** Land closing a bay, the sea coming in, saltbush on the sand. */
function bay(colours: Palette, numbers: SeededNumbers): string {
  const horizon = numbers.between(300, 360);
  const left = numbers.coin();
  const peak = numbers.between(90, 150);
  const far = left
    ? `M0 ${horizon - peak}C180 ${horizon - peak - 30} 300 ${horizon - 60} 420 ${horizon - 46}S640 ${horizon - 8} 760 ${horizon}H0Z`
    : `M1200 ${horizon - peak}C1020 ${horizon - peak - 30} 900 ${horizon - 60} 780 ${horizon - 46}S560 ${horizon - 8} 440 ${horizon}H1200Z`;
  return [
    sky(colours, numbers, horizon, left ? numbers.between(760, 980) : numbers.between(220, 440)),
    `<path fill="${colours.far}" d="${far}"/>`,
    `<path fill="${colours.deep}" d="M0 ${horizon}H1200V750H0Z"/>`,
    water(colours, numbers, horizon + 70),
    sprigs(colours, numbers, left ? numbers.between(820, 940) : numbers.between(210, 330)),
  ].join('');
}

/** Dunes behind dunes, each with the line that the wind drew. */
function dunes(colours: Palette, numbers: SeededNumbers): string {
  const top = numbers.between(270, 330);
  const layers = [colours.far, colours.foam, colours.sand, colours.shade].map((colour, index) => {
    const level = top + index * numbers.between(96, 112);
    const length = numbers.between(420, 620);
    const height = numbers.between(38, 70);
    const shift = -numbers.between(0, length);
    return (
      tide(colour, level, length, height, shift) +
      tideLine(colours.foam, level + numbers.between(20, 30), length, height, shift, 0.55)
    );
  });
  return [
    sky(colours, numbers, top + 40, numbers.between(280, 920)),
    ...layers,
    sprigs(colours, numbers, numbers.between(180, 1000)),
  ].join('');
}

/** The shore from above: every wave leaves its line. */
function shoreline(colours: Palette, numbers: SeededNumbers): string {
  const length = numbers.between(560, 800);
  const slant = (numbers.coin() ? 1 : -1) * numbers.between(8, 20);
  const shift = -numbers.between(0, length);
  const bands = [colours.shallow, colours.foam, colours.haze, colours.sand, colours.shade];
  const step = numbers.between(112, 124);
  return [
    `<path fill="${colours.deep}" d="M0 0H1200V750H0Z"/>`,
    `<g transform="rotate(${slant} 600 375)scale(1.35)translate(-150 -90)">`,
    ...bands.map((colour, index) => {
      const level = 150 + index * step;
      const height = 52 - index * 6;
      const push = shift - index * numbers.between(30, 70);
      return (
        tide(colour, level, length, height, push, 1050) +
        tideLine('#FFF', level - 16, length, height, push, 0.75) +
        tideLine('#FFF', level - 34, length, height, push + 14, 0.35)
      );
    }),
    '</g>',
    dots(colours.stem, numbers, 6),
  ].join('');
}

/** A cliff that stands in the sea, and birds about it. */
function headland(colours: Palette, numbers: SeededNumbers): string {
  const horizon = numbers.between(400, 450);
  const top = numbers.between(170, 230);
  const flip = numbers.coin();
  const edge = numbers.between(480, 620);
  const cliff = `M0 ${top}C120 ${top - 24} 250 ${top + 6} ${edge - 150} ${top + 20}C${edge - 90} ${top + 26} ${edge - 60} ${top + 70} ${edge - 50} ${top + 120}C${edge - 36} ${top + 180} ${edge - 4} ${horizon - 40} ${edge + 30} ${horizon + 46}H0Z`;
  const grass = `M0 ${top}C120 ${top - 24} 250 ${top + 6} ${edge - 150} ${top + 20}C${edge - 90} ${top + 26} ${edge - 60} ${top + 70} ${edge - 50} ${top + 120}C${edge - 120} ${top + 60} ${edge - 260} ${top + 70} 0 ${top + 56}Z`;
  const sun = numbers.between(760, 1000);
  return [
    sky(colours, numbers, horizon, flip ? 1200 - sun : sun),
    `<path fill="${colours.deep}" d="M0 ${horizon}H1200V750H0Z"/>`,
    `<g${flip ? ' transform="matrix(-1 0 0 1 1200 0)"' : ''}>`,
    `<path fill="${colours.shade}" d="${cliff}"/>`,
    `<path fill="${colours.leaf}" d="${grass}"/>`,
    tideLine(colours.haze, top + 150, 520, 18, -60, 0.4, edge - 40),
    '</g>',
    water(colours, numbers, horizon + 60),
    birds(colours, numbers, flip),
  ].join('');
}

export const scenes: Readonly<Record<string, Scene>> = { bay, dunes, shoreline, headland };

/** A whole drawing. */
export function draw(scene: Scene, colours: Palette, numbers: SeededNumbers): string {
  const { width, height } = drawingSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${scene(colours, numbers)}</svg>`;
}

function sky(colours: Palette, numbers: SeededNumbers, horizon: number, sun: number): string {
  const height = horizon - numbers.between(110, 190);
  return [
    `<path fill="${colours.sky}" d="M0 0H1200V750H0Z"/>`,
    tide(colours.haze, horizon - numbers.between(120, 170), numbers.between(500, 760), 40, -numbers.between(0, 500)),
    disc(colours.sun, sun, Math.max(110, height), numbers.between(46, 72)),
  ].join('');
}

/** The sea from a level down to the sand: three waves and their lines. */
function water(colours: Palette, numbers: SeededNumbers, from: number): string {
  const step = Math.round((690 - from) / 3);
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

function birds(colours: Palette, numbers: SeededNumbers, left: boolean): string {
  const wings = [0, 1, 2].map((index) => {
    const x = (left ? 200 : 700) + index * numbers.between(60, 90);
    const y = numbers.between(120, 230);
    return `M${x} ${y}q13-15 24 0q12-13 25-2`;
  });
  return `<path fill="none" stroke="${colours.stem}" stroke-width="4" stroke-linecap="round" d="${wings.join('')}"/>`;
}
