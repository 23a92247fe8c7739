import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { ExportedPost } from '../blog/post-store.ts';
import { ExchangeError } from './exchange-error.ts';
import type { ReadPost } from './held-back.ts';
import type { ImportOptions } from './import-options.ts';
import { columnName, postOfRecord, recordColumns, recordOf } from './record.ts';
import { chunksOf } from './text-file.ts';

/**
 * A cell that a spreadsheet would run as a formula gets a leading apostrophe, which spreadsheets read as 'this is text'.
 * Reading removes it; a cell that already began with one gets another, so that every text is restored.
 */
const formula = /^'*[=+\-@\t\r]/;
const guarded = /^'+[=+\-@\t\r]/;

/** Posts as CSV, with the columns of `blog_posts` in the first line. */
export async function* csvLines(posts: AsyncIterable<ExportedPost>): AsyncGenerator<string> {
  // A byte order mark: without it spreadsheets assume an older encoding.
  yield `\ufeff${recordColumns.join(',')}\r\n`;
  for await (const post of posts) {
    const record = recordOf(post);
    yield `${recordColumns.map((column) => cell(record[column])).join(',')}\r\n`;
  }
}

function cell(value: unknown): string {
  const text = value === null ? '' : Array.isArray(value) ? JSON.stringify(value) : String(value);
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Posts of a CSV file whose first line names its columns. A last line without a line end may be truncated. */
export async function* readCsv(file: string, { timeZone, encoding }: ImportOptions): AsyncGenerator<ReadPost> {
  const rows = parse({
    bom: true,
    columns: (names: string[]) => names.map(columnName),
    skip_empty_lines: true,
    max_record_size: 20_000_000,
  });
  let isEnded = true;
  async function* pieces() {
    for await (const piece of chunksOf(file, encoding)) {
      if (piece !== '') isEnded = /[\r\n]$/.test(piece);
      yield piece;
    }
  }
  // A failure of the file ends the loop over its rows below.
  Readable.from(pieces())
    .on('error', (error) => rows.destroy(error))
    .pipe(rows);
  let row = 1;
  let last: ReadPost | undefined;
  try {
    for await (const record of rows as AsyncIterable<Record<string, string>>) {
      row += 1;
      if (row === 2 && !('title' in record)) {
        throw new ExchangeError(
          'The first line of the file has to name the columns, title among them. Nothing was imported.',
        );
      }
      const unescaped = Object.fromEntries(
        Object.entries(record).map(([name, value]) => [name, guarded.test(value) ? value.slice(1) : value]),
      );
      if (last) yield last;
      last = postOfRecord(unescaped, `Row ${row}`, timeZone);
    }
    if (last)
      yield isEnded
        ? last
        : { ...last, doubts: [...(last.doubts ?? []), 'the file ends within its line, which may have been cut off'] };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ExchangeError(
      `The file is no CSV that can be read, near row ${row + 1} (${error.code}). Nothing was imported.`,
    );
  }
}
