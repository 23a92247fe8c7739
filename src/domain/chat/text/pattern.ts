/** A regular expression that is written over several lines: an end of line, and the blanks after it, mean nothing. */
export function pattern(flags: string): (parts: TemplateStringsArray, ...values: readonly string[]) => RegExp {
  return (parts, ...values) => new RegExp(String.raw(parts, ...values).replace(/\n */g, ''), flags);
}
