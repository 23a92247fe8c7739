import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { mostTokens } from './layout.ts';

const tokenizer = z.object({ model: z.object({ vocab: z.record(z.string(), z.number().int().nonnegative()) }) });

/** Special tokens for the beginning and end of a text, and for an unknown word. */
const marks = { begin: '[CLS]', end: '[SEP]', unknown: '[UNK]' };
/** Longest word, in characters; longer ones are unknown. */
const longestWord = 100;

// As the published model was trained (BertNormalizer, BertPreTokenizer): punctuation marks and Chinese and Japanese
// characters are separate words.
const controls = /(?![\t\n\r])[\p{Cc}\p{Cf}\p{Co}\u{FFFD}]/gu;
const accents = /\p{Mn}/gu;
const alone =
  /[!-/:-@[-`{-~\p{P}\u{3400}-\u{4DBF}\u{4E00}-\u{9FFF}\u{F900}-\u{FAFF}\u{20000}-\u{2CEAF}\u{2F800}-\u{2FA1F}]/gu;

/**
 * Splits texts into WordPiece tokens. '[MASK]' in a text is not a special token.
 *
 * @param file The model's tokenizer.json.
 * @returns A function from a text to its token ids.
 */
export function readTokenizer(file: string): (text: string) => number[] {
  const known = new Map(Object.entries(tokenizer.parse(JSON.parse(readFileSync(file, 'utf8'))).model.vocab));
  const numberOf = (piece: string) => {
    const number = known.get(piece);
    if (number === undefined) throw new Error(`the vocabulary has no '${piece}'`);
    return number;
  };
  const [begin, end, unknown] = [numberOf(marks.begin), numberOf(marks.end), numberOf(marks.unknown)];

  function piecesOf(word: string): number[] {
    const letters = [...word];
    if (letters.length > longestWord) return [unknown];
    const found: number[] = [];
    for (let from = 0; from < letters.length; ) {
      let to = letters.length;
      let piece: number | undefined;
      for (; to > from; to -= 1) {
        piece = known.get((from > 0 ? '##' : '') + letters.slice(from, to).join(''));
        if (piece !== undefined) break;
      }
      if (piece === undefined) return [unknown];
      found.push(piece);
      from = to;
    }
    return found;
  }

  return (text) => {
    const plain = text.replace(controls, '').normalize('NFD').replace(accents, '').toLowerCase();
    const words = plain.replace(alone, ' $& ').split(/\s+/).filter(Boolean);
    return [begin, ...words.flatMap(piecesOf).slice(0, mostTokens - 2), end];
  };
}
