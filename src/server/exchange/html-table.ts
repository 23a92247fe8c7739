/** Cells that one may reach over; more is no table that anybody reads. */
const widestSpan = 50;
/** Columns and cells, the empty ones too, of the largest table that is kept as one. */
const mostColumns = 100;
const mostCells = 20_000;

interface Cell {
  parts: string[];
  isHead: boolean;
}

/** A table of HTML on its way to Markdown, whose tables have one head, one line for each row, and no cell over others. */
export class HtmlTable {
  readonly #rows: Cell[][] = [];
  /** Rows that a cell above still reaches into, by column. */
  #below: number[] = [];
  #cell: Cell | undefined;
  #isHeadPart = false;
  #cells = 0;
  #isTooLarge = false;
  /** Tables inside this one: their words stay in the cell. */
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

  /** @param across Columns, and @param down rows that it reaches over: the others stay empty. */
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

  /** Takes what was written since the last time; another paragraph or item of a cell follows in the same line. */
  add(text: string): void {
    const words = text.replace(/\s+/g, ' ').trim();
    if (words !== '') this.#cell?.parts.push(words);
  }

  /** The same for the words below a picture, which follow it without a mark. */
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

  /** As Markdown; undefined where it is one column, which is how text was laid out once, or too large to be read as one. */
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

  /** Its cells one after the other. */
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

/** The head of a row, which Markdown has no mark for. */
function strong(cell: Cell): Cell {
  const words = wordsOf(cell).replaceAll('\\|', '|');
  return words === '' || words.includes('**') ? cell : { ...cell, parts: [`**${words}**`] };
}
