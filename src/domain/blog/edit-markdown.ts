/** A text with its selection; start and end are equal for a cursor. */
export interface Selection {
  text: string;
  start: number;
  end: number;
}

/** One change of a text: the replaced range, its replacement, and the new selection. */
export interface Edit {
  from: number;
  to: number;
  insert: string;
  select: readonly [start: number, end: number];
}

export type LineMark = 'heading-2' | 'heading-3' | 'bullets' | 'numbers' | 'quote';

/** Adds marks around the selection, or removes existing ones. @param mark Such as **. */
export function toggleAround({ text, start, end }: Selection, mark: string): Edit {
  const size = mark.length;
  const inside = text.slice(start, end);
  if (isMarked(text.slice(0, start), text.slice(end), mark)) {
    return { from: start - size, to: end + size, insert: inside, select: [start - size, end - size] };
  }
  if (inside.length >= 2 * size && inside.startsWith(mark) && inside.endsWith(mark)) {
    const plain = inside.slice(size, -size);
    return { from: start, to: end, insert: plain, select: [start, start + plain.length] };
  }
  // Marks must touch the words: '** a**' is not bold.
  const lead = inside.length - inside.trimStart().length;
  const trail = inside.trim() === '' ? 0 : inside.length - inside.trimEnd().length;
  const from = inside.trim() === '' ? start : start + lead;
  const to = end - trail;
  return {
    from,
    to,
    insert: `${mark}${text.slice(from, to)}${mark}`,
    select: [from + size, to + size],
  };
}

/** A single * inside ** is bold, not emphasis. */
function isMarked(before: string, after: string, mark: string): boolean {
  if (!before.endsWith(mark) || !after.startsWith(mark)) return false;
  const run = (text: string) => /^\**/.exec(text)?.[0].length ?? 0;
  const stars = Math.min(run([...before].reverse().join('')), run(after));
  return mark === '*' ? stars !== 2 : mark === '**' ? stars >= 2 : true;
}

/** Makes the selection a link and selects the placeholder of its address; a selected address becomes the target. */
export function insertLink({ text, start, end }: Selection): Edit {
  const inside = text.slice(start, end);
  if (/^(https?:\/\/|\/)\S+$/.test(inside)) {
    return { from: start, to: end, insert: `[](${inside})`, select: [start + 1, start + 1] };
  }
  const target = 'https://';
  const at = start + inside.length + 3;
  return { from: start, to: end, insert: `[${inside}](${target})`, select: [at, at + target.length] };
}

/**
 * Inserts a picture with the selected text as its description, and selects that description. The picture has its own line:
 * within a paragraph it would be inline.
 */
export function insertPicture({ text, start, end }: Selection, address: string): Edit {
  const around = Array.from(text.matchAll(/!\[[^[\]\n]*\]\([^()\n]*\)/g)).find(
    ({ index, 0: picture }) => index < start && start < index + picture.length,
  );
  // While the last picture has no description, the next one follows it.
  const place = around && around.index + around[0].length;
  const words = around
    ? ''
    : text
        .slice(start, end)
        .replace(/[[\]\n]/g, ' ')
        .trim();
  const { at, ...edit } = blockEdit(text, place ?? start, place ?? end, `![${words}](${address})`);
  return { ...edit, select: [at + 2, at + 2 + words.length] };
}

/** Replaces a part of a text by a block with blank lines around it. `at` is the start of the block afterwards. */
export function blockEdit(
  text: string,
  start: number,
  end: number,
  block: string,
): Omit<Edit, 'select'> & { at: number } {
  const before = text.slice(0, start).replace(/[ \t]+$/, '');
  const after = text.slice(end).replace(/^[ \t]+/, '');
  const lead = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  const tail = after === '' || after.startsWith('\n\n') ? '' : after.startsWith('\n') ? '\n' : '\n\n';
  return {
    from: before.length,
    to: text.length - after.length,
    insert: `${lead}${block}${tail}`,
    at: before.length + lead.length,
  };
}

const linePatterns: Record<LineMark, RegExp> = {
  'heading-2': /^## /,
  'heading-3': /^### /,
  bullets: /^[-*+] /,
  numbers: /^\d+[.)] /,
  quote: /^> /,
};
const anyMark = /^(#{1,6} |[-*+] |\d+[.)] |> )/;

/** Sets a mark on the selected lines, replaces another one, or removes it where all lines have it. */
export function toggleLines({ text, start, end }: Selection, mark: LineMark): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', Math.max(end - (end > start && text[end - 1] === '\n' ? 1 : 0), from));
  const to = lineEnd === -1 ? text.length : lineEnd;
  const lines = text.slice(from, to).split('\n');
  const marked = lines.filter((line) => line.trim() !== '').every((line) => linePatterns[mark].test(line));
  const off = marked && lines.some((line) => line.trim() !== '');
  let number = 0;
  const changed = lines.map((line) => {
    if (line.trim() === '' && lines.length > 1) return line;
    const plain = line.replace(anyMark, '');
    if (off) return plain;
    number += 1;
    return `${prefixOf(mark, number)}${plain}`;
  });
  const insert = changed.join('\n');
  // One line without a selection: the cursor stays at its word.
  if (start === end) {
    const at = Math.max(from, start + insert.length - (to - from));
    return { from, to, insert, select: [at, at] };
  }
  return { from, to, insert, select: [from, from + insert.length] };
}

function prefixOf(mark: LineMark, number: number): string {
  switch (mark) {
    case 'heading-2':
      return '## ';
    case 'heading-3':
      return '### ';
    case 'bullets':
      return '- ';
    case 'numbers':
      return `${number}. `;
    case 'quote':
      return '> ';
  }
}

/** The edit of Enter inside a list or a quote: the next item, or the end of the list after an empty one. */
export function continueLine({ text, start, end }: Selection): Edit | undefined {
  if (start !== end) return undefined;
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const line = text.slice(from, start);
  const found = /^(\s*)([-*+]|(\d+)([.)])|>) /.exec(line);
  if (!found) return undefined;
  if (line.trim() === found[0].trim()) return { from, to: start, insert: '', select: [from, from] };
  const [, indent = '', sign = '', number, dot = ''] = found;
  const insert = `\n${indent}${number ? `${Number(number) + 1}${dot}` : sign} `;
  const at = start + insert.length;
  return { from: start, to: end, insert, select: [at, at] };
}

/** A text after an edit; for tests and for browsers that cannot insert it as typing. */
export function applied(text: string, { from, to, insert }: Edit): string {
  return text.slice(0, from) + insert + text.slice(to);
}
