import { drawingLibrary } from '../images/drawing-library.ts';
import { drawLine, wrapLines } from './lettering.ts';

/** The contents of a card. */
export interface CardContent {
  title: string;
  /** The clinic's name. */
  brand: string;
  /** The clinic's mark. */
  mark: string;
  /** The drawing of the page, or the cover of the post. */
  drawing: string;
}

const card = { width: 1200, height: 630 } as const;
const pictureFrom = 744;
const margin = 64;
const colours = { ground: '#f7f3ea', ink: '#12303a', brand: '#1c4a3f' } as const;
/** Font sizes, largest first; a title that does not fit in the smallest is truncated. */
const sizes = [76, 68, 60, 52, 46];
const lineHeight = 1.12;
const titleHeight = 400;

/** Draws a card as PNG: the title and the clinic's name beside the drawing. */
export async function drawCard({ title, brand, mark, drawing }: CardContent): Promise<Buffer> {
  const sharp = await drawingLibrary();
  const picture = await sharp(Buffer.from(drawing), { density: 110 })
    .resize(card.width - pictureFrom, card.height, { fit: 'cover', position: 'centre' })
    .flatten({ background: colours.ground })
    .toBuffer();
  const sign = await sharp(Buffer.from(mark), { density: 144 }).resize(56, 56, { fit: 'inside' }).png().toBuffer();
  return sharp({ create: { ...card, channels: 3, background: colours.ground } })
    .composite([
      { input: picture, left: pictureFrom, top: 0 },
      { input: Buffer.from(overlay(title, brand)), left: 0, top: 0 },
      { input: sign, left: margin, top: card.height - margin - 56 },
    ])
    .png({ palette: true, quality: 90 })
    .toBuffer();
}

/** The text, and the area that it covers of the drawing. */
function overlay(title: string, brand: string): string {
  const { size, lines } = fitted(title);
  const bay = `M${pictureFrom - 1} 0h121a120 120 0 0 0-120 120z`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${card.width} ${card.height}" width="${card.width}" height="${card.height}">`,
    `<path d="${bay}" fill="${colours.ground}"/>`,
    ...lines.map((line, index) =>
      drawLine(line, { x: margin, y: margin + size * (0.8 + index * lineHeight), size, colour: colours.ink }),
    ),
    drawLine(brand, { x: margin + 72, y: card.height - margin - 17, size: 32, colour: colours.brand }),
    '</svg>',
  ].join('');
}

/** The largest size in which the title fits, with its lines. */
function fitted(title: string): { size: number; lines: string[] } {
  const width = pictureFrom - margin - 40;
  for (const size of sizes) {
    const lines = wrapLines(title, (width / size) * 1000);
    if (lines && lines.length * size * lineHeight <= titleHeight) return { size, lines };
  }
  const size = sizes.at(-1) ?? 46;
  const most = Math.floor(titleHeight / (size * lineHeight));
  const words = title.split(/\s+/).map((word) => (word.length > 22 ? `${word.slice(0, 21)}…` : word));
  const lines = wrapLines(words.join(' '), (width / size) * 1000) ?? [];
  return { size, lines: lines.length > most ? [...lines.slice(0, most - 1), `${lines[most - 1]}…`] : lines };
}
