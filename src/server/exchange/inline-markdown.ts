/** Start or end of emphasis. */
export interface InlineMark {
  sign: '**' | '*' | '~~';
  opens: boolean;
}

/** A part of a line: text in Markdown, or a mark. */
export type InlinePart = string | InlineMark;

/** Adjacent marks of one direction, and the text after them. */
interface Run {
  marks: InlineMark[];
  opens: boolean;
  text: string;
}

/**
 * Joins text and marks to one line of Markdown. Markdown requires emphasis to touch its text, and misreads a mark between a
 * letter and punctuation: blanks and punctuation are moved to the side where the marks work, and empty emphasis is left out.
 */
export function inlineMarkdown(parts: readonly InlinePart[]): string {
  const runs = runsOf(withoutEmpty(parts));
  for (const [index, run] of runs.entries()) {
    const before = runs[index - 1];
    if (!before) continue;
    if (run.opens) moveForward(run, before);
    else moveBack(before, run);
  }
  // Text that moved out of an end may precede a mark that was already processed.
  for (const [index, run] of runs.entries()) {
    const [before, next] = [runs[index - 1], runs[index + 1]];
    if (before && run.marks.length > 0) hug(before, run, next);
  }
  const line = runs.map(({ marks, text }) => `${marks.map(({ sign }) => sign).join('')}${text}`).join('');
  // Two blanks may now be adjacent; at the end of a line they are a break.
  return line.replace(/(\S) {2,}(?=\S)/g, '$1 ');
}

/** Removes marks around nothing, and an end that begins again at once. */
function withoutEmpty(parts: readonly InlinePart[]): InlinePart[] {
  const result: InlinePart[] = [];
  for (const part of parts) {
    if (part === '') continue;
    const isEnd = typeof part !== 'string' && !part.opens;
    const blank = isEnd && isBlank(result.at(-1)) ? result.pop() : undefined;
    const last = result.at(-1);
    const meets =
      typeof part !== 'string' && typeof last === 'object' && last.sign === part.sign && last.opens !== part.opens;
    if (meets && (blank === undefined || isEnd)) result.pop();
    else if (blank !== undefined) result.push(blank, part);
    else result.push(part);
    if (meets && blank !== undefined) result.push(blank);
  }
  return result;
}

const isBlank = (part: InlinePart | undefined): boolean => typeof part === 'string' && part.trim() === '';

function runsOf(parts: readonly InlinePart[]): Run[] {
  const runs: { marks: InlineMark[]; opens: boolean; texts: string[] }[] = [{ marks: [], opens: true, texts: [] }];
  for (const part of parts) {
    const last = runs.at(-1);
    if (!last) continue;
    if (typeof part === 'string') last.texts.push(part);
    else if (last.texts.length === 0 && last.marks.length > 0 && last.opens === part.opens) last.marks.push(part);
    else runs.push({ marks: [part], opens: part.opens, texts: [] });
  }
  return runs.map(({ texts, ...run }) => ({ ...run, text: texts.join('') }));
}

function moveForward(run: Run, before: Run): void {
  const [space = ''] = /^\s+/.exec(run.text) ?? [];
  before.text += space;
  run.text = run.text.slice(space.length);
}

function moveBack(before: Run, run: Run): void {
  const trimmed = before.text.trimEnd();
  run.text = before.text.slice(trimmed.length) + run.text;
  before.text = trimmed;
}

/** Characters that may be on either side of a mark without a change of meaning. */
const movable = new Set('.,:;!?…”’"\'–—-');

/**
 * Number of these characters at the start or end of a text; a loop, since a regular expression would scan a long run
 * repeatedly.
 */
function movableSigns(text: string, side: 'start' | 'end'): number {
  const at = (count: number) => text[side === 'start' ? count : text.length - 1 - count] ?? '';
  let count = 0;
  while (movable.has(at(count))) count += 1;
  return count;
}

const letterLast = /[\p{L}\p{N}]$/u;
const letterFirst = /^[\p{L}\p{N}]/u;

function hug(before: Run, run: Run, next: Run | undefined): void {
  if (run.opens && letterLast.test(before.text)) {
    const count = movableSigns(run.text, 'start');
    if (count === run.text.length) return;
    before.text += run.text.slice(0, count);
    run.text = run.text.slice(count);
  } else if (!run.opens && letterFirst.test(run.text || (next?.text ?? ''))) {
    const end = before.text.length - movableSigns(before.text, 'end');
    // A character after a backslash belongs to it.
    if (end === 0 || before.text[end - 1] === '\\') return;
    run.text = before.text.slice(end) + run.text;
    before.text = before.text.slice(0, end);
  }
}

const entityLike = /&(?=#?\w{1,31};)/g;

/** A text with Markdown's special characters escaped. */
export function escapedText(text: string): string {
  return text
    .replace(/[\\*_`[\]]/g, '\\$&')
    .replaceAll('<', '\\<')
    .replaceAll('~~', '\\~\\~')
    .replace(entityLike, '\\&');
}

/** A line with a special character at its start escaped. */
export function escapedStart(line: string): string {
  return line
    .replace(/^(\s{0,3})(#{1,6}|[-+>])(?=\s|$)/, '$1\\$2')
    .replace(/^(\s{0,3})>/, '$1\\>')
    .replace(/^(\s{0,3}\d{1,9})([.)])(?=\s|$)/, '$1\\$2')
    .replace(/^(\s{0,3})([-=~]{2,}\s*$|~~~|[|:-][-:| ]*$)/, '$1\\$2');
}

/** Inline code, between more backticks than it contains. */
export function codeSpan(code: string): string {
  const plain = code.replace(/\s+/g, ' ');
  if (plain.trim() === '') return plain;
  const fence = '`'.repeat(longestRun(plain) + 1);
  const space = /^`|`$|^ .* $/.test(plain) ? ' ' : '';
  return `${fence}${space}${plain}${space}${fence}`;
}

/** Lines of code, between more backticks than they contain. */
export function codeBlock(code: string): string[] {
  const fence = '`'.repeat(Math.max(3, longestRun(code) + 1));
  return [fence, ...code.split('\n'), fence];
}

function longestRun(code: string): number {
  return (code.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 0);
}

/** Encodes characters that would end an address in Markdown; existing encoding stays. */
export function address(href: string): string {
  const encoded = (one: string) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`;
  return href.replace(/[()]/g, encoded).replace(/[\s<>]/g, encodeURIComponent);
}

const raised = new Map(Array.from('0123456789+-−=()ni', (sign, at) => [sign, '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ'[at] ?? sign]));
const lowered = new Map(Array.from('0123456789+-−=()', (sign, at) => [sign, '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎'[at] ?? sign]));
/** Raised text that means the same on the line: 1st, a footnote's star, [2], and blanks. */
const sameOnTheLine = /^\s*(?:st|nd|rd|th|e|er|TM|™|®|℠|SM|[*†‡]+|\[\d{1,4}\]|)\s*$/;

/**
 * A raised or lowered text in Unicode characters: 10⁹, H₂O.
 *
 * @returns undefined if Unicode has no such characters, as for most letters.
 */
export function shiftedText(text: string, kind: 'sup' | 'sub'): string | undefined {
  if (sameOnTheLine.test(text)) return text;
  const signs = kind === 'sup' ? raised : lowered;
  const shifted = Array.from(text, (sign) => (/[\s,]/.test(sign) ? sign : signs.get(sign)));
  return shifted.includes(undefined) ? undefined : shifted.join('');
}
