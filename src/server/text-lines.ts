/**
 * The lines of a stream of text, split at line feeds only. `node:readline` also splits at U+2028 and U+2029, which JSON may hold
 * unescaped in a string: a post pasted from slides would become two broken lines.
 *
 * @param text Chunks of text, or of UTF-8.
 */
export async function* linesOf(text: AsyncIterable<string | Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  // The chunks of the current line, joined at its end: a long line is not copied with every chunk.
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
