import type { SiteContent } from '#content/load.ts';
import { type RequiredDrawing } from '#content/art.ts';
import type { Drawing } from '#domain/content-model/text.ts';

/** A drawing that the product itself needs; the content loader made sure that it is there. */
export function drawingOf(content: SiteContent, name: RequiredDrawing): Drawing {
  const found = content.art.get(name);
  if (!found) throw new Error(`content/art/${name}.svg was checked at start-up and is gone`);
  const { href, width, height } = found;
  return { href, width, height };
}
