import type { RequiredDrawing } from '#content/art.ts';
import type { SiteContent } from '#content/load.ts';
import type { DrawingRecord } from '#domain/content-model/text.ts';

/**
 * A drawing inline in the page: it fills its box, aligned to the foot or the middle. Hidden from screen readers, because the
 * element around it has the description.
 */
export function inlineSvg(content: SiteContent, drawing: DrawingRecord, from: 'foot' | 'middle' = 'foot'): string {
  const found = [...content.art.values()].find(({ href }) => href === drawing.href);
  const place = from === 'foot' ? 'xMidYMax' : 'xMidYMid';
  const attributes = `width="100%" height="100%" preserveAspectRatio="${place} slice" aria-hidden="true" focusable="false"`;
  return (found?.svg ?? '').replace('<svg ', `<svg ${attributes} `);
}

/** A drawing inline at the width of its container, with its aspect ratio. */
export function figureSvg(content: SiteContent, { href, width, height }: DrawingRecord): string {
  const found = [...content.art.values()].find((art) => art.href === href);
  return (found?.svg ?? '').replace(
    '<svg ',
    `<svg width="${width}" height="${height}" aria-hidden="true" focusable="false" `,
  );
}

/** A drawing that the product requires; the content loader has checked that it exists. */
export function inlineDrawingOf(content: SiteContent, name: RequiredDrawing): DrawingRecord {
  const found = content.art.get(name);
  if (!found) throw new Error(`content/art/${name}.svg was checked at start-up and is gone`);
  const { href, width, height } = found;
  return { href, width, height };
}
