import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('results/', import.meta.url));

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const value =
    sorted.length % 2 === 1 ? sorted[Math.floor(middle)] : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
  if (value === undefined) throw new Error('nothing was measured');
  return value;
}

/** Prints rows as a table with column names. */
export function printTable(rows: readonly Record<string, string | number>[]): void {
  const names = Object.keys(rows[0] ?? {});
  const widths = names.map((name) => Math.max(name.length, ...rows.map((row) => String(row[name]).length)));
  const line = (cells: readonly (string | number | undefined)[]) =>
    cells
      .map((cell, index) => String(cell ?? '').padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd();
  console.log(
    [
      line(names),
      line(widths.map((width) => '-'.repeat(width))),
      ...rows.map((row) => line(names.map((name) => row[name]))),
    ].join('\n'),
  );
}

/** Writes tables as Markdown to bench/results. */
export function saveTables(name: string, tables: readonly (readonly Record<string, string | number>[])[]): void {
  const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const table = (rows: readonly Record<string, string | number>[]) => {
    const names = Object.keys(rows[0] ?? {});
    return [row(names), row(names.map(() => '---')), ...rows.map((one) => row(Object.values(one)))].join('\n');
  };
  writeFileSync(`${folder}${name}.md`, `${tables.map(table).join('\n\n')}\n`);
}

/** Writes a measurement to bench/results, with a description of the machine. */
export function saveResults(name: string, results: object): void {
  mkdirSync(folder, { recursive: true });
  const machine = { date: new Date().toISOString(), node: process.version, processors: cpus().length, load: loadavg() };
  writeFileSync(`${folder}${name}.json`, `${JSON.stringify({ machine, ...results }, null, 2)}\n`);
  console.log(
    `\nKept in bench/results/${name}.json. Load of the machine: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}.`,
  );
}
