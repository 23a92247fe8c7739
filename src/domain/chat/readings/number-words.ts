import type { ReadingToken } from './tokens.ts';

const below20 =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = '_ _ twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
/** A single word such as 'nine' is a value after one of these. Elsewhere it counts: 'two tablets', 'this one'. */
const leads = new Set(
  'is was are at of to reads read says said back hit now its level reading shows showed'.split(' '),
);

interface Run {
  value: number;
  /** The number of tokens. */
  length: number;
}

/**
 * Replaces numbers in words: 'two twenty', 'one hundred and ten', 'six point seven'. A single small number is replaced
 * only after a name or a verb.
 */
export function withNumbersOfWords(tokens: readonly ReadingToken[], isName: (word: string) => boolean): ReadingToken[] {
  const read: ReadingToken[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (!token) break;
    const run = numberAt(tokens, at);
    const before = tokens[at - 1]?.text ?? '';
    const isValue = run && (run.length > 1 || run.value >= 10 || leads.has(before) || isName(before));
    read.push(run && isValue ? { text: String(run.value), number: run.value } : token);
    at += run && isValue ? run.length : 1;
  }
  return read;
}

function numberAt(tokens: readonly ReadingToken[], at: number): Run | undefined {
  const whole = tokens[at]?.number !== undefined ? digits(tokens, at) : wholeAt(tokens, at);
  if (!whole) return undefined;
  if (tokens[at + whole.length]?.text !== 'point') return whole.isWord ? whole : undefined;
  let decimals = '';
  let next = at + whole.length + 1;
  for (; next < tokens.length; next += 1) {
    const digit = digitOf(tokens[next]);
    if (digit === undefined) break;
    decimals += digit;
  }
  if (decimals === '') return whole.isWord ? whole : undefined;
  return { value: Number(`${whole.value}.${decimals}`), length: next - at };
}

function digits(tokens: readonly ReadingToken[], at: number): (Run & { isWord: boolean }) | undefined {
  const value = tokens[at]?.number;
  return value !== undefined && Number.isInteger(value) ? { value, length: 1, isWord: false } : undefined;
}

function digitOf(token: ReadingToken | undefined): string | undefined {
  if (!token) return undefined;
  const word = token.text === 'oh' ? 0 : below20.indexOf(token.text);
  const value = token.number ?? (word >= 0 && word <= 9 ? word : undefined);
  return value !== undefined && value >= 0 && value <= 9 && Number.isInteger(value) ? String(value) : undefined;
}

function wholeAt(tokens: readonly ReadingToken[], at: number): (Run & { isWord: boolean }) | undefined {
  const isA = tokens[at]?.text === 'a' && tokens[at + 1]?.text === 'hundred';
  const first = isA ? { value: 1, length: 1 } : belowHundred(tokens, at);
  if (!first) return undefined;
  let { value, length } = first;
  if (tokens[at + length]?.text === 'hundred' && value < 10) {
    value *= 100;
    length += 1;
    const and = tokens[at + length]?.text === 'and' ? 1 : 0;
    const rest = belowHundred(tokens, at + length + and);
    if (rest) return { value: value + rest.value, length: length + and + rest.length, isWord: true };
  } else if (value > 0 && value < 10) {
    const isOh = tokens[at + length]?.text === 'oh' ? 1 : 0;
    const rest = belowHundred(tokens, at + length + isOh);
    if (rest && rest.value > 0 && rest.value >= 10 === (isOh === 0))
      return { value: value * 100 + rest.value, length: length + isOh + rest.length, isWord: true };
  }
  return { value, length, isWord: true };
}

function belowHundred(tokens: readonly ReadingToken[], at: number): Run | undefined {
  const text = tokens[at]?.text ?? '';
  const small = below20.indexOf(text);
  if (small >= 0) return { value: small, length: 1 };
  const ten = tens.indexOf(text);
  if (ten < 2) return undefined;
  const unit = below20.indexOf(tokens[at + 1]?.text ?? '');
  return unit > 0 && unit < 10 ? { value: ten * 10 + unit, length: 2 } : { value: ten * 10, length: 1 };
}
