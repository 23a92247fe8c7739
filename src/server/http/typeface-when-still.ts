/**
 * A script for the head of a page: it fetches the typeface once the words have been painted, and shows it at once
 * where no line breaks differently, so that nothing moves; else with the next page. Who comes from another page of the
 * site has the typeface already, and reads this one in it from the start.
 */
export function typefaceWhenStill(fontFile: string, moreFile: string, moreCharacters: string): string {
  const settings = JSON.stringify([fontFile, moreFile, moreCharacters, sizes]).slice(1, -1);
  return `(${showTypeface.toString().replace(/\n\s*/g, '')})(${settings})`;
}

/** A line that breaks differently at the typeface's own size may not at one that nobody can tell from it. */
const sizes = ['100%', '99.4%', '100.6%', '98.8%', '101.2%', '98.2%', '101.8%'];

/** Runs in the page, its lines joined: every statement ends in a semicolon, and it holds no comment. */
function showTypeface(file: string, more: string, moreCharacters: string, sizes: string[]): void {
  const faceOf = (href: string, own: object): FontFace =>
    new FontFace('Bricolage Grotesque', `url(${href})`, { weight: '400 800', display: 'optional', ...own });
  const rest = faceOf(more, { unicodeRange: moreCharacters });
  const placesOf = (elements: Element[]) => elements.map((element) => element.getBoundingClientRect());
  const showWhereStill = async () => {
    for (const size of sizes) {
      const face = await faceOf(file, { sizeAdjust: size }).load();
      const seen = [...document.body.querySelectorAll('*')].filter((element) => {
        const { top, bottom, height } = element.getBoundingClientRect();
        return height > 0 && bottom > 0 && top < innerHeight;
      });
      const before = placesOf(seen);
      document.fonts.add(face);
      const isStill = placesOf(seen).every(({ top, left }, at) => {
        const old = before[at] as DOMRect;
        return Math.abs(top - old.top) < 3 && Math.abs(left - old.left) < (old.width > 150 ? 6 : 9);
      });
      if (isStill) return void document.fonts.add(rest);
      document.fonts.delete(face);
    }
  };
  if (document.referrer.startsWith(`${location.origin}/`)) {
    const link = { rel: 'preload', as: 'font', crossOrigin: 'anonymous', href: file };
    document.head.append(Object.assign(document.createElement('link'), link));
    document.fonts.add(faceOf(file, {}));
    document.fonts.add(rest);
    return;
  }
  const painted = new PerformanceObserver(() => {
    painted.disconnect();
    void showWhereStill();
  });
  painted.observe({ type: 'paint', buffered: true });
}
