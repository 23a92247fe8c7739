import type { AnswerBank, AskedMessage } from '#content/assistant.ts';
import { plainText } from '../../knowledge/plain-text.ts';
import { meaningSize } from '../../meaning/encoder.ts';
import { type AnswerWords, answerWords } from './coverage.ts';
import type { Stretch } from './likeness.ts';
import { indexTexts, type TextIndex } from './text-index.ts';
import { add, toLengthOne } from './vectors.ts';
import { wordingOf } from './wording.ts';

/** What is worked out of a bank before the first message: plain data, so that it can be kept in a file. */
export interface BankReading {
  /** What each answer is asked for with: those of answer a in `stretches[a]`. */
  asks: TextIndex;
  stretches: readonly Stretch[];
  /** The ways to go on from an answer, those of one rule after those of another. */
  rules: TextIndex;
  /** Of each answer a vector of length 1: the middle of its ways to ask, and what it says itself. */
  centres: readonly Float32Array[];
  says: readonly Float32Array[];
  words: readonly AnswerWords[];
}

/** @param vectorsOf Gives the meanings of texts, from a store of them or anew. */
export async function readBank(
  { answers, followUps, asked }: AnswerBank,
  vectorsOf: (texts: readonly string[]) => Promise<readonly Float32Array[]>,
): Promise<BankReading> {
  const askedFor = Map.groupBy(asked, ({ wants }) => wants);
  const ways = answers.map(({ id, asks }) => waysToAsk(asks, askedFor.get(id) ?? []));
  const asks = ways.flat();
  const rules = followUps.flatMap((rule) => rule.asks.map((ask) => wordingOf(ask).text));
  const said = answers.map(
    ({ id, says }) => `${id.replace(/[/-]/g, ' ')}: ${plainText(says.html).replace(/\s+/g, ' ')}`,
  );
  const vectors = await vectorsOf([...asks, ...rules, ...said]);
  const stretches = stretchesOf(ways.map(({ length }) => length));
  const endOfRules = asks.length + rules.length;
  return {
    asks: indexTexts(asks, vectors.slice(0, asks.length)),
    stretches,
    rules: indexTexts(rules, vectors.slice(asks.length, endOfRules)),
    centres: stretches.map(({ from, to }) => middleOf(vectors.slice(from, to))),
    says: vectors.slice(endOfRules),
    words: answerWords(answers),
  };
}

function waysToAsk(asks: readonly string[], asked: readonly AskedMessage[]): string[] {
  return [...new Set([...asks.map((ask) => wordingOf(ask).text), ...asked.map(({ messages }) => asOne(messages))])];
}

/** The messages of a conversation read as one: the last leans on those before it. */
export function asOne(messages: readonly string[]): string {
  const [only = ''] = messages;
  return messages.length === 1
    ? wordingOf(only).text
    : messages.map((message) => wordingOf(message).anywhere).join(' ');
}

/** Stretches of these lengths, one after the other. */
function stretchesOf(lengths: readonly number[]): Stretch[] {
  const found: Stretch[] = [];
  for (const length of lengths) {
    const from = found.at(-1)?.to ?? 0;
    found.push({ from, to: from + length });
  }
  return found;
}

function middleOf(vectors: readonly Float32Array[]): Float32Array {
  const middle = new Float32Array(meaningSize);
  for (const vector of vectors) add(middle, vector);
  toLengthOne(middle);
  return middle;
}
