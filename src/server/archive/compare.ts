import { createHash } from 'node:crypto';
import type { ArchiveLine, ArchiveValue } from './archive-lines.ts';
import { backupKeyFact } from './archive-signature.ts';

/** Contents of tables, unordered: for each its columns, number of rows, and the sum of the rows' hashes. */
export type TableSums = Map<string, { columns: readonly string[]; rows: number; sum: bigint }>;

/**
 * Sums the lines of a database row by row, so that databases of any size can be compared.
 *
 * @param like Sums to compare with: only their columns are read. A newer schema may have more.
 */
export async function sumsOf(lines: AsyncIterable<ArchiveLine>, like?: TableSums): Promise<TableSums> {
  const sums: TableSums = new Map();
  let table = '';
  let places: readonly number[] = [];
  let columns: readonly string[] = [];
  for await (const line of lines) {
    if (line.kind === 'table') {
      table = line.name;
      columns = like?.get(table)?.columns ?? line.columns;
      places = columns.map((column) => line.columns.indexOf(column));
      if (!like || like.has(table)) sums.set(table, { columns, rows: 0, sum: 0n });
    }
    const entry = sums.get(table);
    if (line.kind !== 'row' || !entry) continue;
    const values = places.map((place) => comparable(line.values[place] ?? null));
    if (isExcluded(table, columns, values)) continue;
    entry.rows += 1;
    entry.sum = (entry.sum + digest(JSON.stringify(values))) & mask;
  }
  return sums;
}

/** Names of the tables that differ. */
export function differences(some: TableSums, others: TableSums): string[] {
  const isSame = (name: string) => {
    const [one, other] = [some.get(name), others.get(name)];
    // A table without rows has no line of its own.
    return (one?.rows ?? 0) === (other?.rows ?? 0) && (one?.sum ?? 0n) === (other?.sum ?? 0n);
  };
  return [...new Set([...some.keys(), ...others.keys()])].filter((name) => !isSame(name));
}

const mask = (1n << 128n) - 1n;
const digest = (text: string): bigint => BigInt(`0x${createHash('sha256').update(text).digest('hex').slice(0, 32)}`);

/** One engine returns 1 where the other returns true. */
const comparable = (value: ArchiveValue): ArchiveValue => (typeof value === 'boolean' ? Number(value) : value);

/**
 * Rows of the installation, and rows that a restore itself writes: the revisions of posts and content, the backup key, and the
 * audit event.
 */
function isExcluded(table: string, columns: readonly string[], values: readonly ArchiveValue[]): boolean {
  const column = (name: string) => values[columns.indexOf(name)];
  if (table === 'site_facts')
    return ['posts-revision', 'content-revision', backupKeyFact].includes(String(column('name')));
  return table === 'audit_events' && column('action') === 'backup-restored';
}
