/** Where an end of line stands for a blank that was meant: 'way to' above 'lose'. */
const lostBlank = /[\w'})]\n *(?:\w|\(\?:\w)/;

/**
 * A regular expression that is written over several lines: an end of line, and the blanks after it, mean nothing.
 *
 * @throws Where a word runs on into the next line, so that no blank is lost unseen.
 */
export function pattern(flags: string): (parts: TemplateStringsArray, ...values: readonly string[]) => RegExp {
  return (parts, ...values) => {
    const source = String.raw(parts, ...values);
    const lost = lostBlank.exec(source);
    if (lost) throw new Error(`A word runs on into the next line: ${source.slice(lost.index - 20, lost.index + 30)}`);
    return new RegExp(source.replace(/\n */g, ''), flags);
  };
}
