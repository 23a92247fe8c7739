import type { Palette } from './palettes.ts';

/** Half-waves across the drawing: up, down, up. `shift` moves the first one to the left of the edge. */
function wave(level: number, length: number, height: number, shift: number, until = 1240): string {
  const half = Math.round(length / 2);
  const parts = [`M${shift} ${level}`];
  for (let x = shift, up = true; x < until; x += half, up = !up)
    parts.push(`q${Math.round(half / 2)} ${up ? -height : height} ${half} 0`);
  return parts.join('');
}

/** A band from a wave line down to the bottom edge of the drawing. */
export function tide(colour: string, level: number, length: number, height: number, shift: number, foot = 750): string {
  return `<path fill="${colour}" d="${wave(level, length, height, shift)}V${foot}H${shift}Z"/>`;
}

/** The fine line that a wave leaves. */
export function tideLine(
  colour: string,
  level: number,
  length: number,
  height: number,
  shift: number,
  opacity: number,
  until?: number,
): string {
  return `<path fill="none" stroke="${colour}" stroke-width="3" stroke-linecap="round" opacity="${opacity}" d="${wave(level, length, height, shift, until)}"/>`;
}

/** The sun or the moon, with the ring of light around it. */
export function disc(colour: string, x: number, y: number, radius: number): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/><g fill="none" stroke="#FFF" stroke-width="2.5"><circle cx="${x}" cy="${y}" r="${radius + 30}" opacity=".8"/><circle cx="${x}" cy="${y}" r="${radius + 64}" opacity=".4"/></g>`;
}

/** An object on the ground, with its shadow. */
export function place(thing: readonly string[], x: number, foot: number, scale: number, turn = 0): string {
  return `<g transform="translate(${x} ${foot})rotate(${turn})scale(${scale})"><ellipse rx="190" ry="15" fill="#12303A" fill-opacity=".16"/>${thing.join('')}</g>`;
}

const leaf = 'M0 0C-8-6-11-18 0-32C11-18 8-6 0 0Z';

/** A sprig of saltbush: a stem, leaves in pairs, and one at the tip. */
export function sprig({ leaf: light, stem }: Palette, x: number, foot: number, height: number, lean: number): string {
  const pairs = Math.floor(height / 44);
  const leaves = Array.from({ length: pairs }, (_, index) => {
    const y = -Math.round(((index + 1.2) * height) / (pairs + 0.6));
    const size = (2.1 - (index * 0.9) / pairs).toFixed(1);
    return [-52, 52]
      .map(
        (turn, side) =>
          `<path fill="${side ? stem : light}" transform="translate(0 ${y})rotate(${turn})scale(${size})" d="${leaf}"/>`,
      )
      .join('');
  });
  return `<g transform="translate(${x} ${foot})rotate(${Math.round(lean)})"><path stroke="${stem}" stroke-width="6" stroke-linecap="round" d="M0 0V${-height}"/>${leaves.join('')}<path fill="${light}" transform="translate(0 ${-height + 6})scale(1.3)" d="${leaf}"/></g>`;
}
