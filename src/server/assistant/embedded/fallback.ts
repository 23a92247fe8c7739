import { helpLines } from '#domain/chat/help-lines.ts';
import { figuresIn, helpLineFigures } from '#domain/chat/output-check.ts';
import { sentencesOf } from '../knowledge/plain-text.ts';
import type { Found } from '../knowledge/search-index.ts';
import { synonymsOf, termsOf } from '../knowledge/words.ts';
import { type Draft, draft, html } from './draft.ts';
import type { Facts } from './facts.ts';

/** Less of the question's words than this in a passage: it is about something else. */
const enough = 0.6;
/** A passage that is found by one common word alone scores below this. */
const leastScore = 12;

/** An answer in the clinic's own words from the passages that were found; undefined where none is about the question. */
export function fromPassages(question: string, found: readonly Found[], facts: Facts): Draft | undefined {
  const terms = termsOf(question);
  if (terms.length === 0) return undefined;
  const best = found.filter(
    ({ covered, score }) => covered >= enough && score >= leastScore * Math.min(terms.length, 3),
  );
  const [first, second] = best;
  if (!first) return undefined;
  const sentences = bestSentences(first, terms);
  if (sentences.length === 0) return undefined;
  return draft(
    [
      html`From our page on ${quoted(first.piece.heading)}: ${sentences.join(' ')}`,
      html`If that is not what you meant, ask me in other words or write to ${facts.email}.`,
    ],
    [first, second].filter((one) => one !== undefined).map(({ piece }) => ({ title: piece.title, href: piece.href })),
  );
}

const quoted = (heading: string) => `‘${heading.replace(/[.?]$/, '')}’`;

/** Two sentences that hold most of what was asked, in their order. Help lines belong to crises and are left out. */
function bestSentences({ piece }: Found, terms: readonly string[]): string[] {
  const sentences = sentencesOf(piece.text).filter((sentence) => !namesHelpLine(sentence));
  const scored = sentences.map((sentence, index) => {
    const held = new Set(termsOf(sentence));
    const hits = terms.filter((one) => held.has(one) || synonymsOf(one).some((other) => held.has(other))).length;
    return { sentence, index, hits };
  });
  const top = Math.max(0, ...scored.map(({ hits }) => hits));
  const start = scored.find(({ hits }) => hits === top)?.index ?? 0;
  return sentences.slice(start, start + 2);
}

function namesHelpLine(sentence: string): boolean {
  return (
    helpLines.some(
      ({ number, name }) =>
        sentence.includes(number) || (name !== 'Emergency' && sentence.includes(name.split(' ')[0] ?? name)),
    ) ||
    (/\b000\b/.test(sentence) && figuresIn(sentence).some((figure) => helpLineFigures.has(figure)))
  );
}

/** What is said where nothing is known. */
export function unknown(facts: Facts): Draft {
  return draft([
    html`I don't know that: I only know what this website says about ${facts.clinic}, and I found nothing on it.`,
    html`A person can help: write to ${facts.email} or ring ${facts.phone}. I can answer questions on appointments, fees and Medicare, how a visit works, and our tools.`,
  ]);
}
