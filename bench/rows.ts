import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { saveResults, saveTables } from './report.ts';

/** A figure with its reference: a row of the table of `npm run bench`. */
export interface Row {
  /** Name and unit, such as 'cached page, processor time of a request, µs'. */
  what: string;
  ours: number;
  /** The same figure of the reference, measured in the same run. */
  reference?: { name: string; value: number };
  /** Ratio of ours to the reference; calculated if omitted. Programs with alternating runs pass the median of the runs. */
  ratio?: number;
  /** Limit of our figure or of the ratio. A goal is reported and fails nothing, such as a time on a shared machine. */
  budget?: { of: 'ours' | 'ratio'; atMost?: number; atLeast?: number; isGoal?: boolean };
}

const folder = fileURLToPath(new URL('results/rows/', import.meta.url));

/** Saves the rows of a program for the table, reports exceeded budgets, and fails unless they are goals. */
export function reportRows(program: string, rows: readonly Row[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}${program}.json`, JSON.stringify(rows));
  for (const row of rows.filter((row) => !holds(row))) {
    console.error(
      `${row.budget?.isGoal ? 'Goal not reached' : 'BUDGET EXCEEDED'}: ${row.what}: ${cells(row).join(', ')}`,
    );
    if (!row.budget?.isGoal) process.exitCode = 1;
  }
}

export function forgetRows(): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Writes results/table.md and table.json from the rows of all programs. */
export function writeTable(): void {
  const files = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  const rows = files.flatMap((file) => JSON.parse(readFileSync(`${folder}${file}`, 'utf8')) as Row[]);
  if (rows.length === 0) return;
  saveResults('table', { rows });
  saveTables('table', [
    rows.map((row) => {
      const [ours = '', reference = '', ratio = '', budget = ''] = cells(row);
      return { what: row.what, ours, reference, ratio, budget };
    }),
  ]);
}

function ratioOf({ ours, reference, ratio }: Row): number | undefined {
  return ratio ?? (reference && ours / reference.value);
}

function holds(row: Row): boolean {
  const { of, atMost = Number.POSITIVE_INFINITY, atLeast = Number.NEGATIVE_INFINITY } = row.budget ?? { of: 'ours' };
  const value = of === 'ours' ? row.ours : ratioOf(row);
  return value !== undefined && value <= atMost && value >= atLeast;
}

function cells(row: Row): string[] {
  const { ours, reference, budget } = row;
  const figure = (value: number) => value.toLocaleString('en-AU', { maximumSignificantDigits: 3 });
  const limit = budget?.atMost === undefined ? `at least ${budget?.atLeast}` : `at most ${budget.atMost}`;
  return [
    figure(ours),
    reference ? `${figure(reference.value)} (${reference.name})` : '',
    ratioOf(row)?.toFixed(2) ?? '',
    budget
      ? `${budget.of === 'ratio' ? 'ratio ' : ''}${limit}${budget.isGoal ? ' (goal)' : ''}${holds(row) ? '' : ': EXCEEDED'}`
      : '',
  ];
}
