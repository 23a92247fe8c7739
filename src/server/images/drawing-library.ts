/**
 * The library that reads and draws pictures, loaded with the first one: 8 MB that most days of a site never need. It keeps
 * nothing of what it drew, and uses one processor for a picture, since the pages of visitors need the others.
 */
export async function drawingLibrary() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
