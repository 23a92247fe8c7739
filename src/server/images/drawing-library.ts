/**
 * The library that reads and encodes pictures, loaded on first use: 8 MB that a site rarely needs. It caches nothing, and uses
 * one thread for a picture, since the pages of visitors need the other processors.
 */
export async function drawingLibrary() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
