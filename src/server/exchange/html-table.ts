/** Maximum span of a cell; no readable table has more. */
const widestSpan = 50;
/** Maximum columns and cells, empty ones included, of a Markdown table. */
const mostColumns = 100;
const mostCells = 20_000;

interface Cell {
  parts: string[];
  isHead: boolean;
}

/** Converts a table of HTML to Markdown, where a table has one head, one line for each row, and no spans. */
export class HtmlTable {
  readonly #rows: Cell[][] = [];
  /** Remaining rows of a rowspan, by column. */
  #below: number[] = [];
  #cell: Cell | undefined;
  #isHeadPart = false;
  #cells = 0;
  #isTooLarge = false;
  /** Depth of nested tables: their text stays in the cell. */
  depth = 1;
  caption = '';

  startHead(): void {
    this.#isHeadPart = true;
  }

  endHead(): void {
    this.#isHeadPart = false;
  }

  startRow(): void {
    this.#cell = undefined;
    this.#rows.push([]);
    this.#fillFromAbove();
  }

  /** @param across Columns of the span, and @param down its rows: the other cells stay empty. */
  startCell(isHead: boolean, across: number, down: number): void {
    if (this.#rows.length === 0) this.startRow();
    const row = this.#rows.at(-1) ?? [];
    this.#cell = { parts: [], isHead: isHead || this.#isHeadPart };
    this.#below[row.length] = span(down) - 1;
    this.#push(row, this.#cell);
    for (let more = 1; more < span(across) && !this.#isTooLarge; more += 1) {
      this.#below[row.length] = span(down) - 1;
      this.#push(row, { parts: [], isHead: this.#cell.isHead });
    }
    const own = this.#cell;
    this.#fillFromAbove();
    this.#cell = own;
  }

  /** Adds the text since the last call; another paragraph or item of a cell follows in the same line. */
  add(text: string): void {
    const words = text.replace(/\s+/g, ' ').trim();
    if (words !== '') this.#cell?.parts.push(words);
  }

  /** The same for the caption of a picture, which follows it without a separator. */
  addBehind(text: string): void {
    const before = this.#cell?.parts.pop() ?? '';
    this.add(`${before} ${text}`);
  }

  #fillFromAbove(): void {
    const row = this.#rows.at(-1) ?? [];
    while ((this.#below[row.length] ?? 0) > 0 && !this.#isTooLarge) {
      this.#below[row.length] = (this.#below[row.length] ?? 1) - 1;
      this.#push(row, { parts: [], isHead: false });
    }
  }

  #push(row: Cell[], cell: Cell): void {
    row.push(cell);
    this.#cells += 1;
    this.#isTooLarge ||= row.length > mostColumns || this.#cells > mostCells;
  }

  /** As Markdown; undefined for a table of one column, which was layout, or one that is too large to read. */
  markdown(): string | undefined {
    const rows = this.#rows.filter((row) => row.some(({ parts }) => parts.length > 0));
    const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
    if (width < 2 || this.#isTooLarge || width * rows.length > mostCells) return undefined;
    const [first = []] = rows;
    const head = first.every(({ isHead, parts }) => isHead || parts.length === 0) ? rows.shift() : undefined;
    const line = (row: readonly Cell[]) =>
      `| ${Array.from({ length: width }, (_, column) => wordsOf(row[column])).join(' | ')} |`;
    const marked = rows.map((row) => row.map((cell) => (cell.isHead ? strong(cell) : cell)));
    return [line(head ?? []), `|${' --- |'.repeat(width)}`, ...marked.map(line)].join('\n');
  }

  /** Its cells as paragraphs. */
  paragraphs(): string[] {
    return this.#rows.flatMap((row) => row.flatMap(({ parts }) => parts));
  }
}

function span(given: number): number {
  return Number.isInteger(given) ? Math.min(Math.max(given, 1), widestSpan) : 1;
}

function wordsOf(cell: Cell | undefined): string {
  const [first = '', ...others] = cell?.parts ?? [];
  const joined = others.reduce((text, part) => `${text}${/[.,;:!?]$/.test(text) ? ' ' : '; '}${part}`, first);
  return joined.replaceAll('|', '\\|');
}

/** The head of a row, which Markdown does not have. */
function strong(cell: Cell): Cell {
  const words = wordsOf(cell).replaceAll('\\|', '|');
  return words === '' || words.includes('**') ? cell : { ...cell, parts: [`**${words}**`] };
}
