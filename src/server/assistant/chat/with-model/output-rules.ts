import { foreignFigures } from '#domain/chat/figures.ts';
import type { SafetyLayer } from '../safety-layer.ts';

/** Longest answer in characters; the prompt asks for far less. */
const longest = 2500;
/** An answer of this length makes statements about the clinic and must cite a source. */
const needsSource = 400;

/**
 * The rules that a model's text breaks: those of every answer, and figures, addresses and markup that its sources do
 * not contain. Names of rules, never words of the text.
 *
 * @param text Plain text, citation marks removed.
 * @param sources The texts that the answer may be based on.
 * @param own Addresses of the clinic, which are allowed.
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

/** Whether an answer is long enough to need a source and cites no existing one. */
export function lacksSource(text: string, cited: readonly number[], sources: number): boolean {
  return text.length > needsSource && !cited.some((number) => number >= 1 && number <= sources);
}
