/** The contrast of two colours such as #12303a, from 1 to 21, as WCAG defines it. */
export function contrast(first: string, second: string): number {
  const [lighter, darker] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const channels = /^#(..)(..)(..)$/.exec(colour);
  if (!channels) throw new Error(`${colour} is not written as #rrggbb`);
  const [red = 0, green = 0, blue = 0] = channels.slice(1).map((channel) => {
    const part = Number.parseInt(channel, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The permitted uses of a pair of colours. */
export function suits(ratio: number): 'any text' | 'large text and shapes' | 'decoration only' {
  if (ratio >= 4.5) return 'any text';
  return ratio >= 3 ? 'large text and shapes' : 'decoration only';
}
