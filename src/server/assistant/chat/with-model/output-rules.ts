import { foreignFigures } from '#domain/chat/figures.ts';
import type { SafetyLayer } from '../safety-layer.ts';

/** Longest answer in characters; the prompt asks for far less. */
const longest = 2500;
/** An answer as long as this says something about the clinic, and must name where it stands. */
const needsSource = 400;

/**
 * What keeps a model's text from a visitor: the rules that hold for every answer, and a figure, an address or markup
 * that its sources do not hold. Names of rules, never words of the text.
 *
 * @param text Plain text, marks removed.
 * @param sources Everything that the answer may be taken from.
 * @param own Addresses of the clinic, which may be given.
 */
export function problemsOf(
  text: string,
  sources: readonly string[],
  own: readonly string[],
  safety: SafetyLayer,
): string[] {
  const problems: string[] = [...safety.problems(text)];
  if (foreignFigures(text, sources).length > 0) problems.push('foreign-figure');
  const rest = own.reduce((left, address) => left.replaceAll(address, ''), text);
  if (/https?:|www\.|\w\.(?:com|au|net|org|io|example)\b|\S@\S/i.test(rest)) problems.push('foreign-address');
  if (/<\/?[a-z!]|&(?:lt|gt|#\d+);|\]\(|javascript:|```/i.test(text)) problems.push('markup');
  if (/<\/?source|<\/?message|my (?:system )?(?:prompt|instructions)\b/i.test(text)) problems.push('prompt');
  if (text.length > longest) problems.push('too-long');
  return problems;
}

/** Whether an answer says so much that it must name a source, and names none that there is. */
export function lacksSource(text: string, cited: readonly number[], sources: number): boolean {
  return text.length > needsSource && !cited.some((number) => number >= 1 && number <= sources);
}
