import { blockEdit, type Edit, type Selection } from './edit-markdown.ts';

/** A larger table is a spreadsheet to link to. */
const most = { columns: 20, rows: 200 };

const empty = [
  ['Heading', 'Heading'],
  ['', ''],
  ['', ''],
];

/** Inserts a table at the selection, or converts selected cells into one; its first heading is selected. */
export function insertTable({ text, start, end }: Selection): Edit {
  const cells = cellsOf(text.slice(start, end)) ?? empty;
  const { at, ...edit } = blockEdit(text, start, end, markdownOf(cells));
  return { ...edit, select: [at + 2, at + 2 + (cells[0]?.[0]?.length ?? 0)] };
}

/** Replaces the selection by copied cells as a table; undefined for text without cells. */
export function pasteTable({ text, start, end }: Selection, copied: string): Edit | undefined {
  const cells = cellsOf(copied);
  if (!cells) return undefined;
  const { at, ...edit } = blockEdit(text, start, end, markdownOf(cells));
  const caret = at + markdownOf(cells).length;
  return { ...edit, select: [caret, caret] };
}

/** The cells of tab-separated lines, as programs copy them; undefined where the lines form no table. */
function cellsOf(text: string): string[][] | undefined {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n');
  const rows = lines.map((line) => line.split('\t').map((cell) => cell.trim().replaceAll('|', '\\|')));
  const columns = rows[0]?.length ?? 0;
  if (rows.length < 2 || columns < 2 || rows.length > most.rows || columns > most.columns) return undefined;
  if (rows.some((row) => row.length !== columns)) return undefined;
  // Indented lines are no cells.
  return rows.some((row) => row.filter((cell) => cell !== '').length > 1) ? rows : undefined;
}

function markdownOf([head = [], ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
