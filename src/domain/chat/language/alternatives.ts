/** `{a,b}` in a phrase: one of the alternatives. An alternative may be several words, or empty. */
const group = /\{([^{}]*)\}/u;

/** Expands a phrase with alternatives to all its combinations, each once. */
export function alternativesOf(phrase: string): string[] {
  const found = group.exec(phrase);
  if (!found) return [tidy(phrase)];
  const [whole, inside = ''] = found;
  const before = phrase.slice(0, found.index);
  const after = phrase.slice(found.index + whole.length);
  return [...new Set(inside.split(',').flatMap((one) => alternativesOf(`${before}${one.trim()}${after}`)))];
}

/**
 * The same, but groups between spaces whose alternatives are all single words are not expanded, so a phrase with several
 * such groups is matched as one phrase.
 */
export function readable(phrase: string, isSingleWord: (text: string) => boolean): string[] {
  const plain: string[] = [];
  const masked = phrase.replace(/(?<=^|\s)\{([^{}]*)\}(?=\s|$)/gu, (whole, inside: string) => {
    if (!inside.split(',').every((one) => isSingleWord(one.trim()))) return whole;
    plain.push(whole);
    return `\ue000${plain.length - 1}\ue000`;
  });
  return alternativesOf(masked).map((one) =>
    one.replace(/\ue000(\d+)\ue000/gu, (_, at: string) => plain[Number(at)] ?? ''),
  );
}

function tidy(phrase: string): string {
  return phrase.trim().replace(/\s+/gu, ' ');
}
