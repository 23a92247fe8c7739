import type { OutputProblem } from '#domain/chat/output-check.ts';

/** Rules of law or house style that a text breaks, in words for its writer. */
const advice: Readonly<Record<OutputProblem, string>> = {
  medicine: 'names a prescription medicine, its class or a nickname, which may not be advertised to the public',
  dose: 'gives a dose or tells the reader how to take a medicine',
  promise: 'promises a result, which health advertising may not do',
  diagnosis: 'tells the reader what they have',
  praise: 'uses a testimonial, a superlative or pressure, which health advertising may not do',
  figure: 'holds a figure that nothing supports',
};

/** 'names a prescription medicine, …, and promises a result'. */
export function adviceOn(problems: readonly OutputProblem[]): string {
  const words = problems.map((problem) => advice[problem]);
  const last = words.at(-1) ?? 'breaks a rule';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')}, and ${last}`;
}
