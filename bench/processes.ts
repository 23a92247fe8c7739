import { readdirSync, readFileSync } from 'node:fs';

/** Memory of a process and its descendants, in MB of 1,048,576 bytes. */
export interface Memory {
  /** Resident memory; shared pages count in each process. */
  rss: number;
  /** Proportional memory; a shared page is divided among its processes. */
  pss: number;
}

/** @throws Error if /proc has no figures. */
export function memoryOf(pids: readonly number[]): Memory {
  let [rss, pss] = [0, 0];
  for (const pid of pids) {
    const rollup = readOf(pid, 'smaps_rollup');
    if (rollup === undefined) continue;
    const kilobytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(rollup)?.[1] ?? 0);
    rss += kilobytes('Rss') / 1024;
    pss += kilobytes('Pss') / 1024;
  }
  if (rss === 0) throw new Error('memory is read from /proc, as Linux keeps it');
  return { rss, pss };
}

/** Processor time of the processes in seconds. */
export function processorSeconds(pids: readonly number[]): number {
  const ticks = 100;
  return pids.reduce((sum, pid) => {
    // Fields are counted after the name in brackets, which may have spaces; user and system time are the 14th and 15th.
    const fields = readOf(pid, 'stat')?.split(') ').at(-1)?.split(' ') ?? [];
    return sum + (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / ticks;
  }, 0);
}

/** Ids of a process and its descendants. */
export function treeOf(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), Number(readOf(Number(name), 'stat')?.split(') ').at(-1)?.split(' ')[1])] as const);
  const below = (one: number): number[] => [
    one,
    ...parents.filter(([, parent]) => parent === one).flatMap(([child]) => below(child)),
  ];
  return below(pid);
}

/** The program that a process runs, with its arguments. */
export function commandOf(pid: number): string {
  return readOf(pid, 'cmdline')?.replaceAll('\0', ' ').trim() ?? '';
}

function readOf(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}
