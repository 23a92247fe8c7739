import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

const enoughIdle = 0.75;
const longestWait = 120_000;

/** Waits until the machine was idle for a second, at most two minutes; returns the idle share. */
export async function untilQuiet(): Promise<number> {
  const limit = Date.now() + longestWait;
  for (;;) {
    const idle = await idleShare();
    if (idle >= enoughIdle || Date.now() > limit) return idle;
  }
}

async function idleShare(): Promise<number> {
  const before = spent();
  await wait(1000);
  const after = spent();
  return (after.idle - before.idle) / (after.all - before.all);
}

function spent(): { idle: number; all: number } {
  const times = cpus().map((processor) => processor.times);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return { idle: sum(times.map(({ idle }) => idle)), all: sum(times.map((time) => sum(Object.values(time)))) };
}
