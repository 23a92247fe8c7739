/** A line break in place of a meaningful space: 'way to' above 'lose'. */
const lostBlank = /[\w'})]\n *(?:\w|\(\?:\w)/;

/**
 * A regular expression over several lines: a line break and the spaces after it are removed.
 *
 * @throws If a word continues into the next line, because a meaningful space may be lost.
 */
export function pattern(flags: string): (parts: TemplateStringsArray, ...values: readonly string[]) => RegExp {
  return (parts, ...values) => {
    const source = String.raw(parts, ...values);
    const lost = lostBlank.exec(source);
    if (lost) throw new Error(`A word runs on into the next line: ${source.slice(lost.index - 20, lost.index + 30)}`);
    return new RegExp(source.replace(/\n */g, ''), flags);
  };
}
