/**
 * The lines of a text that comes in pieces, parted at line feeds alone. `node:readline` also parts at U+2028 and U+2029, which JSON
 * holds unescaped within a string: a post pasted from slides would become two broken lines.
 *
 * @param text Pieces of text, or of UTF-8.
 */
export async function* linesOf(text: AsyncIterable<string | Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  // Pieces of the present line. Parts, not one text: a long line is not copied with every piece.
  let parts: string[] = [];
  for await (const piece of text) {
    const [first = '', ...others] = (typeof piece === 'string' ? piece : decoder.decode(piece, { stream: true })).split(
      '\n',
    );
    parts.push(first);
    for (const next of others) {
      yield parts.join('').replace(/\r$/, '');
      parts = [next];
    }
  }
  const last = parts.join('') + decoder.decode();
  if (last !== '') yield last;
}
